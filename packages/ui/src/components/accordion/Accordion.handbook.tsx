import { expect } from 'storybook/test';

import type { Handbook } from '../../testing/handbook';
import { tabsThrough } from '../../testing/keyboard-plays';
import { Accordion } from './Accordion';

const FREE = 'Is it free to take part?';
const FACE = 'Must I show my face or my name?';
const PROGRESS = 'May our story still be in progress?';

/** How Accordion is used. */
export const handbook: Handbook = {
  whenToUse: [
    'For several questions with short answers, of which a visitor wants one or two.',
    'Where one answer may close when another opens.',
  ],
  whenNotToUse: [
    'For one thing that opens: take Disclosure or Details.',
    'For parts of which one is always seen: take Tabs.',
    'For what everybody has to read: take Prose.',
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
              heading: 'Must I show my face?',
              content: <p>No. You can change your mind later, too.</p>,
            },
          ]}
        />
      ),
      why: 'Questions as a visitor would ask them; the answer comes with its first word.',
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
      why: 'The headings do not say what they hide, and what matters to everybody is hidden.',
    },
  ],
  anatomy: [
    'A heading that is a button',
    'A plus, which turns to a cross while the answer is open',
    'The answer, under its heading (only while it is open)',
    'A line between two questions',
  ],
  content: [
    'The heading is a whole question, or a name that tells what opens.',
    'The answer begins with the answer: Yes. No. Until you delete it.',
    'Choose the level of the headings by the page.',
  ],
  keys: [
    {
      keys: 'Tab',
      does: 'Goes through the headings and what can be used in the open answer.',
      verify: tabsThrough(['button', FREE], ['button', FACE], ['button', PROGRESS]),
    },
    {
      keys: 'Enter or Space',
      does: 'Opens the answer and closes the one that was open; on the open one, closes it.',
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
        await expect(canvas.queryByRole('region')).toBeNull();
      },
    },
    {
      keys: 'Arrow down or Arrow up',
      does: 'Goes to the next or the previous heading, and round at the ends.',
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
      does: 'Goes to the first or the last heading.',
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
    '“Is it free to take part?, button, collapsed, heading level 3”; once open, “expanded”, and the answer is a region of that name. The plus is silent.',
  related: ['Disclosure', 'Details', 'Tabs', 'Prose'],
};
