// Proves TIMELINE-1.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';

import { authGateCopy } from '../../parts/auth-gate/copy';
import { timelineStore } from '../../persistence/timeline';
import { enterDemo } from '../../parts/account/testing/enter-demo';
import { PATHS } from '../../paths';
import { replaceProperty } from '../../testing/preferences';
import { withStorage } from '../../testing/with-storage';
import { undoIn } from '../../testing/undo-toast';
import { withRouter } from '../../testing/with-router';
import { withToaster } from '../../testing/with-toaster';
import { timelineCopy } from './copy';
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

const inBox = (canvasElement: HTMLElement, box: string) =>
  [...canvasElement.querySelectorAll<HTMLElement>(`[data-box="${box}"] [data-milestone]`)].map(
    (item) => item.dataset['milestone'],
  );

const middleOf = (element: Element | null) => {
  if (!element) throw new Error('There is no target to point at.');
  const { left, top, width, height } = element.getBoundingClientRect();
  return { clientX: left + width / 2, clientY: top + height / 2 };
};

export const Ideas: Story = {
  play: async ({ canvasElement }) => {
    await expect(inBox(canvasElement, 'ideas')).toEqual(['career', 'marriage', 'kids', 'travel']);
    await expect(inBox(canvasElement, 'ours')).toEqual([]);
  },
};

export const AllPlaced: Story = {
  beforeEach: () => {
    timelineStore.update(() => ({ ideas: [], ours: ['travel', 'marriage', 'career', 'kids'] }));
  },
};

const full = () =>
  replaceProperty(Storage.prototype, 'setItem', () => {
    throw new DOMException('full', 'QuotaExceededError');
  });

export const Refused: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    const back = full();
    try {
      await step("doesn't claim that an unsaved order is saved", async () => {
        await userEvent.click(canvas.getByRole('button', { name: timelineCopy.add('Travel') }));
        await expect(inBox(canvasElement, 'ours')).toEqual(['travel']);
        await expect(canvas.getByText(timelineCopy.notSaved)).toBeVisible();
        await expect(canvas.queryByText(timelineCopy.saved)).toBeNull();
      });
    } finally {
      back();
    }
  },
};

export const NewerVersion: Story = {
  beforeEach: withStorage({ iru_timeline: { version: 2 } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(timelineCopy.newer)).toBeVisible();
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
  play: async ({ canvas, canvasElement, step }) => {
    await step('hides the order', async () => {
      await expect(
        canvas.getByRole('heading', { name: authGateCopy.sections.timeline.heading }),
      ).toBeVisible();
      await expect(inBox(canvasElement, 'ours')).toEqual([]);
    });
  },
};

export const ByButton: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, canvasElement, step }) => {
    await step('moves a milestone and keeps focus on it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: timelineCopy.add('Travel') }));
      await userEvent.click(canvas.getByRole('button', { name: timelineCopy.add('Career') }));
      await expect(inBox(canvasElement, 'ours')).toEqual(['travel', 'career']);
      await expect(
        canvas.getByRole('button', { name: timelineCopy.remove('Career') }),
      ).toHaveFocus();
    });
    await step('changes the order and announces it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: timelineCopy.earlier('Career') }));
      await expect(inBox(canvasElement, 'ours')).toEqual(['career', 'travel']);
      await expect(canvas.getByRole('status')).toHaveTextContent('Career: Our Timeline, 1 of 2.');
    });
    await step('saves the order on the device', async () => {
      await expect(JSON.parse(localStorage.getItem('iru_timeline') ?? '')).toMatchObject({
        ours: ['career', 'travel'],
      });
    });
    await step('moves back to the ideas', async () => {
      await userEvent.click(canvas.getByRole('button', { name: timelineCopy.remove('Career') }));
      await expect(inBox(canvasElement, 'ideas')).toEqual(['marriage', 'kids', 'career']);
    });
    await step('starts over', async () => {
      const startOver = canvas.getByRole('button', { name: timelineCopy.startOver });
      await userEvent.click(startOver);
      await expect(inBox(canvasElement, 'ours')).toEqual([]);
      await expect(canvas.getByText(timelineCopy.cleared)).toBeInTheDocument();
      await expect(startOver).toHaveFocus();
      await expect(startOver).toHaveAttribute('aria-disabled', 'true');
    });
    await step('restores it with Undo', async () => {
      await userEvent.click(await undoIn(timelineCopy.startedOver));
      await expect(inBox(canvasElement, 'ours')).toEqual(['travel']);
      await expect(inBox(canvasElement, 'ideas')).toEqual(['marriage', 'kids', 'career']);
      await expect(canvas.getByText(timelineCopy.undone)).toBeInTheDocument();
    });
  },
};

export const EmptyBoxes: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, canvasElement, step }) => {
    await step('starts the timeline with the first idea', async () => {
      await userEvent.click(canvas.getByRole('button', { name: timelineCopy.begin('Career') }));
      await expect(inBox(canvasElement, 'ours')).toEqual(['career']);
      await expect(
        canvas.getByRole('button', { name: timelineCopy.remove('Career') }),
      ).toHaveFocus();
      await expect(canvas.queryByRole('button', { name: /^Start with/ })).toBeNull();
    });
    await step('links to Messages when no idea is left', async () => {
      for (const name of ['Marriage', 'Children', 'Travel'])
        await userEvent.click(canvas.getByRole('button', { name: timelineCopy.add(name) }));
      await expect(canvas.getByRole('link', { name: timelineCopy.talk })).toHaveAttribute(
        'href',
        '/messages',
      );
    });
  },
};

export const ByKeyboard: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, canvasElement, step }) => {
    const handle = () => canvas.getByRole('button', { name: timelineCopy.handle('Marriage') });
    await step('lifts with Space, moves with arrow keys and keeps focus', async () => {
      handle().focus();
      await userEvent.keyboard(' ');
      await expect(handle()).toHaveAttribute('aria-pressed', 'true');
      await expect(canvas.getByRole('status')).toHaveTextContent(
        'Marriage lifted. Marriage: Ideas, 2 of 4.',
      );
      await userEvent.keyboard('{ArrowRight}');
      await expect(inBox(canvasElement, 'ours')).toEqual(['marriage']);
      await expect(handle()).toHaveFocus();
    });
    await step('cancels with Escape', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(inBox(canvasElement, 'ideas')).toEqual(['career', 'marriage', 'kids', 'travel']);
      await expect(canvas.getByRole('status')).toHaveTextContent('Marriage put back.');
      await expect(handle()).toHaveFocus();
    });
    await step('drops with Space', async () => {
      await userEvent.keyboard(' {ArrowDown}{ArrowDown} ');
      await expect(inBox(canvasElement, 'ideas')).toEqual(['career', 'kids', 'travel', 'marriage']);
      await expect(canvas.getByRole('status')).toHaveTextContent(
        'Dropped. Marriage: Ideas, 4 of 4.',
      );
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
    const drag = async (name: string, target: string) => {
      const handle = canvas.getByRole('button', { name: timelineCopy.handle(name) });
      const pointer = { pointerId: 1, pointerType: 'touch', button: 0, buttons: 1 };
      // A simulated pointer can't be captured.
      handle.setPointerCapture = () => undefined;
      await fireEvent.pointerDown(handle, { ...pointer, ...middleOf(handle) });
      const to = middleOf(canvasElement.querySelector(target));
      await fireEvent.pointerMove(handle, { ...pointer, ...to });
      await waitFor(() => expect(canvasElement.querySelector('[data-target]')).not.toBeNull());
      await fireEvent.pointerUp(handle, { ...pointer, ...to });
    };
    await step('moves to the right box', async () => {
      await drag('Children', '[data-box="ours"]');
      await expect(inBox(canvasElement, 'ours')).toEqual(['kids']);
    });
    await step('leaves no duplicate when dragged back', async () => {
      await drag('Children', '[data-box="ideas"] ol');
      await expect(inBox(canvasElement, 'ours')).toEqual([]);
      await expect(inBox(canvasElement, 'ideas')).toHaveLength(4);
    });
    await step('changes nothing when dropped outside', async () => {
      const handle = canvas.getByRole('button', { name: timelineCopy.handle('Career') });
      const before = inBox(canvasElement, 'ideas');
      handle.setPointerCapture = () => undefined;
      await fireEvent.pointerDown(handle, { pointerId: 2, button: 0, ...middleOf(handle) });
      await fireEvent.pointerMove(handle, { pointerId: 2, clientX: 2, clientY: 2 });
      await fireEvent.pointerUp(handle, { pointerId: 2, clientX: 2, clientY: 2 });
      await expect(inBox(canvasElement, 'ideas')).toEqual(before);
    });
  },
};

export const SavesAgain: Story = {
  ...Refused,
  tags: ['behaviour'],
  play: async (context) => {
    const { canvas, step } = context;
    await Refused.play?.(context);
    await step('clears the warning after the next successful write', async () => {
      await userEvent.click(canvas.getByRole('button', { name: timelineCopy.add('Career') }));
      await expect(canvas.getByText(timelineCopy.saved)).toBeVisible();
      await expect(JSON.parse(localStorage.getItem('iru_timeline') ?? '')).toMatchObject({
        ours: ['travel', 'career'],
      });
    });
  },
};

export const LeavesNewerTimeline: Story = {
  ...NewerVersion,
  tags: ['behaviour'],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: timelineCopy.add('Travel') }));
    await expect(inBox(canvasElement, 'ours')).toEqual([]);
    await expect(canvas.queryByText(timelineCopy.saved)).toBeNull();
    await expect(localStorage.getItem('iru_timeline')).toBe('{"version":2}');
  },
};

const pointing = (button: HTMLElement) =>
  [...button.querySelectorAll('svg')]
    .filter((svg) => svg.checkVisibility())
    .map((svg) => svg.classList.value);

export const SideBySide: Story = {
  ...Started,
  tags: ['behaviour'],
  globals: { viewport: { value: 'desktop1280' } },
  play: async ({ canvas }) => {
    await expect(
      pointing(canvas.getByRole('button', { name: timelineCopy.add('Children') })),
    ).toEqual([expect.stringContaining('arrow-right')]);
    await expect(
      pointing(canvas.getByRole('button', { name: timelineCopy.remove('Travel') })),
    ).toEqual([expect.stringContaining('arrow-left')]);
  },
};

export const Stacked: Story = {
  ...Started,
  tags: ['behaviour'],
  globals: { viewport: { value: 'phone360' } },
  play: async ({ canvas }) => {
    await expect(
      pointing(canvas.getByRole('button', { name: timelineCopy.add('Children') })),
    ).toEqual([expect.stringContaining('arrow-down')]);
    await expect(
      pointing(canvas.getByRole('button', { name: timelineCopy.remove('Travel') })),
    ).toEqual([expect.stringContaining('arrow-up')]);
  },
};

/** Duplicates in saved data are dropped, and a missing milestone becomes an idea. */
export const Corrupt: Story = {
  tags: ['behaviour'],
  beforeEach: () => {
    localStorage.setItem('iru_timeline', '{"ideas":["kids","kids"],"ours":["kids"]}');
  },
  play: async ({ canvasElement }) => {
    await expect(inBox(canvasElement, 'ours')).toEqual(['kids']);
    await expect(inBox(canvasElement, 'ideas')).toEqual(['career', 'marriage', 'travel']);
  },
};

export const LogsInFromPrompt: Story = {
  ...LoggedOut,
  tags: ['behaviour'],
  play: async ({ canvas, canvasElement, step }) => {
    await step('shows the order after logging in', async () => {
      await enterDemo(userEvent, 'Continue with the demo account');
      await expect(inBox(canvasElement, 'ours')).toEqual(['travel', 'marriage']);
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
    });
  },
};

export const LoggedOutEmpty: Story = {
  tags: ['behaviour'],
  beforeEach: withStorage({ iru_session: false }),
  play: async ({ canvas, canvasElement, step }) => {
    await step('shows no prompt and stays visible once started', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add Travel to Our Timeline' }));
      await expect(inBox(canvasElement, 'ours')).toEqual(['travel']);
    });
  },
};
