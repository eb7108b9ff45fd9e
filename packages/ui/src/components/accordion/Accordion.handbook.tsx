import { expect } from 'storybook/test';

import type { Handbook } from '../../testing/handbook';
import { tabsThrough } from '../../testing/keyboard-plays';
import { Accordion } from './Accordion';

const FREE = 'Is it free to take part?';
const FACE = 'Do I have to show my face or name?';
const PROGRESS = 'Can our story still be in progress?';

export const handbook: Handbook = {
  whenToUse: [
    'For several questions with short answers, when people usually need only one or two.',
    'When it’s fine for one answer to close as another opens.',
  ],
  whenNotToUse: [
    'For a single section that opens and closes, use Disclosure or Details.',
    'When one panel should always be visible, use Tabs.',
    'For content that everyone needs to read, use Prose.',
  ],
  dos: [
    {
      show: () => (
        <Accordion
          headingLevel={4}
          defaultValue="free"
          items={[
            {
              value: 'free',
              heading: 'Is it free to take part?',
              content: <p>Yes. Sharing your story costs nothing.</p>,
            },
            {
              value: 'name',
              heading: 'Do I have to show my face?',
              content: <p>No. You can change your mind later, too.</p>,
            },
          ]}
        />
      ),
      why: 'The questions use visitors’ own words, and each answer starts with the answer.',
    },
  ],
  donts: [
    {
      show: () => (
        <Accordion
          headingLevel={4}
          items={[
            { value: 'one', heading: 'More', content: <p>Meet in a public place.</p> },
            { value: 'two', heading: 'Important', content: <p>Tell a friend where you are.</p> },
          ]}
        />
      ),
      why: 'The headings don’t say what they hide, and important information is hidden from everyone.',
    },
  ],
  anatomy: [
    'Heading that works as a button',
    'Plus icon, which turns into a cross while the answer is open',
    'Answer, below its heading; while closed, only the browser’s search and paper show it',
    'Divider between questions',
  ],
  content: [
    'Write the heading as a full question, or as a clear name for what opens.',
    'Start with the answer itself: Yes. No. Until you delete it.',
    'Choose the heading level that fits the page.',
  ],
  keys: [
    {
      keys: 'Tab',
      does: 'Moves through the headings and the interactive elements of the open answer.',
      verify: async (context) => {
        await context.userEvent.click(context.canvas.getByRole('button', { name: FACE }));
        context.canvas.getByRole('button', { name: FREE }).focus();
        await tabsThrough(
          ['button', FACE],
          ['link', 'change your mind'],
          ['button', PROGRESS],
        )(context);
      },
    },
    {
      keys: 'Enter or Space',
      does: 'Opens the answer and closes the one that was open. On the open one, closes it.',
      verify: async ({ canvas, userEvent }) => {
        const face = canvas.getByRole('button', { name: FACE });
        const free = canvas.getByRole('button', { name: FREE });
        free.focus();
        await userEvent.keyboard('{Enter}');
        await expect(free).toHaveAttribute('aria-expanded', 'true');
        face.focus();
        await userEvent.keyboard(' ');
        await expect(face).toHaveAttribute('aria-expanded', 'true');
        await expect(free).toHaveAttribute('aria-expanded', 'false');
        await userEvent.tab();
        await expect(canvas.getByRole('link', { name: 'change your mind' })).toHaveFocus();
        await userEvent.tab({ shift: true });
        await userEvent.keyboard('{Enter}');
        await expect(canvas.getByRole('link', { name: 'change your mind' })).not.toBeVisible();
      },
    },
    {
      keys: 'Arrow down or Arrow up',
      does: 'Moves to the next or previous heading, wrapping at the ends.',
      verify: async ({ canvas, userEvent }) => {
        canvas.getByRole('button', { name: FREE }).focus();
        await userEvent.keyboard('{ArrowDown}');
        await expect(canvas.getByRole('button', { name: FACE })).toHaveFocus();
        await userEvent.keyboard('{ArrowUp}{ArrowUp}');
        await expect(canvas.getByRole('button', { name: PROGRESS })).toHaveFocus();
      },
    },
    {
      keys: 'Home or End',
      does: 'Moves to the first or last heading.',
      verify: async ({ canvas, userEvent }) => {
        canvas.getByRole('button', { name: FACE }).focus();
        await userEvent.keyboard('{End}');
        await expect(canvas.getByRole('button', { name: PROGRESS })).toHaveFocus();
        await userEvent.keyboard('{Home}');
        await expect(canvas.getByRole('button', { name: FREE })).toHaveFocus();
      },
    },
  ],
  screenReader:
    '“Is it free to take part?, button, collapsed, heading level 3”. Once open, “expanded”, and the answer is a region with the same name. The plus icon isn’t announced.',
  related: ['Disclosure', 'Details', 'Tabs', 'Prose'],
};
