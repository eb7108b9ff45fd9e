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

/** How Disclosure is used. */
export const handbook: Handbook = {
  whenToUse: [
    'For a button that shows and hides what stands after it in the page: contents, filters, a form.',
    'With alwaysOpenWide, for what is folded on a phone and stands open from 1024 px on.',
    'With asChild, for another button, such as Button.',
  ],
  whenNotToUse: [
    'For several questions: take Accordion.',
    'For a list of things to do: take Menu.',
    'For something long that few ask for: take Details.',
  ],
  dos: [
    {
      show: () => (
        <Disclosure>
          <DisclosureButton variant="boxed">Choose a document</DisclosureButton>
          <DisclosurePanel className="p-4">Privacy, terms and guidelines.</DisclosurePanel>
        </Disclosure>
      ),
      why: 'The button says what it holds, and the panel follows it in the page.',
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
      why: 'Any button can open it; its state is announced all the same.',
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
      why: 'The panel opens before the button, where Tab has already been, and the words do not say what it holds.',
    },
  ],
  anatomy: [
    'The button: a line of its own, or boxed',
    'A sign before its words (optional)',
    'Its words',
    'An arrow, which turns while it is open (not with asChild)',
    'The panel (only while it is open)',
  ],
  content: [
    'Name what opens: Contents, Filters.',
    'Keep the words when it is open: the state is announced beside them.',
  ],
  keys: [
    { keys: 'Tab', does: 'Brings the focus to the button.', verify: tabsTo('button', 'Contents') },
    {
      keys: 'Enter or Space',
      does: 'Opens it and closes it; the focus stays on the button.',
      verify: async (context) => {
        await opened(context);
        await context.userEvent.keyboard(' ');
        await expect(context.canvas.queryByRole('list')).toBeNull();
        await expect(context.canvas.getByRole('button', { name: 'Contents' })).toHaveFocus();
      },
    },
    {
      keys: 'Enter, held down',
      does: 'Does not open and close it again and again.',
      verify: ignoresEnterRepeat('button', 'Contents'),
    },
    {
      keys: 'Tab',
      does: 'While it is open: goes on into the panel.',
      verify: async (context) => {
        await opened(context);
        await context.userEvent.tab();
        await expect(context.canvas.getByRole('link', { name: 'What we keep' })).toHaveFocus();
      },
    },
    {
      keys: 'Escape',
      does: 'Leaves it open: it lies over nothing.',
      verify: async (context) => {
        await opened(context);
        await context.userEvent.keyboard('{Escape}');
        await expect(context.canvas.getByRole('list')).toBeVisible();
      },
    },
  ],
  screenReader: '“Contents, button, collapsed”; once open, “expanded”. Sign and arrow are silent.',
  related: ['Details', 'Accordion', 'Menu', 'Navigation drawer'],
};
