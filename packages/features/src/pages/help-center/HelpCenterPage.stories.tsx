// Proves HELP-1.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { hrefOf } from '../../testing/href-of';
import { proseCopy } from '#words/parts/prose/copy';
import { assistantOpening } from '../../assistant/assistant-opening';
import { asPrinted } from '../../parts/prose/testing/as-printed';
import { PATHS } from '../../paths';
import { withRouter } from '../../testing/with-router';
import { articles, CATEGORIES, loadArticle, loadTexts } from './articles';
import { helpCenterCopy as copy } from '#words/pages/help-center/copy';
import { helpHref } from '../../content/help-href';
import { HelpCenterPage } from './HelpCenterPage';

const { search, contact } = copy;
const reading = { path: helpHref('money-requests') };

const meta = {
  title: 'Help center',
  id: 'pages-help-center',
  component: HelpCenterPage,
  decorators: [withRouter(PATHS.helpCenter)],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof HelpCenterPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const loaded = (canvas: Canvas) =>
  waitFor(() =>
    expect(canvas.getByRole('heading', { level: 2, name: /How it usually goes/ })).toBeVisible(),
  );
const opened = (canvas: Canvas, name: string) =>
  waitFor(() => expect(canvas.getByRole('heading', { level: 1, name })).toHaveFocus());
const typeQuery = async (canvas: Canvas, query: string) => {
  const field = canvas.getByRole('searchbox', { name: search.label });
  await userEvent.clear(field);
  await userEvent.type(field, query);
  return field;
};

export const Home: Story = {
  play: async ({ canvas }) => {
    // The counts are in one line, below texts of different lengths.
    const counts = ['139 articles', '121 articles', '28 articles'].map((count) =>
      canvas.getByText(count).getBoundingClientRect(),
    );
    await expect(new Set(counts.map(({ top }) => top)).size).toBe(1);
    for (const category of CATEGORIES) {
      const { name, text } = copy.categories[category];
      const link = canvas.getByRole('link', { name: new RegExp(`^${name} ${text}`) });
      const target = canvas.getByRole('region', { name });
      await expect(link.getAttribute('href')).toBe(`#${target.id}`);
      await expect(within(target).getAllByRole('link')).toHaveLength(
        articles.filter((each) => each.category === category).length,
      );
    }
    await expect(hrefOf(canvas, new RegExp(contact.phone))).toBe('tel:+250700000000');
    await expect(hrefOf(canvas, new RegExp(contact.email))).toBe('mailto:hello@iru.example');
  },
};

export const Searched: Story = {
  play: async ({ canvas }) => {
    await typeQuery(canvas, 'refund');
    const list = await canvas.findByRole('list', { name: search.results });
    await expect(within(list).getAllByRole('link')[0]).toHaveTextContent('Ask for a refund');
    await expect(canvas.getByRole('status')).toHaveTextContent(/articles? for “refund”/);
  },
};

export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await typeQuery(canvas, 'submarine');
    await waitFor(() => expect(canvas.getByText(search.none.title)).toBeVisible());
    const box = canvas.getByText(search.none.title).closest('[data-art]');
    const gap =
      (box?.getBoundingClientRect().top ?? 0) -
      canvas.getByRole('status').getBoundingClientRect().bottom;
    await expect(gap).toBeGreaterThanOrEqual(16);
    await expect(hrefOf(canvas, search.none.contact)).toBe('/contact?subject=general');
  },
};

const textsMissingOnce = fn(loadTexts);

export const TextsMissing: Story = {
  args: { loadAll: textsMissingOnce },
  beforeEach: () => {
    textsMissingOnce.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  },
  play: async ({ canvas }) => {
    await typeQuery(canvas, 'receipt');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(search.partly);
    await expect(canvas.getByRole('link', { name: /^Find a receipt/ })).toBeVisible();
  },
};

export const OneLetter: Story = {
  play: async ({ canvas }) => {
    await typeQuery(canvas, 'a');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(proseCopy.tooShort));
    await expect(canvas.getByText('139 articles')).toBeVisible();
    await expect(canvas.queryByText(search.none.title)).toBeNull();
  },
};

export const UnknownArticle: Story = {
  parameters: { path: helpHref('unknown') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(copy.notFound)).toBeVisible();
    await expect(canvas.getByText('139 articles')).toBeVisible();
  },
};

export const Reading: Story = {
  parameters: reading,
  play: async ({ canvas }) => {
    await loaded(canvas);
  },
};

export const WithTable: Story = { parameters: { path: helpHref('verification') } };

export const Loading: Story = {
  parameters: reading,
  args: { load: () => new Promise(() => undefined) },
};

const failsOnce = fn(loadArticle);

export const Failed: Story = {
  parameters: reading,
  args: { load: failsOnce },
  beforeEach: () => {
    failsOnce.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('didn’t load');
  },
};

export const LiveChat: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const onOpen = fn();
    const unsubscribe = assistantOpening.subscribe(onOpen);
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(contact.chat) }));
    await expect(onOpen).toHaveBeenCalledOnce();
    unsubscribe();
  },
};

export const RetriesTexts: Story = {
  ...TextsMissing,
  tags: ['behaviour'],
  play: async (context) => {
    const { canvas } = context;
    await TextsMissing.play?.(context);
    await typeQuery(canvas, 'airtel');
    await waitFor(() => expect(canvas.queryByRole('link', { name: /^Find a receipt/ })).toBeNull());
    await expect(canvas.queryByText(search.none.text('airtel'))).toBeNull();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: proseCopy.retry }));
    await expect(canvas.getByRole('searchbox', { name: search.label })).toHaveFocus();
    await waitFor(() => expect(canvas.getByText('Airtel')).toBeVisible());
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const RelatedAndBack: Story = {
  ...Reading,
  tags: ['behaviour'],
  play: async (context) => {
    const { canvas } = context;
    await Reading.play?.(context);
    const related = within(canvas.getByRole('complementary', { name: copy.related }));
    const [first] = related.getAllByRole('link');
    if (!first) throw new Error('The article has no related articles.');
    const title = first.textContent ?? '';
    await userEvent.click(first);
    await opened(canvas, title);
    await userEvent.click(canvas.getByRole('link', { name: copy.all }));
    await opened(canvas, copy.heading);
  },
};

export const TriesAgain: Story = {
  ...Failed,
  tags: ['behaviour'],
  play: async (context) => {
    const { canvas } = context;
    await Failed.play?.(context);
    await userEvent.click(canvas.getByRole('button', { name: proseCopy.retry }));
    await loaded(canvas);
  },
};

export const Printed: Story = {
  tags: ['behaviour'],
  parameters: reading,
  beforeEach: asPrinted,
  play: async ({ canvas }) => {
    await loaded(canvas);
    await expect(canvas.queryByText(contact.heading)).not.toBeVisible();
  },
};
