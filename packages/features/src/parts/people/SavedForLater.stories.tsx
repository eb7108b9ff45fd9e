// Proves LATER-1.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { hrefOf } from '../../testing/href-of';
import { expectLoginPrompt } from '../auth-gate/testing/expect-login-prompt';
import { withStorage, readStorage } from '../../testing/with-storage';
import { withRouter } from '../../testing/with-router';
import { peopleCopy as copy } from '#words/parts/people/copy';
import { SavedForLater } from './SavedForLater';

const meta = {
  title: 'People/Saved for later',
  id: 'parts-people-later-list',
  component: SavedForLater,
  decorators: [withRouter('/user')],
} satisfies Meta<typeof SavedForLater>;

export default meta;
type Story = StoryObj<typeof meta>;

const two = [
  { id: 's2', name: 'Thierry', age: 29, city: 'Musanze', country: 'Rwanda', image: '' },
  { id: 'h1', name: 'Aline', age: 27, city: 'Kigali', country: 'Rwanda', image: '' },
];
const ids = () => ((readStorage('iru_later') ?? []) as { id: string }[]).map(({ id }) => id);

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^No one yet\./)).toBeVisible();
    await expect(hrefOf(canvas, copy.later.deck)).toBe('/swipe#deck');
  },
};

export const Two: Story = {
  beforeEach: withStorage({ iru_later: two }),
};

export const LoginRequired: Story = {
  beforeEach: withStorage({ iru_later: two, iru_session: false }),
  play: async ({ canvasElement }) => {
    await expectLoginPrompt('later');
    await expect(canvasElement.textContent).not.toMatch(/Thierry|Aline/);
  },
};

export const LongNames: Story = {
  beforeEach: withStorage({
    iru_later: [
      { id: 'a', name: 'Uwimana'.repeat(40), city: 'W'.repeat(400) },
      { id: 'b', name: '\u200b' },
    ],
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: copy.unnamed })).toBeVisible();
  },
};

export const BringsBack: Story = {
  ...Two,
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bring back Thierry' }));
    await expect(ids()).toEqual(['h1']);
    await expect(canvas.getByRole('button', { name: 'Bring back Aline' })).toHaveFocus();
    await expect(canvas.getByText('Thierry is back.')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    const heading = canvas.getByRole('heading', { name: copy.later.heading });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(ids()).toEqual([]);
  },
};

export const HiddenStayHidden: Story = {
  tags: ['behaviour'],
  beforeEach: withStorage({
    iru_later: two,
    iru_hidden: [{ id: 's2', name: 'Thierry', kind: 'hidden', ts: 1 }],
  }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Thierry/)).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Bring back Aline' })).toBeVisible();
  },
};
