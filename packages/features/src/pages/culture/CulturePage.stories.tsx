// Proves QUIZ-1.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent } from 'storybook/test';

import type { QuizSet } from '../../domain/quiz';
import { PATHS } from '../../paths';
import { withRouter } from '../../testing/with-router';
import { cultureCopy as copy } from '#words/pages/culture/copy';
import { CulturePage } from './CulturePage';
import { quizSets } from './quiz-sets';

const setAt = (at: number): QuizSet => {
  const set = quizSets[at];
  if (!set) throw new Error(`Unknown set: ${at}.`);
  return set;
};

const meta = {
  title: 'Culture',
  id: 'pages-culture',
  component: CulturePage,
  decorators: [withRouter(PATHS.culture)],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CulturePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstQuestion: Story = {};

export const AllCorrect: Story = {
  play: async ({ canvas, step }) => {
    const set = setAt(0);
    for (const { text, answers, correct } of set.questions) {
      await step(text, async () => {
        await userEvent.click(canvas.getByRole('button', { name: answers[correct] }));
      });
    }
    await expect(canvas.getByRole('heading', { name: 'Score 2/2' })).toHaveFocus();
    for (const { because } of set.questions)
      await expect(canvas.getByText(because, { exact: false })).toBeVisible();
  },
};

export const WrongAnswer: Story = {
  play: async ({ canvas }) => {
    const [first, second] = setAt(0).questions;
    await userEvent.click(canvas.getByRole('button', { name: first.answers[2] }));
    await expect(canvas.getByRole('heading', { name: second.text })).toHaveFocus();
    // By the second click of a double click, the next question is under the pointer.
    await fireEvent.click(canvas.getByRole('button', { name: second.answers[0] }), { detail: 2 });
    await expect(canvas.getByText(copy.wrong(first.answers[0]))).toBeVisible();
    await expect(canvas.getByRole('heading', { name: second.text })).toHaveAccessibleDescription(
      `${copy.wrong(first.answers[0])} ${first.because}`,
    );
  },
};

export const AnotherSet: Story = {
  ...AllCorrect,
  tags: ['behaviour'],
  play: async (context) => {
    const { canvas } = context;
    await AllCorrect.play?.(context);
    await userEvent.click(canvas.getByRole('button', { name: copy.again }));
    await expect(canvas.getByRole('heading', { name: setAt(1).questions[0].text })).toHaveFocus();
  },
};
