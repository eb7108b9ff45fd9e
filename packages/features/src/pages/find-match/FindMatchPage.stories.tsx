// Proves BROWSE-1, BROWSE-6.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';

import { hrefOf } from '../../testing/href-of';
import { peopleCopy } from '#words/parts/people/copy';
import { profileCardCopy } from '#words/parts/profile-card/copy';
import { withStorage } from '../../testing/with-storage';
import { withRouter } from '../../testing/with-router';
import { withToaster } from '../../testing/with-toaster';
import { everyoneHiddenCopy } from '#words/parts/everyone-hidden/copy';
import { clearPictures } from '../../parts/people/clear-pictures';
import { findMatchCopy as copy } from '#words/pages/find-match/copy';
import { FindMatchPage } from './FindMatchPage';
import { profiles } from './browse-profiles';

const meta = {
  title: 'Find match/Page',
  id: 'pages-find-match-page',
  component: FindMatchPage,
  decorators: [withRouter('/find-match'), withToaster],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof FindMatchPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const cardsOf = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>('[data-profile]')];
const country = (canvas: ReturnType<typeof within>) =>
  canvas.getByRole('combobox', { name: copy.filters.country });
const clear = Object.values(clearPictures);
const pictures = (root: HTMLElement) =>
  cardsOf(root).map((card) => card.querySelector('img')?.getAttribute('src') ?? '');

export const LoggedOut: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Find Your Perfect Match' }),
    ).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Showing 12 of 12 profiles');
    await step('Twelve masked cards link to registration; their photos name no one', async () => {
      const links = canvas.getAllByRole('link', { name: 'Sign Up to View' });
      await expect(links).toHaveLength(12);
      for (const link of links) await expect(link).toHaveAttribute('href', '/register');
      await expect(canvas.getAllByRole('img', { name: profileCardCopy.masked })).toHaveLength(12);
    });
    await expect(clear.filter((src) => canvasElement.innerHTML.includes(src))).toEqual([]);
    await expect(canvas.queryByRole('button', { name: 'Wave' })).toBeNull();
    await step('Four cards explain what protects people, and couples are invited', async () => {
      const safety = canvas.getByRole('heading', { level: 2, name: 'Safety & Privacy' });
      const cards = within(safety.closest('section') ?? canvasElement);
      await expect(cards.getAllByRole('heading', { level: 3 })).toHaveLength(4);
      await expect(hrefOf(canvas, 'Share Your Story')).toBe('/share-story');
      await expect(hrefOf(canvas, 'Apply for Interview')).toBe('/testimony-form');
    });
    await expect(hrefOf(canvas, copy.join.action)).toBe('/register');
    await expect(hrefOf(canvas, copy.join.logIn)).toBe('/login');
  },
};

export const LoggedIn: Story = {
  beforeEach: withStorage({ iru_session: true }),
  play: async ({ canvas, canvasElement }) => {
    const isMasked = (src: string) => !clear.includes(src);
    await waitFor(() => expect(pictures(canvasElement).filter(isMasked)).toEqual([]));
    await expect(canvas.getByRole('img', { name: 'Portrait of Ineza' })).toBeInTheDocument();
    await expect(canvas.getAllByRole('button', { name: 'Wave' })).toHaveLength(12);
    await expect(canvas.queryByText('Sign Up to View')).toBeNull();
    await expect(canvas.queryByRole('link', { name: copy.join.action })).toBeNull();
  },
};

export const SomeHidden: Story = {
  beforeEach: withStorage({
    iru_hidden: [
      { id: 'p01', name: 'Ineza', kind: 'blocked', ts: 1 },
      { id: 'p04', name: 'Brian', kind: 'hidden', ts: 1 },
    ],
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Showing 10 of 10 profiles')).toBeVisible();
    await expect(canvas.queryByText('Ineza, 26')).toBeNull();
  },
};

const everyoneBut = (...ids: readonly string[]) => ({
  iru_hidden: profiles
    .filter(({ id }) => !ids.includes(id))
    .map(({ id }) => ({ id, name: 'x', kind: 'hidden', ts: 1 })),
});

export const EveryoneHidden: Story = {
  beforeEach: withStorage(everyoneBut()),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: everyoneHiddenCopy.hidden.title }),
    ).toBeVisible();
    await expect(hrefOf(canvas, everyoneHiddenCopy.hidden.action)).toBe('/settings');
    await expect(canvas.queryByText('No matches found')).toBeNull();
  },
};

export const Empty: Story = {
  parameters: { path: '/find-match?username=zzz' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No matches found' })).toBeVisible();
    await expect(canvas.getByText('Try adjusting your filters to see more profiles')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Showing 0 of 12 profiles');
  },
};

export const Filtered: Story = {
  globals: { viewport: { value: 'desktop1280' } },
  parameters: { path: '/find-match?country=Rwanda&gender=female' },
  play: async ({ canvas }) => {
    // The URL sets the filters.
    await expect(country(canvas)).toHaveValue('Rwanda');
    await expect(canvas.getByRole('radio', { name: 'Female' })).toBeChecked();
    await expect(canvas.getByText('2 set')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Showing 2 of 12 profiles');
  },
};

const savedForLater = (...ids: readonly string[]) => ({
  iru_later: profiles
    .filter(({ id }) => ids.includes(id))
    .map(({ id, name, age }) => ({ id, name, age, city: '', country: '', image: '' })),
});

export const SomeSavedForLater: Story = {
  beforeEach: withStorage({ iru_session: true, ...savedForLater('p01', 'p02') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Showing 10 of 10 profiles')).toBeVisible();
    await expect(canvas.getByText(copy.later.count(2))).toBeVisible();
    await expect(hrefOf(canvas, copy.later.action)).toBe('/user#later');
  },
};

export const LastHidden: Story = {
  tags: ['behaviour'],
  beforeEach: withStorage({ iru_session: true, ...everyoneBut('p02') }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^More about/ }));
    await userEvent.click(canvas.getByRole('button', { name: peopleCopy.menu.hidden }));
    await waitFor(() => expect(canvas.getByText(everyoneHiddenCopy.hidden.title)).toHaveFocus());
  },
};

export const ClearsTheFilters: Story = {
  ...Empty,
  tags: ['behaviour'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const [, clear] = canvas.getAllByRole('button', { name: copy.filters.clear });
    if (!clear) throw new Error('The empty state has no clear button.');
    await userEvent.click(clear);
    await waitFor(() => expect(cardsOf(canvasElement)).toHaveLength(12));
    const [first] = canvas.getAllByRole('link', { name: 'Sign Up to View' });
    await waitFor(() => expect(first).toHaveFocus());
  },
};

export const ChipsFollowUrl: Story = {
  ...Filtered,
  tags: ['behaviour'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter Gender: Female' }));
    const all = canvas.getByRole('radio', { name: copy.filters.all });
    await waitFor(() => expect(all).toBeChecked());
    const next = canvas.getByRole('button', { name: 'Remove filter Country: Rwanda' });
    await expect(next).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(cardsOf(canvasElement)).toHaveLength(12));
    await expect(canvas.getByRole('status')).toHaveFocus();
    await expect(country(canvas)).toHaveValue('');
  },
};
