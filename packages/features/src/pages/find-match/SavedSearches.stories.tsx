// Proves BROWSE-8.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';

import { hrefOf } from '../../testing/href-of';
import { expectLoginPrompt } from '../../parts/auth-gate/testing/expect-login-prompt';
import { NO_FILTERS } from '../../domain/profile-filters';
import { combineCleanups, replaceProperty } from '../../testing/preferences';
import { onShare, shareSheet } from '../../testing/share-sheet';
import { withStorage, readStorage } from '../../testing/with-storage';
import { undoIn } from '../../testing/undo-toast';
import { withRouter } from '../../testing/with-router';
import { withToaster } from '../../testing/with-toaster';
import { SavedSearches } from './SavedSearches';
import { searchesCopy as copy } from '#words/pages/find-match/searches-copy';

const meta = {
  title: 'Find match/Saved searches',
  id: 'pages-find-match-saved-searches',
  component: SavedSearches,
  args: {
    filters: { ...NO_FILTERS, gender: 'female', country: 'Rwanda' },
    children: <p>Showing 2 of 12 profiles</p>,
  },
  argTypes: { filters: { control: false }, children: { control: false } },
  decorators: [withRouter('/'), withToaster],
} satisfies Meta<typeof SavedSearches>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];
type Canvas = Context['canvas'];

const search = (id: string, name: string, query: string) => ({ id, name, query });
const two = [
  search('b', 'Calm in Kigali', 'location=Kigali&mood=Calm'),
  search('a', 'Across the lake', 'country=DRC'),
];
const names = () =>
  ((readStorage('iru_searches') ?? []) as { name: string }[]).map(({ name }) => name);

const field = (canvas: Canvas) => canvas.getByRole('textbox', { name: copy.field });
const click = (canvas: Canvas, name: string) =>
  userEvent.click(canvas.getByRole('button', { name }));
/** Opens the panel and waits for its code to load, before the play. */
const inPanel = (play: (context: Context) => Promise<void>) => async (context: Context) => {
  await click(context.canvas, 'Saved searches');
  await context.canvas.findByRole('heading', { name: copy.heading });
  await play(context);
};

export const Empty: Story = {
  play: inPanel(async ({ canvas }) => {
    await expect(canvas.getByText(copy.empty.saved)).toBeVisible();
    await expect(field(canvas)).toHaveAccessibleDescription(copy.hint('Female, Rwanda'));
  }),
};

export const NothingToSave: Story = {
  args: { filters: NO_FILTERS },
  beforeEach: withStorage({ iru_searches: two }),
  play: inPanel(async ({ canvas }) => {
    await expect(canvas.getByText(copy.nothing)).toBeVisible();
  }),
};

export const Example: Story = {
  parameters: { docs: { story: { height: '480px' } } },
  args: { filters: NO_FILTERS },
  play: inPanel(async ({ canvas }) => {
    const example = canvas.getByRole('link', { name: copy.example });
    await expect(example).toHaveAttribute('href', '/?country=Rwanda');
    await userEvent.click(example);
    await expect(canvas.getByRole('heading', { name: copy.heading })).toHaveFocus();
  }),
};

export const Some: Story = {
  beforeEach: withStorage({ iru_searches: two }),
  play: inPanel(async ({ canvas }) => {
    await expect(canvas.getByText(copy.count.saved(2))).toBeVisible();
    await expect(hrefOf(canvas, 'Calm in Kigali')).toBe('/find-match?location=Kigali&mood=Calm');
    await expect(canvas.getByText('Kigali, Mood: Calm')).toBeVisible();
  }),
};

export const Current: Story = {
  args: { filters: { ...NO_FILTERS, country: 'DRC' } },
  beforeEach: withStorage({ iru_searches: two }),
  play: inPanel(async ({ canvas }) => {
    await expect(canvas.getByText(copy.known('Across the lake'))).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: 'Across the lake', current: true }),
    ).toBeVisible();
  }),
};

const full = Array.from({ length: 20 }, (_, at) =>
  search(`s${at}`, `Search ${at + 1}`, `username=${at}`),
);

export const Full: Story = {
  beforeEach: withStorage({ iru_searches: full }),
  play: inPanel(async ({ canvas }) => {
    await expect(canvas.getByText(copy.full)).toBeVisible();
    await expect(copy.full).toContain('20 searches');
    await expect(canvas.queryByRole('textbox')).toBeNull();
  }),
};

export const LoginRequired: Story = {
  beforeEach: withStorage({ iru_searches: two, iru_session: false }),
  play: inPanel(async ({ canvasElement }) => {
    await expectLoginPrompt('searches');
    await expect(canvasElement.textContent).not.toMatch(/Calm|lake/);
  }),
};

export const UnusualTexts: Story = {
  beforeEach: withStorage({
    iru_searches: [
      search('a', 'Uwimana'.repeat(40), `username=${'W'.repeat(100)}`),
      search('b', '\u200b', 'country=Atlantis'),
    ],
  }),
  play: inPanel(async ({ canvas }) => {
    // An invisible name is replaced and an unknown filter is ignored.
    await expect(hrefOf(canvas, 'A search')).toBe('/find-match');
  }),
};

export const Renaming: Story = {
  ...Some,
  play: inPanel(async ({ canvas }) => {
    await click(canvas, 'Rename Across the lake');
    const name = canvas.getByRole('textbox', { name: copy.newName });
    await waitFor(() => expect(name).toHaveFocus());
  }),
};

export const Saves: Story = {
  ...Some,
  tags: ['behaviour'],
  play: inPanel(async ({ canvas }) => {
    await userEvent.type(field(canvas), '  For Sunday{Enter}');
    await waitFor(() =>
      expect(names()).toEqual(['For Sunday', 'Calm in Kigali', 'Across the lake']),
    );
    const query = 'gender=female&country=Rwanda';
    await expect(readStorage('iru_searches')).toMatchObject([{ query }, {}, {}]);
    await waitFor(() => expect(canvas.getByRole('link', { name: 'For Sunday' })).toHaveFocus());
    await expect(canvas.getByText('Saved as “For Sunday”.')).toBeVisible();
  }),
};

/** The same search can’t be saved twice. */
export const DefaultName: Story = {
  ...Empty,
  tags: ['behaviour'],
  play: inPanel(async ({ canvas }) => {
    await click(canvas, 'Save this search');
    await waitFor(() => expect(names()).toEqual(['Female, Rwanda']));
    await expect(canvas.queryByRole('button', { name: copy.save })).toBeNull();
  }),
};

export const Renames: Story = {
  ...Some,
  tags: ['behaviour'],
  play: inPanel(async ({ canvas, step }) => {
    const button = () => canvas.getByRole('button', { name: /^Rename (Across|Lake)/ });
    const newName = () => canvas.getByRole('textbox', { name: copy.newName });
    await step('A blank name is rejected, and Escape keeps the old one', async () => {
      await userEvent.click(button());
      await userEvent.clear(newName());
      await userEvent.click(canvas.getByRole('button', { name: copy.done }));
      await waitFor(() => expect(newName()).toHaveAccessibleDescription(copy.blank));
      await fireEvent.keyDown(newName(), { key: 'Escape', keyCode: 229 });
      await expect(newName()).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(button()).toHaveFocus());
      await expect(names()).toEqual(['Calm in Kigali', 'Across the lake']);
    });
    await step('A new name is saved', async () => {
      await userEvent.click(button());
      await userEvent.clear(newName());
      await userEvent.type(newName(), 'Lake Kivu{Enter}');
      await waitFor(() => expect(names()).toEqual(['Calm in Kigali', 'Lake Kivu']));
      await waitFor(() => expect(button()).toHaveFocus());
      await expect(canvas.getByText(copy.renamed('Lake Kivu'))).toBeVisible();
    });
  }),
};

export const Deletes: Story = {
  ...Some,
  tags: ['behaviour'],
  play: inPanel(async ({ canvas }) => {
    await click(canvas, 'Delete Calm in Kigali');
    await expect(names()).toEqual(['Across the lake']);
    await expect(canvas.getByRole('link', { name: 'Across the lake' })).toHaveFocus();
    await click(canvas, 'Delete Across the lake');
    await waitFor(() => expect(canvas.getByRole('heading', { name: copy.heading })).toHaveFocus());
    await userEvent.click(await undoIn(copy.removed('Across the lake')));
    await waitFor(() => expect(names()).toEqual(['Across the lake']));
  }),
};

const onCopy = fn<(text: string) => Promise<void>>();
const url = () => new URL('/find-match?country=DRC', window.location.origin).href;

export const Shares: Story = {
  ...Some,
  tags: ['behaviour'],
  beforeEach: () => {
    withStorage({ iru_searches: two })();
    return shareSheet(async () => undefined)();
  },
  play: inPanel(async ({ canvas }) => {
    await click(canvas, 'Share Across the lake');
    await expect(onShare).toHaveBeenCalledWith({
      title: 'Across the lake on Iru',
      text: 'A search on Iru: DRC',
      url: url(),
    });
    await expect(canvas.queryByRole('textbox', { name: copy.byHand })).toBeNull();
  }),
};

export const CopiesTheLink: Story = {
  ...Some,
  tags: ['behaviour'],
  beforeEach: () => {
    withStorage({ iru_searches: two })();
    onCopy
      .mockReset()
      .mockResolvedValueOnce(undefined)
      .mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
    return combineCleanups(
      replaceProperty(navigator, 'share', undefined),
      replaceProperty(navigator, 'clipboard', { writeText: onCopy }),
    );
  },
  play: inPanel(async ({ canvas }) => {
    await click(canvas, 'Share Across the lake');
    await expect(onCopy).toHaveBeenCalledWith(url());
    await expect(await screen.findByText(copy.copied)).toBeInTheDocument();
    await click(canvas, 'Share Across the lake');
    await expect(await canvas.findByRole('textbox', { name: copy.byHand })).toHaveValue(url());
  }),
};
