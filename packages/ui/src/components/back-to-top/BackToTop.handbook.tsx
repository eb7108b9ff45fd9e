import type { Handbook } from '../../testing/handbook';
import { BackToTop } from './BackToTop';

export const handbook: Handbook = {
  whenToUse: [
    'Once per app, for pages several screens long.',
    'Set visible once the page has scrolled. Until then the button isn’t rendered.',
  ],
  whenNotToUse: [
    'For any other floating action, use Floating button.',
    'To link to part of a page, use Text link.',
  ],
  dos: [
    {
      show: () => (
        <div className="relative h-32 contain-layout">
          <BackToTop visible label="Back to top" />
        </div>
      ),
      why: 'It sits above the corner, within reach of a thumb and clear of other buttons.',
    },
  ],
  donts: [
    {
      show: () => (
        <div className="relative h-32 contain-layout">
          <BackToTop visible label="Scroll" className="start-4" />
        </div>
      ),
      why: 'Moved to the other side it covers text, and “Scroll” doesn’t say where to.',
    },
  ],
  anatomy: ['Round 48 px target, floating over the page', 'Up arrow'],
  content: ['Say where it goes: Back to top.'],
  keys: [],
  noKeys: 'A native button. Once activated, focus is on the page heading.',
  screenReader:
    '“Back to top, button”, then the page heading, which receives focus. At the top of the page the button isn’t there.',
  related: ['Floating button', 'Text link'],
};
