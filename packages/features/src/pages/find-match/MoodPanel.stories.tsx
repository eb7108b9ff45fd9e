// Proves BROWSE-5.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { MoodPanel, type MoodPanelProps } from './MoodPanel';

function Stateful({ mood: first, onMood }: MoodPanelProps) {
  const [mood, setMood] = useState(first);
  return (
    <MoodPanel
      mood={mood}
      onMood={(next) => {
        onMood(next);
        setMood(next);
      }}
    />
  );
}

const meta = {
  title: 'Find match/Mood panel',
  id: 'pages-find-match-mood-panel',
  component: MoodPanel,
  args: { mood: 'Any', onMood: fn() },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof MoodPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

const moods = ['Calm', 'Happy', 'Curious', 'Lonely', 'Want to talk'];

export const NoMood: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getAllByRole('button', { pressed: false }).map((b) => b.textContent),
    ).toEqual(moods);
  },
};

export const MoodChosen: Story = {
  args: { mood: 'Curious' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent('Curious');
  },
};

export const OneAtATime: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas, step, userEvent }) => {
    const pressed = () =>
      canvas.getAllByRole('button', { pressed: true }).map((button) => button.textContent);
    await step('Only one is selected', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Happy' }));
      await expect(pressed()).toEqual(['Happy']);
      await userEvent.click(canvas.getByRole('button', { name: 'Lonely' }));
      await expect(pressed()).toEqual(['Lonely']);
    });
    await step('Selecting it again with the keyboard clears it', async () => {
      await userEvent.keyboard(' ');
      await expect(args.onMood).toHaveBeenLastCalledWith('Any');
      await expect(canvas.queryAllByRole('button', { pressed: true })).toEqual([]);
    });
  },
};
