import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { stateful } from '../testing/stateful';
import { THEMES } from '../persistence/theme';
import { ThemeSwitch } from './ThemeSwitch';

const meta = {
  title: 'Theme switch',
  id: 'parts-shell-theme-switch',
  component: ThemeSwitch,
  args: { theme: 'system', onChange: fn() },
  argTypes: { theme: { control: 'inline-radio', options: THEMES } },
  render: stateful(ThemeSwitch, 'theme', 'onChange'),
  parameters: { initialArgs: ['theme'] },
} satisfies Meta<typeof ThemeSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleName(
      'Theme: device setting. Switch to light',
    );
  },
};

export const Light: Story = { args: { theme: 'light' } };

export const Dark: Story = { args: { theme: 'dark' } };

export const CyclesThroughThemes: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await expect(button).toHaveAccessibleName('Theme: light. Switch to dark');
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAccessibleName('Theme: dark. Switch to device setting');
    await userEvent.keyboard(' ');
    await expect(button).toHaveAccessibleName('Theme: device setting. Switch to light');
  },
};
