import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { keyboardStory } from '../../testing/handbook';
import { LONG_WORD, sheet } from '../../testing/sheet';
import { Details } from './Details';
import { handbook } from './Details.handbook';

const meta = {
  title: 'Text/Details',
  id: 'components-text-details',
  component: Details,
  parameters: { handbook },
  args: { summary: 'See every word of it', children: <p>Everything that this device keeps.</p> },
} satisfies Meta<typeof Details>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('what it holds is not drawn before it is asked for', async () => {
      await expect(canvas.getByRole('group')).toHaveAttribute('data-state', 'closed');
      await expect(canvas.queryByText(/Everything/)).toBeNull();
    });
    await step('the target is 44 px', async () => {
      const { height } = canvas.getByText('See every word of it').getBoundingClientRect();
      await expect(height).toBeGreaterThanOrEqual(44);
    });
  },
};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('See every word of it'));
    await waitFor(() => expect(canvas.getByRole('group')).toHaveAttribute('data-state', 'open'));
    await expect(await canvas.findByText(/Everything/)).toBeVisible();
  },
};

export const LongWords: Story = {
  args: {
    summary: 'See every word of it',
    children: <p className="wrap-anywhere">{'umunyamabanganshingwabikorwa'.repeat(9)}</p>,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('See every word of it'));
    const text = await canvas.findByText(/umunyamabanga/);
    await expect(text.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Sheet: Story = {
  tags: ['sheet'],
  ...sheet(Details, {
    cell: 'form',
    acts: 'summary',
    conditions: { 'long words': { summary: LONG_WORD } },
  }),
};

/** A second press closes it, and what it holds is away again. */
export const ClosedAgain: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('See every word of it'));
    await canvas.findByText(/Everything/);
    await userEvent.click(canvas.getByText('See every word of it'));
    await waitFor(() => expect(canvas.queryByText(/Everything/)).toBeNull());
  },
};

/** Each key does what the keyboard table of the documentation page says. */
export const Keyboard: Story = { tags: ['behaviour'], ...keyboardStory(handbook) };
