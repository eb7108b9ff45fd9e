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
  args: { summary: 'Show all saved data', children: <p>Everything saved on this device.</p> },
} satisfies Meta<typeof Details>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('the content isn’t rendered until it’s opened', async () => {
      await expect(canvas.getByRole('group')).toHaveAttribute('data-state', 'closed');
      await expect(canvas.queryByText(/Everything/)).toBeNull();
    });
    await step('the target is 44 px', async () => {
      const { height } = (
        canvas.getByText('Show all saved data').closest('summary') as Element
      ).getBoundingClientRect();
      await expect(height).toBeGreaterThanOrEqual(44);
    });
  },
};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Show all saved data'));
    await waitFor(() => expect(canvas.getByRole('group')).toHaveAttribute('data-state', 'open'));
    await expect(await canvas.findByText(/Everything/)).toBeVisible();
  },
};

export const LongWords: Story = {
  args: {
    summary: 'Show all saved data',
    children: <p className="wrap-anywhere">{'umunyamabanganshingwabikorwa'.repeat(9)}</p>,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Show all saved data'));
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

export const ClosesAgain: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Show all saved data'));
    await canvas.findByText(/Everything/);
    await userEvent.click(canvas.getByText('Show all saved data'));
    await waitFor(() => expect(canvas.queryByText(/Everything/)).toBeNull());
  },
};

export const Keyboard: Story = { tags: ['behaviour'], ...keyboardStory(handbook) };
