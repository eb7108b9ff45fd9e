import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

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
  play: async ({ canvas }) => {
    const summary = canvas.getByText('Show all saved data').closest('summary');
    await expect(summary?.offsetHeight).toBeGreaterThanOrEqual(44);
  },
};

export const Open: Story = {
  parameters: { docs: { story: { height: '200px' } } },
  play: async ({ canvas, step, userEvent }) => {
    const summary = canvas.getByText('Show all saved data');
    const isClosed = () => expect(canvas.queryByText(/Everything/)).toBeNull();
    await step('the content isn’t rendered until it’s opened', isClosed);
    await step('a click opens it, and another one closes it', async () => {
      await userEvent.click(summary);
      await expect(await canvas.findByText(/Everything/)).toBeVisible();
      await userEvent.click(summary);
      await waitFor(isClosed);
      await userEvent.click(summary);
      await waitFor(() => expect(canvas.getByRole('group')).toHaveAttribute('data-state', 'open'));
    });
  },
};

export const LongWords: Story = { args: { summary: LONG_WORD } };

export const Sheet: Story = {
  tags: ['sheet'],
  ...sheet(Details, {
    cell: 'form',
    acts: 'summary',
    conditions: { 'long words': { summary: LONG_WORD } },
  }),
};
