// Proves QUIZ-1.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent } from 'storybook/test';

import type { QuizSet } from '../../domain/quiz';
import { PATHS } from '../../paths';
import { withRouter } from '../../testing/with-router';
import { cultureCopy } from './copy';
import { CulturePage } from './CulturePage';

const setAt = (at: number): QuizSet => {
  const set = cultureCopy.sets[at];
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

export const FirstQuestion: Story = {
  play: async ({ canvas }) => {
    const [first] = setAt(0).questions;
    await expect(canvas.getByRole('heading', { name: first.text })).toBeVisible();
    await expect(
      canvas.getByRole('heading', { name: first.text }),
    ).not.toHaveAccessibleDescription();
    for (const answer of first.answers)
      await expect(canvas.getByRole('button', { name: answer })).toBeVisible();
  },
};

export const AllCorrect: Story = {
  play: async ({ canvas, step }) => {
    const set = setAt(0);
    for (const { text, answers, correct } of set.questions) {
      await step(text, async () => {
        await userEvent.click(canvas.getByRole('button', { name: answers[correct] }));
      });
    }
    await step('The score takes focus and each answer is explained', async () => {
      await expect(canvas.getByRole('heading', { name: 'Score 2/2' })).toHaveFocus();
      for (const { because } of set.questions)
        await expect(canvas.getByText(because, { exact: false })).toBeVisible();
    });
  },
};

export const WrongAnswer: Story = {
  play: async ({ canvas, step }) => {
    const [first, second] = setAt(0).questions;
    await step('A wrong answer is explained and the next question shows', async () => {
      await userEvent.click(canvas.getByRole('button', { name: first.answers[2] }));
      await expect(canvas.getByRole('heading', { name: second.text })).toHaveFocus();
      await expect(canvas.getByText(cultureCopy.wrong(first.answers[0]))).toBeVisible();
      await expect(canvas.getByRole('heading', { name: second.text })).toHaveAccessibleDescription(
        `${cultureCopy.wrong(first.answers[0])} ${first.because}`,
      );
    });
  },
};

export const OneWrong: Story = {
  play: async (context) => {
    const { canvas, step } = context;
    await WrongAnswer.play?.(context);
    const [, second] = setAt(0).questions;
    await step('The score counts the correct answer', async () => {
      await userEvent.click(canvas.getByRole('button', { name: second.answers[second.correct] }));
      await expect(canvas.getByRole('heading', { name: 'Score 1/2' })).toBeVisible();
    });
  },
};

export const AnotherSet: Story = {
  ...AllCorrect,
  tags: ['behaviour'],
  play: async (context) => {
    const { canvas, step } = context;
    await AllCorrect.play?.(context);
    await step('The next set starts at its first question', async () => {
      await userEvent.click(canvas.getByRole('button', { name: cultureCopy.again }));
      await expect(canvas.getByRole('heading', { name: setAt(1).questions[0].text })).toHaveFocus();
    });
  },
};

export const DoubleClickIgnored: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const [first, second] = setAt(0).questions;
    await userEvent.click(canvas.getByRole('button', { name: first.answers[0] }));
    // The next question is under the pointer by the second click.
    await fireEvent.click(canvas.getByRole('button', { name: second.answers[0] }), { detail: 2 });
    await expect(canvas.getByRole('heading', { name: second.text })).toBeVisible();
  },
};
