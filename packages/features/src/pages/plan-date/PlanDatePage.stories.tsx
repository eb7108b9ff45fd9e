// Proves DATE-1.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, within } from 'storybook/test';

import { datePlanStore } from '../../persistence/plan-date';
import { NO_VOTES } from '../../domain/date-plan';
import { PATHS } from '../../paths';
import { onShare, refuse, shareSheet } from '../../testing/share-sheet';
import { readStorage, refuseWrites, withStorage } from '../../testing/with-storage';
import { undoIn } from '../../testing/undo-toast';
import { withRouter } from '../../testing/with-router';
import { withToaster } from '../../testing/with-toaster';
import { planDateCopy as copy } from '#words/pages/plan-date/copy';
import { PlanDatePage } from './PlanDatePage';

const meta = {
  title: 'Plan date',
  id: 'pages-plan-date',
  component: PlanDatePage,
  decorators: [withRouter(PATHS.planDate), withToaster],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PlanDatePage>;

export default meta;
type Story = StoryObj<typeof meta>;

const leadersOf = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('[data-leader]')].map(
    (row) => row.firstElementChild?.textContent,
  );

const voted = (votes: Partial<typeof NO_VOTES>) => () =>
  void datePlanStore.update(() => ({ theme: 'Coffee', votes: { ...NO_VOTES, ...votes } }));

export const NoVotes: Story = {};

export const WithVotes: Story = { beforeEach: voted({ Coffee: 2, Outdoor: 3 }) };

export const PickedAnother: Story = {
  ...WithVotes,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^Dinner/ }));
    await expect(canvas.getByText(/^Our date: Outdoor \(3 votes\)/)).toBeVisible();
    const reasons = canvas.getAllByText(copy.reasons['other-leads']('Dinner', 'Outdoor'));
    await expect(reasons.map((reason) => reason.role)).toEqual(['status', null]);
  },
};

export const Tied: Story = {
  beforeEach: voted({ Dinner: 2, Outdoor: 2 }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(copy.reasons.tie('Coffee'))).toBeVisible();
    await expect(canvas.getByText(/^Our date: Coffee\.\s/)).toBeVisible();
  },
};

const share = async ({ canvas }: Parameters<NonNullable<Story['play']>>[0]) =>
  userEvent.dblClick(await canvas.findByRole('button', { name: copy.plan.share }));

export const ShareRefused: Story = {
  beforeEach: shareSheet(refuse()),
  play: async (context) => {
    await share(context);
    await expect(await context.canvas.findByText(copy.plan.refused)).toBeVisible();
  },
};

export const Refused: Story = {
  beforeEach: refuseWrites,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: copy.vote('Coffee') }));
    await expect(leadersOf(canvasElement)).toEqual(['Coffee']);
    await expect(canvas.getByText(copy.votesLost)).toBeVisible();
    await expect(canvas.queryByText(copy.votesHint)).toBeNull();
  },
};

export const LoggedOut: Story = {
  beforeEach: withStorage({
    iru_plan_date: { theme: 'Dinner', votes: { ...NO_VOTES, Dinner: 3 } },
    iru_session: false,
  }),
};

export const Voting: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, canvasElement, step }) => {
    const voteFor = (theme: string) =>
      userEvent.click(canvas.getByRole('button', { name: copy.vote(theme) }));
    await step('makes a leader with one vote', async () => {
      await userEvent.dblClick(canvas.getByRole('button', { name: copy.vote('Dinner') }));
      await expect(leadersOf(canvasElement)).toEqual(['Dinner']);
      await expect(canvas.getByText(/^Our date: Dinner \(1 vote\)/)).toBeVisible();
    });
    await step('ties two themes with the same number', async () => {
      await voteFor('Virtual');
      await expect(leadersOf(canvasElement)).toEqual(['Dinner', 'Virtual']);
      await expect(canvas.getAllByText(copy.tie)).toHaveLength(2);
    });
    await step('removes a vote and announces it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: copy.takeBack('Dinner') }));
      await expect(leadersOf(canvasElement)).toEqual(['Virtual']);
      await expect(canvas.getByText('Dinner: 0 votes. In the lead: Virtual.')).toBeInTheDocument();
    });
    await step('clears all votes', async () => {
      const reset = canvas.getByRole('button', { name: copy.reset });
      await userEvent.click(reset);
      await expect(leadersOf(canvasElement)).toEqual([]);
      await expect(canvas.getByText(copy.none)).toBeInTheDocument();
      await expect(reset).toHaveFocus();
      await expect(reset).toHaveAttribute('aria-disabled', 'true');
    });
    await step('restores them together with later votes', async () => {
      const undo = await undoIn(copy.cleared);
      await voteFor('Virtual');
      await userEvent.click(undo);
      await expect(canvas.getByText(copy.leading('Virtual'))).toBeInTheDocument();
      await expect(readStorage('iru_plan_date')).toMatchObject({ votes: { Virtual: 2 } });
    });
  },
};

export const CopiesPlan: Story = {
  ...WithVotes,
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
    const plan = within(canvas.getByRole('region', { name: copy.plan.heading }));
    await userEvent.click(plan.getByRole('button', { name: copy.plan.copy }));
    await expect(write).toHaveBeenCalledWith(
      expect.stringMatching(/^Our date: Outdoor \(3 votes\)\.\nIdeas:\n- /),
    );
  },
};

export const Shared: Story = {
  tags: ['behaviour'],
  // The share sheet stays open.
  beforeEach: shareSheet(() => new Promise(() => undefined)),
  play: async (context) => {
    await share(context);
    await expect(onShare).toHaveBeenCalledTimes(1);
    await expect(onShare).toHaveBeenCalledWith({
      title: copy.title,
      text: expect.stringMatching(/^Our date: Coffee\.\nIdeas:\n- /) as unknown,
    });
  },
};
