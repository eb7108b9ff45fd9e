// Proves BROWSE-5.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { stateful } from '../../testing/stateful';
import { MoodPanel } from './MoodPanel';

const meta = {
  title: 'Find match/Mood panel',
  id: 'pages-find-match-mood-panel',
  component: MoodPanel,
  args: { mood: '', onMood: fn() },
  render: stateful(MoodPanel, 'mood', 'onMood'),
} satisfies Meta<typeof MoodPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NoMood: Story = {
  play: async ({ canvas }) => {
    const moods = ['Calm', 'Happy', 'Curious', 'Lonely', 'Want to talk'];
    const buttons = canvas.getAllByRole('button', { pressed: false });
    await expect(buttons.map((button) => button.textContent)).toEqual(moods);
  },
};

export const MoodChosen: Story = { args: { mood: 'Curious' } };

export const OneAtATime: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    const pressed = () =>
      canvas.getAllByRole('button', { pressed: true }).map((button) => button.textContent);
    await userEvent.click(canvas.getByRole('button', { name: 'Happy' }));
    await expect(pressed()).toEqual(['Happy']);
    await userEvent.click(canvas.getByRole('button', { name: 'Lonely' }));
    await expect(pressed()).toEqual(['Lonely']);
    await userEvent.keyboard(' ');
    await expect(args.onMood).toHaveBeenLastCalledWith('');
    await expect(canvas.queryAllByRole('button', { pressed: true })).toEqual([]);
  },
};
