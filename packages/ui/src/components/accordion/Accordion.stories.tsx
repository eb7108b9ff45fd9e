// Proves QUESTIONS-1.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';

import { keyboardStory } from '../../testing/handbook';
import { LONG_WORD, sheet } from '../../testing/sheet';
import { TextLink } from '../text-link/TextLink';
import { Accordion } from './Accordion';
import { handbook } from './Accordion.handbook';

const meta = {
  title: 'Text/Accordion (questions and answers)',
  id: 'components-text-accordion',
  component: Accordion,
  parameters: { handbook },
  args: {
    items: [
      {
        value: 'free',
        heading: 'Is it free to take part?',
        content: <p>Yes. Sharing your story costs nothing.</p>,
      },
      {
        value: 'name',
        heading: 'Do I have to show my face or name?',
        content: (
          <p>
            <span>No, and you can </span>
            <TextLink href="#change">change your mind</TextLink>
            <span> later.</span>
          </p>
        ),
      },
      {
        value: 'progress',
        heading: 'Can our story still be in progress?',
        content: <p>Of course.</p>,
      },
    ],
    className: 'max-w-prose',
    onValueChange: fn(),
  },
  argTypes: {
    value: { control: false },
    defaultValue: { control: 'select', options: ['free', 'name', 'progress'] },
  },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const headings = canvas.getAllByRole('heading', { level: 3 });
    await expect(headings).toHaveLength(3);
    await expect(headings[0]).toContainElement(canvas.getByRole('button', { name: /free/ }));
  },
};

export const Open: Story = {
  args: { defaultValue: 'name' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: /face/ })).toBeVisible();
    await expect(canvas.getByText('Of course.')).not.toBeVisible();
  },
};

export const SecondLevel: Story = {
  args: { headingLevel: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(3);
  },
};

export const LongWords: Story = {
  args: {
    defaultValue: 'long',
    items: [{ value: 'long', heading: LONG_WORD, content: <p>{LONG_WORD}</p> }],
  },
};

export const Sheet: Story = {
  tags: ['sheet'],
  ...sheet(Accordion, {
    cell: 'form',
    acts: 'button',
    conditions: { open: { defaultValue: 'free' }, 'long words': { ...LongWords.args } },
  }),
};

export const Controlled: Story = {
  tags: ['behaviour'],
  args: { value: 'free' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /progress/ }));
    await expect(args.onValueChange).toHaveBeenCalledWith('progress');
    await expect(canvas.getByRole('region', { name: /free/ })).toBeVisible();
    await expect(canvas.getByText('Of course.')).not.toBeVisible();
  },
};

/** The browser's search opens the answer that it finds. */
export const FoundBySearch: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const answer = canvas.getByText('Of course.');
    const panel = answer.closest('[hidden]');
    await expect(panel).toHaveAttribute('hidden', 'until-found');
    panel?.dispatchEvent(new Event('beforematch', { bubbles: true }));
    await waitFor(() => expect(answer).toBeVisible());
    await expect(canvas.getByRole('button', { name: /progress/ })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  },
};

export const Keyboard: Story = { tags: ['behaviour'], ...keyboardStory(handbook) };
