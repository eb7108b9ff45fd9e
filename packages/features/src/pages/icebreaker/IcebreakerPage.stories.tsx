// Proves ICE-1.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent } from 'storybook/test';

import { PATHS } from '../../paths';
import { withRouter } from '../../testing/with-router';
import { icebreakerCopy as copy } from '#words/pages/icebreaker/copy';
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
    const [music] = copy.topics;
    await userEvent.click(canvas.getByRole('button', { name: copy.generate }));
    await expect(canvas.getByText(music?.question ?? '')).toBeVisible();
  },
};

export const QuestionByTopic: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, step }) => {
    for (const [at, { name, question }] of copy.topics.entries()) {
      await step(`${name} has its own question, once it is asked for`, async () => {
        await userEvent.click(canvas.getByRole('radio', { name }));
        await expect(canvas.getByText(copy.topics[at - 1]?.question ?? copy.empty)).toBeVisible();
        await userEvent.click(canvas.getByRole('button', { name: copy.generate }));
        await expect(canvas.getByText(question)).toBeVisible();
      });
    }
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
    await userEvent.click(canvas.getByRole('button', { name: copy.copy }));
    await expect(write).toHaveBeenCalledWith(copy.topics.at(-1)?.question);
  },
};
