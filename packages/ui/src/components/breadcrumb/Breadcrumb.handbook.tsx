import { expect } from 'storybook/test';

import type { Handbook } from '../../testing/handbook';
import { followsLinkByEnter, tabsThrough } from '../../testing/keyboard-plays';
import { Breadcrumb, type BreadcrumbProps } from './Breadcrumb';

const MORE = 'Show full path';

const trail: Omit<BreadcrumbProps, 'items'> = {
  label: 'Breadcrumb',
  moreLabel: MORE,
  renderLink: ({ children, ...link }) => <a {...link}>{children}</a>,
};

export const handbook: Handbook = {
  whenToUse: [
    'At the top of a nested page, to show where it belongs and link back to its parents.',
    'Once per page, above the heading.',
  ],
  whenNotToUse: [
    'On the home page, leave it out.',
    'For the steps of a form, use Stepper.',
    'For sections within one page, use Tabs.',
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
      why: 'Each item has the name of its page, and the last one is the current page.',
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
      why: 'Sentences instead of names: no one learns what the pages are called.',
    },
  ],
  anatomy: [
    'Link to each parent page, starting with Home',
    'Arrow between items',
    'Button that expands the collapsed middle of a path longer than three items (on a narrow screen)',
    'Name of the current page, which isn’t a link',
  ],
  content: ['Name each item after the heading of its page.', 'Don’t use verbs or full stops.'],
  keys: [
    {
      keys: 'Tab',
      does: 'Moves through the links and, on a narrow screen, the button for the collapsed middle. The current page is skipped.',
      verify: async (context) => {
        await tabsThrough(['link', 'Home'], ['button', MORE])(context);
        await context.userEvent.tab();
        await expect(document.body).toHaveFocus();
      },
    },
    { keys: 'Enter', does: 'On a link: follows it.', verify: followsLinkByEnter('Home') },
    {
      keys: 'Enter or Space',
      does: 'On that button: expands the middle, and the next Tab goes to its first link. Again: collapses it.',
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
      does: 'Collapses the middle and returns focus to the button.',
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
    'The navigation “Breadcrumb” and a list of links, ending with the current page. The button announces whether it’s expanded. Arrows aren’t announced.',
  related: ['Stepper', 'Tabs', 'Text link'],
};
