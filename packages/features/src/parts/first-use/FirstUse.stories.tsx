// Proves FIRST-1.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { logIn, logOut } from '../../persistence/session';
import { withStorage, readStorage } from '../../testing/with-storage';
import { withRouter } from '../../testing/with-router';
import { firstUseCopy as copy } from '#words/parts/first-use/copy';
import { FirstUse } from './FirstUse';

const KEY = 'iru_first_use';
const LONG = 'Umunyamabanganshingwabikorwawumurengewakimironko';
const sentence = copy.pages['/messages'];

const meta = {
  title: 'First use',
  id: 'parts-first-use',
  component: FirstUse,
  decorators: [withRouter('/messages')],
  beforeEach: withStorage({ iru_session: true }),
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
  play: async ({ canvas }) => {
    await expect(canvas.getByText(sentence)).toBeVisible();
    for (const role of ['alert', 'status', 'dialog'])
      await expect(canvas.queryByRole(role)).toBeNull();
    await expect(document.body).toHaveFocus();
    for (const name of [copy.about, copy.done]) {
      const { width, height } = canvas.getByRole('button', { name }).getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    await waitFor(() => expect(readStorage(KEY)).toEqual(['/messages']));
    await expect(canvas.getByText(sentence)).toBeVisible();
  },
};

export const LaterVisit: Story = {
  beforeEach: withStorage({ iru_session: true, [KEY]: ['/messages'] }),
};

export const OnPhone: Story = {
  globals: { viewport: { value: 'phone360' } },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    const button = canvas.getByRole('button', { name: copy.about }).getBoundingClientRect();
    await expect(button.top).toBeLessThan(heading.bottom);
    await expect(button.left).toBeGreaterThanOrEqual(heading.right);
    const text = canvas.getByText(sentence);
    const lines = text.offsetHeight / Number.parseFloat(getComputedStyle(text).lineHeight);
    await expect(Math.round(lines)).toBeLessThanOrEqual(3);
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
  args: { heading: <h1 className="text-display wrap-anywhere">{LONG}</h1> },
};

export const GotIt: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const about = canvas.getByRole('button', { name: copy.about });
    await expect(about).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(canvas.getByRole('button', { name: copy.done }));
    await expect(canvas.queryByText(sentence)).toBeNull();
    await expect(about).toHaveFocus();
    await expect(about).toHaveAttribute('aria-expanded', 'false');
    await userEvent.pointer({ keys: '[TouchA]', target: about });
    await expect(canvas.getByText(sentence)).toBeVisible();
  },
};

export const LogsInOnPage: Story = {
  tags: ['behaviour'],
  beforeEach: () => {
    logOut();
  },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1 });
    logIn();
    await expect(await canvas.findByText(sentence)).toBeVisible();
    await expect(heading).toBeVisible();
    logOut();
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull());
    logIn();
    const button = await canvas.findByRole('button', { name: copy.about });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
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
