// Proves ICE-1.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent } from 'storybook/test';

import { PATHS } from '../../paths';
import { withRouter } from '../../testing/with-router';
import { icebreakerCopy as copy } from '#words/pages/icebreaker/copy';
import { TOPICS } from './data';
import { IcebreakerPage } from './IcebreakerPage';

const meta = {
  title: 'Icebreaker',
  id: 'pages-icebreaker',
  component: IcebreakerPage,
  decorators: [withRouter(PATHS.icebreaker)],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof IcebreakerPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(copy.empty)).toBeVisible();
    const topics = canvas.getAllByRole<HTMLInputElement>('radio').map(({ value }) => value);
    await expect(topics).toEqual(['music', 'travel', 'food', 'books']);
  },
};

export const Generated: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: copy.generate }));
    await expect(canvas.getByText(copy.topics.music.question)).toBeVisible();
  },
};

export const QuestionByTopic: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, step }) => {
    let shown = copy.empty;
    for (const topic of TOPICS) {
      const { name, question } = copy.topics[topic];
      await step(`${name} has its own question, once it is asked for`, async () => {
        await userEvent.click(canvas.getByRole('radio', { name }));
        await expect(canvas.getByText(shown)).toBeVisible();
        await userEvent.click(canvas.getByRole('button', { name: copy.generate }));
        await expect(canvas.getByText(question)).toBeVisible();
      });
      shown = question;
    }
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
    await userEvent.click(canvas.getByRole('button', { name: copy.copy }));
    await expect(write).toHaveBeenCalledWith(shown);
  },
};
