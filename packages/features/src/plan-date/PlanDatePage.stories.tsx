import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, within } from 'storybook/test';

import { NO_VOTES } from '../domain/date-plan';
import { PATHS } from '../paths';
import { datePlanStore } from '../platform/plan-date';
import { expectNoSidewaysScroll } from '../shared/testing/layout';
import { withRouter } from '../shared/testing/with-router';
import { planDateCopy } from './copy';
import { PlanDatePage } from './PlanDatePage';

const meta = {
  component: PlanDatePage,
  decorators: [withRouter(PATHS.planDate)],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PlanDatePage>;

export default meta;
type Story = StoryObj<typeof meta>;

const leadersOf = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('[data-leader]')].map((row) => row.firstElementChild?.textContent);

export const NoVotes: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    await step('nobody leads, and the plan is about the picked theme', async () => {
      await expect(leadersOf(canvasElement)).toEqual([]);
      await userEvent.click(canvas.getByRole('radio', { name: /^Outdoor/ }));
      await expect(canvas.getByText(/^Our date: Outdoor \(0 votes\)/)).toBeVisible();
    });
  },
};

export const Voting: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    const voteFor = (theme: string) => userEvent.click(canvas.getByRole('button', { name: planDateCopy.vote(theme) }));
    await step('one vote makes a leader', async () => {
      await voteFor('Dinner');
      await expect(leadersOf(canvasElement)).toEqual(['Dinner']);
      await expect(canvas.getByText(/^Our date: Dinner \(1 vote\)/)).toBeVisible();
    });
    await step('two with the same number are tied', async () => {
      await voteFor('Virtual');
      await expect(leadersOf(canvasElement)).toEqual(['Dinner', 'Virtual']);
      await expect(canvas.getAllByText(planDateCopy.tie)).toHaveLength(2);
    });
    await step('a vote can be taken back, and the change is announced', async () => {
      await userEvent.click(canvas.getByRole('button', { name: planDateCopy.takeBack('Dinner') }));
      await expect(leadersOf(canvasElement)).toEqual(['Virtual']);
      await expect(canvas.getByText('Dinner: 0 votes. In the lead: Virtual.')).toBeInTheDocument();
    });
    await step('the votes are kept on the device', async () => {
      await expect(JSON.parse(localStorage.getItem('iru_plan_date') ?? '')).toMatchObject({ votes: { Virtual: 1 } });
    });
    await step('all of them can be cleared', async () => {
      await userEvent.click(canvas.getByRole('button', { name: planDateCopy.reset }));
      await expect(leadersOf(canvasElement)).toEqual([]);
    });
  },
};

export const CopiedPlan: Story = {
  beforeEach: () => {
    datePlanStore.update(() => ({ theme: 'Coffee', votes: { ...NO_VOTES, Coffee: 2, Outdoor: 3 } }));
  },
  play: async ({ canvas }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
    const plan = within(canvas.getByRole('region', { name: planDateCopy.plan.heading }));
    await userEvent.click(plan.getByRole('button', { name: planDateCopy.plan.copy }));
    await expect(write).toHaveBeenCalledWith(expect.stringMatching(/^Our date: Outdoor \(3 votes\)\.\nIdeas:\n- /));
  },
};

export const Corrupt: Story = {
  beforeEach: () => {
    localStorage.setItem('iru_plan_date', '{"theme":"Space","votes":{"Coffee":-1}}');
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(leadersOf(canvasElement)).toEqual([]);
    await expect(canvas.getByRole('radio', { name: /^Coffee/ })).toBeChecked();
  },
};

export const Dark: Story = { ...CopiedPlan, play: undefined, globals: { theme: 'dark' } };

export const Narrow: Story = {
  ...CopiedPlan,
  globals: { viewport: { value: 'phone320' } },
  play: async () => {
    await expectNoSidewaysScroll();
  },
};
