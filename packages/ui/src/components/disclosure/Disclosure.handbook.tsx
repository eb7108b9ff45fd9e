import { expect } from 'storybook/test';

import type { Handbook, KeyContext } from '../../testing/handbook';
import { ignoresEnterRepeat, tabsTo } from '../../testing/keyboard-plays';
import { Button } from '../button/Button';
import { Disclosure, DisclosureButton, DisclosurePanel } from './Disclosure';

const opened = async ({ canvas, userEvent }: KeyContext) => {
  canvas.getByRole('button', { name: 'Contents' }).focus();
  await userEvent.keyboard('{Enter}');
  await expect(canvas.getByRole('list')).toBeVisible();
};

export const handbook: Handbook = {
  whenToUse: [
    'For a button that shows and hides the content after it: a table of contents, filters, a form.',
    'Set alwaysOpenWide for content that’s collapsed on a phone and always visible from 1024 px.',
    'With asChild, to use another button, such as Button.',
  ],
  whenNotToUse: [
    'For several questions, use Accordion.',
    'For a list of actions, use Menu.',
    'For long content that few people need, use Details.',
  ],
  dos: [
    {
      show: () => (
        <Disclosure>
          <DisclosureButton variant="boxed">Choose a document</DisclosureButton>
          <DisclosurePanel className="p-4">Privacy, terms and guidelines.</DisclosurePanel>
        </Disclosure>
      ),
      why: 'The button says what it opens, and the panel follows it in the page.',
    },
    {
      show: () => (
        <Disclosure>
          <DisclosureButton asChild>
            <Button variant="secondary">Filters</Button>
          </DisclosureButton>
          <DisclosurePanel className="p-4">Eleven filters</DisclosurePanel>
        </Disclosure>
      ),
      why: 'Any button can open it, and its state is still announced.',
    },
  ],
  donts: [
    {
      show: () => (
        <Disclosure>
          <DisclosurePanel className="p-4">Privacy, terms and guidelines.</DisclosurePanel>
          <DisclosureButton>Click to expand or collapse</DisclosureButton>
        </Disclosure>
      ),
      why: 'The panel opens before the button, where Tab has already passed, and the label doesn’t say what it opens.',
    },
  ],
  anatomy: [
    'Button: on a line of its own, or boxed',
    'Icon before the label (optional)',
    'Label',
    'Arrow, which turns while open (not with asChild)',
    'Panel (only while open)',
  ],
  content: [
    'Name what opens: Contents, Filters.',
    'Keep the same label when it’s open. The state is announced separately.',
  ],
  keys: [
    { keys: 'Tab', does: 'Moves focus to the button.', verify: tabsTo('button', 'Contents') },
    {
      keys: 'Enter or Space',
      does: 'Opens and closes the panel. Focus stays on the button.',
      verify: async (context) => {
        await opened(context);
        await context.userEvent.keyboard(' ');
        await expect(context.canvas.queryByRole('list')).toBeNull();
        await expect(context.canvas.getByRole('button', { name: 'Contents' })).toHaveFocus();
      },
    },
    {
      keys: 'Enter, held down',
      does: 'Toggles it only once.',
      verify: ignoresEnterRepeat('button', 'Contents'),
    },
    {
      keys: 'Tab',
      does: 'While open: moves into the panel.',
      verify: async (context) => {
        await opened(context);
        await context.userEvent.tab();
        await expect(context.canvas.getByRole('link', { name: 'What we store' })).toHaveFocus();
      },
    },
    {
      keys: 'Escape',
      does: 'Leaves it open, since it doesn’t cover anything.',
      verify: async (context) => {
        await opened(context);
        await context.userEvent.keyboard('{Escape}');
        await expect(context.canvas.getByRole('list')).toBeVisible();
      },
    },
  ],
  screenReader:
    '“Contents, button, collapsed”. Once open, “expanded”. Icon and arrow aren’t announced.',
  related: ['Details', 'Accordion', 'Menu', 'Navigation drawer'],
};
