// Proves TIMELINE-1.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, type within } from 'storybook/test';

import { hrefOf } from '../../testing/href-of';
import { PATHS } from '../../paths';
import { refuseWrites, withStorage } from '../../testing/with-storage';
import { undoIn } from '../../testing/undo-toast';
import { withRouter } from '../../testing/with-router';
import { withToaster } from '../../testing/with-toaster';
import { timelineCopy as copy } from '#words/pages/timeline/copy';
import { TimelinePage } from './TimelinePage';

const meta = {
  title: 'Timeline',
  id: 'pages-timeline',
  component: TimelinePage,
  decorators: [withRouter(PATHS.timeline), withToaster],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof TimelinePage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const inBox = (canvasElement: HTMLElement, box: string) =>
  [...canvasElement.querySelectorAll<HTMLElement>(`[data-box="${box}"] [data-milestone]`)].map(
    (item) => item.dataset['milestone'],
  );

const press = (canvas: Canvas, name: string) =>
  userEvent.click(canvas.getByRole('button', { name }));

const middleOf = (element: Element | null) => {
  if (!element) throw new Error('There is no target to point at.');
  const { left, top, width, height } = element.getBoundingClientRect();
  return { clientX: left + width / 2, clientY: top + height / 2 };
};

export const Ideas: Story = {};

export const AllPlaced: Story = {
  beforeEach: withStorage({
    iru_timeline: { ideas: [], ours: ['travel', 'marriage', 'career', 'kids'] },
  }),
};

export const Refused: Story = {
  beforeEach: refuseWrites,
  play: async ({ canvas, canvasElement }) => {
    await press(canvas, copy.add('Travel'));
    await expect(inBox(canvasElement, 'ours')).toEqual(['travel']);
    await expect(canvas.getByText(copy.notSaved)).toBeVisible();
    await expect(canvas.queryByText(copy.saved)).toBeNull();
  },
};

export const Started: Story = {
  beforeEach: withStorage({ iru_timeline: { ideas: ['kids'], ours: ['travel'] } }),
};

export const LoggedOut: Story = {
  beforeEach: withStorage({
    iru_timeline: { ideas: ['career', 'kids'], ours: ['travel', 'marriage'] },
    iru_session: false,
  }),
};

export const ByButton: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, canvasElement, step }) => {
    await step('moves a milestone and keeps focus on it', async () => {
      await press(canvas, copy.add('Travel'));
      await press(canvas, copy.add('Career'));
      await expect(inBox(canvasElement, 'ours')).toEqual(['travel', 'career']);
      await expect(canvas.getByRole('button', { name: copy.remove('Career') })).toHaveFocus();
    });
    await step('changes the order and announces it', async () => {
      await press(canvas, copy.earlier('Career'));
      await expect(inBox(canvasElement, 'ours')).toEqual(['career', 'travel']);
      await expect(canvas.getByRole('status')).toHaveTextContent('Career: Our Timeline, 1 of 2.');
    });
    await step('moves back to the ideas', async () => {
      await press(canvas, copy.remove('Career'));
      await expect(inBox(canvasElement, 'ideas')).toEqual(['marriage', 'kids', 'career']);
    });
    await step('starts over', async () => {
      const startOver = canvas.getByRole('button', { name: copy.startOver });
      await userEvent.click(startOver);
      await expect(inBox(canvasElement, 'ours')).toEqual([]);
      await expect(canvas.getByText(copy.cleared)).toBeInTheDocument();
      await expect(startOver).toHaveFocus();
      await expect(startOver).toHaveAttribute('aria-disabled', 'true');
    });
    await step('restores it with Undo', async () => {
      await userEvent.click(await undoIn(copy.startedOver));
      await expect(inBox(canvasElement, 'ours')).toEqual(['travel']);
      await expect(inBox(canvasElement, 'ideas')).toEqual(['marriage', 'kids', 'career']);
      await expect(canvas.getByText(copy.undone)).toBeInTheDocument();
    });
  },
};

export const EmptyBoxes: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, canvasElement }) => {
    await press(canvas, copy.begin('Career'));
    await expect(inBox(canvasElement, 'ours')).toEqual(['career']);
    await expect(canvas.getByRole('button', { name: copy.remove('Career') })).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: /^Start with/ })).toBeNull();
    for (const name of ['Marriage', 'Children', 'Travel']) await press(canvas, copy.add(name));
    await expect(hrefOf(canvas, copy.talk)).toBe('/messages');
  },
};

export const ByKeyboard: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, canvasElement, step }) => {
    const handle = () => canvas.getByRole('button', { name: copy.handle('Marriage') });
    const says = (text: string) => expect(canvas.getByRole('status')).toHaveTextContent(text);
    await step('lifts with Space, moves with arrow keys and keeps focus', async () => {
      handle().focus();
      await userEvent.keyboard(' ');
      await expect(handle()).toHaveAttribute('aria-pressed', 'true');
      await says('Marriage lifted. Marriage: Ideas, 2 of 4.');
      await userEvent.keyboard('{ArrowRight}');
      await expect(inBox(canvasElement, 'ours')).toEqual(['marriage']);
      await expect(handle()).toHaveFocus();
    });
    await step('cancels with Escape', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(inBox(canvasElement, 'ideas')).toEqual(['career', 'marriage', 'kids', 'travel']);
      await says('Marriage put back.');
      await expect(handle()).toHaveFocus();
    });
    await step('drops with Space', async () => {
      await userEvent.keyboard(' {ArrowDown}{ArrowDown} ');
      await expect(inBox(canvasElement, 'ideas')).toEqual(['career', 'kids', 'travel', 'marriage']);
      await says('Dropped. Marriage: Ideas, 4 of 4.');
      await expect(handle()).toHaveAttribute('aria-pressed', 'false');
    });
    await step('ignores arrow keys without a lift', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await expect(inBox(canvasElement, 'ours')).toEqual([]);
    });
  },
};

export const ByPointer: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, canvasElement, step }) => {
    const drag = async (name: string, to: { clientX: number; clientY: number }) => {
      const handle = canvas.getByRole('button', { name: copy.handle(name) });
      const pointer = { pointerId: 1, pointerType: 'touch', button: 0, buttons: 1 };
      // A simulated pointer can't be captured.
      handle.setPointerCapture = () => undefined;
      await fireEvent.pointerDown(handle, { ...pointer, ...middleOf(handle) });
      await fireEvent.pointerMove(handle, { ...pointer, ...to });
      return () => fireEvent.pointerUp(handle, { ...pointer, ...to });
    };
    await step('moves to the right box', async () => {
      const box = canvasElement.querySelector('[data-box="ours"]');
      const drop = await drag('Children', middleOf(box));
      await waitFor(() => expect(canvasElement.querySelector('[data-target]')).not.toBeNull());
      await drop();
      await expect(inBox(canvasElement, 'ours')).toEqual(['kids']);
    });
    await step('changes nothing when dropped outside', async () => {
      const before = inBox(canvasElement, 'ideas');
      const drop = await drag('Career', { clientX: 2, clientY: 2 });
      await drop();
      await expect(inBox(canvasElement, 'ideas')).toEqual(before);
    });
  },
};

const pointing = (button: HTMLElement) =>
  [...button.querySelectorAll('svg')]
    .filter((svg) => svg.checkVisibility())
    .map((svg) => svg.classList.value);

const pointsTo =
  (forward: string, back: string): Story['play'] =>
  async ({ canvas }) => {
    await expect(pointing(canvas.getByRole('button', { name: copy.add('Children') }))).toEqual([
      expect.stringContaining(forward),
    ]);
    await expect(pointing(canvas.getByRole('button', { name: copy.remove('Travel') }))).toEqual([
      expect.stringContaining(back),
    ]);
  };

export const SideBySide: Story = {
  ...Started,
  tags: ['behaviour'],
  globals: { viewport: { value: 'desktop1280' } },
  play: pointsTo('arrow-right', 'arrow-left'),
};

export const Stacked: Story = {
  ...Started,
  tags: ['behaviour'],
  globals: { viewport: { value: 'phone360' } },
  play: pointsTo('arrow-down', 'arrow-up'),
};

export const LoggedOutEmpty: Story = {
  tags: ['behaviour'],
  beforeEach: withStorage({ iru_session: false }),
  play: async ({ canvas, canvasElement }) => {
    await press(canvas, 'Add Travel to Our Timeline');
    await expect(inBox(canvasElement, 'ours')).toEqual(['travel']);
  },
};
