import type { Handbook } from '../../testing/handbook';
import { actsByEnterAndSpace, tabsTo } from '../../testing/key-walks';
import { BackToTop } from './BackToTop';

/** How BackToTop is used. */
export const handbook: Handbook = {
  use: ['Once in the app, for pages that are longer than a few screens.', 'With visible as soon as the page is scrolled some way; it is not there before.'],
  avoid: ['For another action that floats: take Floating button.', 'To lead to a place within a page: take Text link.'],
  dos: [
    {
      show: () => <div className="relative h-32 contain-layout"><BackToTop visible label="Back to top" /></div>,
      why: 'It stands in its place above the corner, where the thumb reaches it and no other button lies.',
    },
  ],
  donts: [
    {
      show: () => <div className="relative h-32 contain-layout"><BackToTop visible label="Scroll" className="start-4" /></div>,
      why: 'Moved to another side it covers text, and “Scroll” does not say where to.',
    },
  ],
  anatomy: ['A round target of 48 px over the page', 'An arrow up'],
  words: ['The label says where it leads: Back to top.'],
  keys: [
    { keys: 'Tab', does: 'Brings the focus to it, while it is there.', walk: tabsTo('button', 'Back to top') },
    { keys: 'Enter or Space', does: 'Brings the page to its top, and the focus to the heading of the page.', walk: actsByEnterAndSpace('button', 'Back to top') },
  ],
  says: '“Back to top, button”, then the heading of the page, which has the focus. It is not there while the page stands at its top.',
  related: ['Floating button', 'Text link'],
};
