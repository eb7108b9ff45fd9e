// Proves TIMELINE-1.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';

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
  if (!element) throw new Error('There is nothing to point at.');
  const { left, top, width, height } = element.getBoundingClientRect();
  return { clientX: left + width / 2, clientY: top + height / 2 };
};

export const Ideas: Story = {
  play: async ({ canvasElement }) => {
    await expect(inBox(canvasElement, 'ideas')).toEqual(['career', 'marriage', 'kids', 'travel']);
    await expect(inBox(canvasElement, 'ours')).toEqual([]);
  },
};

export const LaidOut: Story = {
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
      await step('what is only on this page is not said to be kept', async () => {
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

export const Begun: Story = {
  beforeEach: withStorage({ iru_timeline: { ideas: ['kids'], ours: ['travel'] } }),
};

export const LoggedOut: Story = {
  beforeEach: withStorage({
    iru_timeline: { ideas: ['career', 'kids'], ours: ['travel', 'marriage'] },
    iru_session: false,
  }),
  play: async ({ canvas, canvasElement, step }) => {
    await step('the order waits behind the door', async () => {
      await expect(
        canvas.getByRole('heading', { name: 'Log in to see your timeline' }),
      ).toBeVisible();
      await expect(inBox(canvasElement, 'ours')).toEqual([]);
    });
  },
};

/** Buttons move the milestones, the order is announced and kept, and starting over can be undone. */
export const ByButton: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, canvasElement, step }) => {
    await step('a button moves a milestone and keeps the focus on it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: timelineCopy.add('Travel') }));
      await userEvent.click(canvas.getByRole('button', { name: timelineCopy.add('Career') }));
      await expect(inBox(canvasElement, 'ours')).toEqual(['travel', 'career']);
      await expect(
        canvas.getByRole('button', { name: timelineCopy.remove('Career') }),
      ).toHaveFocus();
    });
    await step('the order changes, and is announced', async () => {
      await userEvent.click(canvas.getByRole('button', { name: timelineCopy.earlier('Career') }));
      await expect(inBox(canvasElement, 'ours')).toEqual(['career', 'travel']);
      await expect(canvas.getByRole('status')).toHaveTextContent('Career: Our Timeline, 1 of 2.');
    });
    await step('the order is kept on the device', async () => {
      await expect(JSON.parse(localStorage.getItem('iru_timeline') ?? '')).toMatchObject({
        ours: ['career', 'travel'],
      });
    });
    await step('back to the ideas', async () => {
      await userEvent.click(canvas.getByRole('button', { name: timelineCopy.remove('Career') }));
      await expect(inBox(canvasElement, 'ideas')).toEqual(['marriage', 'kids', 'career']);
    });
    await step('and all over again', async () => {
      const startOver = canvas.getByRole('button', { name: timelineCopy.startOver });
      await userEvent.click(startOver);
      await expect(inBox(canvasElement, 'ours')).toEqual([]);
      await expect(canvas.getByText(timelineCopy.cleared)).toBeInTheDocument();
      await expect(startOver).toHaveFocus();
      await expect(startOver).toHaveAttribute('aria-disabled', 'true');
    });
    await step('unless it is undone', async () => {
      await userEvent.click(await undoIn(timelineCopy.startedOver));
      await expect(inBox(canvasElement, 'ours')).toEqual(['travel']);
      await expect(inBox(canvasElement, 'ideas')).toEqual(['marriage', 'kids', 'career']);
      await expect(canvas.getByText(timelineCopy.undone)).toBeInTheDocument();
    });
  },
};

/** An empty timeline begins with one press, which leaves the focus on what it moved; a full one leads on to the talk. */
export const EmptyBoxesLeadOn: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, canvasElement, step }) => {
    await step('the first idea begins the timeline', async () => {
      await userEvent.click(canvas.getByRole('button', { name: timelineCopy.begin('Career') }));
      await expect(inBox(canvasElement, 'ours')).toEqual(['career']);
      await expect(
        canvas.getByRole('button', { name: timelineCopy.remove('Career') }),
      ).toHaveFocus();
      await expect(canvas.queryByRole('button', { name: /^Start with/ })).toBeNull();
    });
    await step('where no idea is left, it is time to talk', async () => {
      for (const name of ['Marriage', 'Children', 'Travel'])
        await userEvent.click(canvas.getByRole('button', { name: timelineCopy.add(name) }));
      await expect(canvas.getByRole('link', { name: timelineCopy.talk })).toHaveAttribute(
        'href',
        '/messages',
      );
    });
  },
};

/** Space lifts a milestone, the arrows move it, Space drops it and Escape puts it back. */
export const ByKeyboard: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, canvasElement, step }) => {
    const handle = () => canvas.getByRole('button', { name: timelineCopy.handle('Marriage') });
    await step('Space lifts, arrows move, the focus stays', async () => {
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
    await step('Escape puts it back', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(inBox(canvasElement, 'ideas')).toEqual(['career', 'marriage', 'kids', 'travel']);
      await expect(canvas.getByRole('status')).toHaveTextContent('Marriage put back.');
      await expect(handle()).toHaveFocus();
    });
    await step('Space drops it where it is', async () => {
      await userEvent.keyboard(' {ArrowDown}{ArrowDown} ');
      await expect(inBox(canvasElement, 'ideas')).toEqual(['career', 'kids', 'travel', 'marriage']);
      await expect(canvas.getByRole('status')).toHaveTextContent(
        'Dropped. Marriage: Ideas, 4 of 4.',
      );
      await expect(handle()).toHaveAttribute('aria-pressed', 'false');
    });
    await step('arrows do nothing without a lift', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await expect(inBox(canvasElement, 'ours')).toEqual([]);
    });
  },
};

/** A milestone can be dragged from box to box, and beside both it goes back. */
export const ByPointer: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, canvasElement, step }) => {
    const drag = async (name: string, target: string) => {
      const handle = canvas.getByRole('button', { name: timelineCopy.handle(name) });
      const pointer = { pointerId: 1, pointerType: 'touch', button: 0, buttons: 1 };
      // A pointer that was never really down cannot be captured.
      handle.setPointerCapture = () => undefined;
      await fireEvent.pointerDown(handle, { ...pointer, ...middleOf(handle) });
      const to = middleOf(canvasElement.querySelector(target));
      await fireEvent.pointerMove(handle, { ...pointer, ...to });
      await waitFor(() => expect(canvasElement.querySelector('[data-target]')).not.toBeNull());
      await fireEvent.pointerUp(handle, { ...pointer, ...to });
    };
    await step('dragging to the right box moves it there', async () => {
      await drag('Children', '[data-box="ours"]');
      await expect(inBox(canvasElement, 'ours')).toEqual(['kids']);
    });
    await step('dragging back leaves no double', async () => {
      await drag('Children', '[data-box="ideas"] ol');
      await expect(inBox(canvasElement, 'ours')).toEqual([]);
      await expect(inBox(canvasElement, 'ideas')).toHaveLength(4);
    });
    await step('letting go beside both changes nothing', async () => {
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

/** The next change that can be saved takes back the warning. */
export const SavesAgain: Story = {
  ...Refused,
  tags: ['behaviour'],
  play: async (context) => {
    const { canvas, step } = context;
    await Refused.play?.(context);
    await step('the next good write makes it true again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: timelineCopy.add('Career') }));
      await expect(canvas.getByText(timelineCopy.saved)).toBeVisible();
      await expect(JSON.parse(localStorage.getItem('iru_timeline') ?? '')).toMatchObject({
        ours: ['travel', 'career'],
      });
    });
  },
};

/** Nothing changes in a timeline that a newer version of the site keeps. */
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

/** Which way the picture of a button points, of the ones that show. */
const pointing = (button: HTMLElement) =>
  [...button.querySelectorAll('svg')]
    .filter((svg) => svg.checkVisibility())
    .map((svg) => svg.classList.value);

/** Where the boxes stand side by side, the arrows point sideways. */
export const SideBySide: Story = {
  ...Begun,
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

/** Where one box stands under the other, the arrows point up and down. */
export const Stacked: Story = {
  ...Begun,
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

/** Of a timeline with doubles each milestone is read once, and what is missing is an idea. */
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

/** The demo account opens the door to the order, and the heading of the page takes the focus. */
export const LogsInFromPrompt: Story = {
  ...LoggedOut,
  tags: ['behaviour'],
  play: async ({ canvas, canvasElement, step }) => {
    await step('and is there when it opens', async () => {
      await enterDemo(userEvent, 'Continue with the demo account');
      await expect(inBox(canvasElement, 'ours')).toEqual(['travel', 'marriage']);
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
    });
  },
};

/** An empty room needs no door, and does not close on who begins in it. */
export const LoggedOutEmpty: Story = {
  tags: ['behaviour'],
  beforeEach: withStorage({ iru_session: false }),
  play: async ({ canvas, canvasElement, step }) => {
    await step('an empty room needs no door, and does not close on who begins in it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add Travel to Our Timeline' }));
      await expect(inBox(canvasElement, 'ours')).toEqual(['travel']);
    });
  },
};
