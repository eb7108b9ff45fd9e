import type { Meta, StoryObj } from '@storybook/react-vite';
import { Moon, Sun } from 'lucide-react';
import { expect, fn } from 'storybook/test';

import { activatesByClickAndKeys } from '../../testing/button-plays';
import { keyboardStory } from '../../testing/handbook';
import { sheet } from '../../testing/sheet';
import { BarButton } from './BarButton';
import { handbook } from './BarButton.handbook';

const meta = {
  title: 'Actions/Bar button',
  id: 'components-actions-bar-button',
  component: BarButton,
  parameters: { handbook },
  args: { label: 'Switch to dark', children: <Sun size={20} aria-hidden="true" />, onClick: fn() },
} satisfies Meta<typeof BarButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    const button = canvas.getByRole('button', { name: 'Switch to dark' });
    await step('the target is 44 px', async () => {
      await expect(button.getBoundingClientRect().width).toBe(44);
    });
  },
};

export const OnNight: Story = {
  render: (args) => (
    <div className="flex justify-end gap-1 bg-night p-2 text-on-night">
      <BarButton {...args} />
      <BarButton {...args} label="Switch to light">
        <Moon size={20} aria-hidden="true" />
      </BarButton>
    </div>
  ),
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('button');
    const bar = first?.parentElement;
    await expect(first && getComputedStyle(first).color).toBe(bar && getComputedStyle(bar).color);
  },
};

export const Sheet: Story = {
  tags: ['sheet'],
  ...sheet(BarButton, {
    acts: 'button',
    conditions: { 'on night': { className: 'bg-night text-on-night' } },
  }),
};

export const ClickAndKeys: Story = {
  tags: ['behaviour'],
  play: activatesByClickAndKeys('Switch to dark'),
};

export const Keyboard: Story = { tags: ['behaviour'], ...keyboardStory(handbook) };
