import { expect } from 'storybook/test';

import type { Handbook } from '../../testing/handbook';
import { followsLinkByEnter, tabsThrough } from '../../testing/keyboard-plays';
import { Breadcrumb, type BreadcrumbProps } from './Breadcrumb';

const MORE = 'Show the whole trail';

const trail: Omit<BreadcrumbProps, 'items'> = {
  label: 'Breadcrumb',
  moreLabel: MORE,
  renderLink: ({ children, ...link }) => <a {...link}>{children}</a>,
};

/** How Breadcrumb is used. */
export const handbook: Handbook = {
  whenToUse: [
    'At the top of a page that lies below others, to show where it stands and to lead back.',
    'Once a page, above the heading.',
  ],
  whenNotToUse: [
    'On the home page: leave it out.',
    'For the steps of a form: take Stepper.',
    'For parts of one page: take Tabs.',
  ],
  dos: [
    {
      show: () => (
        <Breadcrumb
          {...trail}
          items={[
            { href: '#/', label: 'Home' },
            { href: '#/success-stories', label: 'Success Stories' },
            { href: '#/share-story', label: 'Share Story' },
          ]}
        />
      ),
      why: 'Each crumb has the name of its page, and the last one is where the visitor is.',
    },
  ],
  donts: [
    {
      show: () => (
        <Breadcrumb
          {...trail}
          items={[
            { href: '#/', label: 'Back' },
            { href: '#/stories', label: 'Click for all stories' },
            { href: '#/here', label: 'You are here' },
          ]}
        />
      ),
      why: 'Sentences instead of names: nobody learns what the pages are called.',
    },
  ],
  anatomy: [
    'A link to each page above, from Home on',
    'An arrow between two',
    'A button for the folded middle of more than three (on a narrow screen)',
    'The name of this page, which is no link',
  ],
  content: [
    'A crumb has the name of its page, as the page is headed.',
    'No verbs and no full stops.',
  ],
  keys: [
    {
      keys: 'Tab',
      does: 'Goes from link to link, and on a narrow screen to the button for the folded middle; the page itself is no stop.',
      verify: async (context) => {
        await tabsThrough(['link', 'Home'], ['button', MORE])(context);
        await context.userEvent.tab();
        await expect(document.body).toHaveFocus();
      },
    },
    { keys: 'Enter', does: 'On a link: follows it.', verify: followsLinkByEnter('Home') },
    {
      keys: 'Enter or Space',
      does: 'On that button: shows the middle, whose first link is the next stop, and folds it.',
      verify: async ({ canvas, userEvent }) => {
        const more = canvas.getByRole('button', { name: MORE });
        more.focus();
        await userEvent.keyboard('{Enter}');
        await expect(canvas.getAllByRole('link')).toHaveLength(7);
        await userEvent.tab();
        await expect(canvas.getByRole('link', { name: 'About Us' })).toHaveFocus();
        more.focus();
        await userEvent.keyboard(' ');
        await expect(canvas.getAllByRole('link')).toHaveLength(1);
      },
    },
    {
      keys: 'Escape',
      does: 'Folds the middle and gives the focus back to the button.',
      verify: async ({ canvas, userEvent }) => {
        const more = canvas.getByRole('button', { name: MORE });
        more.focus();
        await userEvent.keyboard('{Enter}');
        await userEvent.tab();
        await userEvent.keyboard('{Escape}');
        await expect(more).toHaveFocus();
        await expect(canvas.getAllByRole('link')).toHaveLength(1);
      },
    },
  ],
  screenReader:
    'The navigation “Breadcrumb”, a list of the links and of the page, which is the current one. The button says whether the middle is shown. Arrows are silent.',
  related: ['Stepper', 'Tabs', 'Text link'],
};
