// Proves FIRST-1.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor } from 'storybook/test';

import { logIn, logOut } from '../../persistence/session';
import { storageHealth } from '../../platform/storage-health';
import { replaceProperty } from '../../testing/preferences';
import { expectNoSidewaysScroll } from '../../testing/layout';
import { loggedIn } from '../../testing/logged-in';
import { withStorage, readStorage } from '../../testing/with-storage';
import { withRouter } from '../../testing/with-router';
import { firstUseCopy as copy } from './copy';
import { FirstUse } from './FirstUse';

const KEY = 'iru_first_use';
const LONG = 'Umunyamabanganshingwabikorwawumurengewakimironko';
const sentence = copy.pages['/messages'];

const meta = {
  title: 'First use',
  id: 'parts-first-use',
  component: FirstUse,
  decorators: [withRouter('/messages')],
  beforeEach: loggedIn,
  args: {
    page: '/messages',
    heading: <h1 className="text-display">Your messages</h1>,
    children: <p className="mt-1 text-lead text-ink-soft">Saved on this device only.</p>,
  },
  argTypes: { heading: { control: false }, children: { control: false } },
} satisfies Meta<typeof FirstUse>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstVisit: Story = {
  play: async ({ canvas, step }) => {
    await step('shows the introduction without an alert', async () => {
      await expect(canvas.getByText(sentence)).toBeVisible();
      for (const role of ['alert', 'status', 'dialog'])
        await expect(canvas.queryByRole(role)).toBeNull();
      await expect(document.body).toHaveFocus();
    });
    await step('has buttons of at least 44 px', async () => {
      for (const name of [copy.about, copy.done]) {
        const { width, height } = canvas.getByRole('button', { name }).getBoundingClientRect();
        await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      }
    });
    await step('saves that it was shown, and keeps it for this visit', async () => {
      await expect(readStorage(KEY)).toEqual(['/messages']);
      await expect(canvas.getByText(sentence)).toBeVisible();
    });
  },
};

export const LaterVisit: Story = {
  beforeEach: withStorage({ iru_session: true, [KEY]: ['/messages'] }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(sentence)).toBeNull();
    await expect(canvas.getByRole('button', { name: copy.about })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  },
};

export const OnPhone: Story = {
  globals: { viewport: { value: 'phone360' } },
  play: async ({ canvas, step }) => {
    await step('places the button in the line of the heading', async () => {
      const heading = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
      const button = canvas.getByRole('button', { name: copy.about }).getBoundingClientRect();
      await expect(button.top).toBeLessThan(heading.bottom);
      await expect(button.left).toBeGreaterThanOrEqual(heading.right);
    });
    await step('takes at most three lines', async () => {
      const text = canvas.getByText(sentence);
      const { lineHeight } = getComputedStyle(text);
      await expect(
        Math.round(text.getBoundingClientRect().height / Number.parseFloat(lineHeight)),
      ).toBeLessThanOrEqual(3);
    });
  },
};

export const LoggedOut: Story = {
  beforeEach: () => {
    logOut();
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.queryByText(sentence)).toBeNull();
    await expect(readStorage(KEY)).toBeNull();
  },
};

export const LongHeading: Story = {
  globals: { viewport: { value: 'phone320' } },
  args: { heading: <h1 className="text-display wrap-anywhere">{LONG}</h1> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: copy.about })).toBeVisible();
    await expectNoSidewaysScroll();
  },
};

export const GotIt: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, step, userEvent }) => {
    const about = canvas.getByRole('button', { name: copy.about });
    await step('collapses on a click', async () => {
      await expect(about).toHaveAttribute('aria-expanded', 'true');
      await userEvent.click(canvas.getByRole('button', { name: copy.done }));
      await expect(canvas.queryByText(sentence)).toBeNull();
      await expect(about).toHaveFocus();
      await expect(about).toHaveAttribute('aria-expanded', 'false');
    });
    await step('opens on Enter, with Got it next in the tab order', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByText(sentence)).toBeVisible();
      await expect(about).toHaveAttribute(
        'aria-controls',
        canvas.getByText(sentence).parentElement?.id,
      );
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: copy.done })).toHaveFocus();
    });
    await step('collapses on Space and focuses the button', async () => {
      await userEvent.keyboard(' ');
      await expect(canvas.queryByText(sentence)).toBeNull();
      await expect(about).toHaveFocus();
    });
    await step("opens on a tap, and a held Enter doesn't toggle it", async () => {
      await userEvent.pointer({ keys: '[TouchA]', target: about });
      await expect(canvas.getByText(sentence)).toBeVisible();
      await expect(await fireEvent.keyDown(about, { key: 'Enter', repeat: true })).toBe(false);
    });
  },
};

export const LogsInOnPage: Story = {
  tags: ['behaviour'],
  beforeEach: () => {
    logOut();
  },
  play: async ({ canvas, step }) => {
    const heading = canvas.getByRole('heading', { level: 1 });
    await step('appears after the first login, with the same heading', async () => {
      logIn();
      await expect(await canvas.findByText(sentence)).toBeVisible();
      await expect(heading).toBeVisible();
    });
    await step('disappears on logout and is collapsed after the next login', async () => {
      logOut();
      await waitFor(() => expect(canvas.queryByRole('button')).toBeNull());
      logIn();
      await expect(await canvas.findByRole('button', { name: copy.about })).toHaveAttribute(
        'aria-expanded',
        'false',
      );
    });
  },
};

export const MergesSavedPages: Story = {
  tags: ['behaviour'],
  beforeEach: withStorage({ iru_session: true, [KEY]: ['/user', '/nowhere'] }),
  play: async () => {
    await waitFor(() => expect(readStorage(KEY)).toEqual(['/messages', '/user']));
  },
};

/** An introduction that isn't visible, such as beside an open conversation on a phone, doesn't count as shown. */
export const NotVisible: Story = {
  tags: ['behaviour'],
  args: { className: 'hidden!' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(readStorage(KEY)).toBeNull();
  },
};

export const NotSaved: Story = {
  tags: ['behaviour'],
  beforeEach: () => {
    logIn();
    return replaceProperty(Storage.prototype, 'setItem', () => {
      throw new DOMException('full', 'QuotaExceededError');
    });
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(sentence)).toBeVisible();
    await expect(readStorage(KEY)).toBeNull();
    await expect(storageHealth.get().state).toBe('ok');
  },
};
