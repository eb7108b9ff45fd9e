// Proves LEGAL-1.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';

import type { LegalDocument } from '../../content/legal/documents';
import type { ProseModule } from '../../content/prose-module';
import { createDocumentSource } from './document-source';
import type { SearchedDocument } from '../../parts/prose/search-prose';
import { sampleProse } from '../../parts/prose/testing/sample-prose';
import { withRouter } from '../../testing/with-router';
import { legalCopy as copy } from '#words/pages/legal/copy';
import { legalMetas, legalSource, loadSearched } from './legal-metas';
import { LegalView } from './LegalView';

const meta = {
  title: 'Legal/View',
  id: 'pages-legal-view',
  component: LegalView,
  decorators: [withRouter('/legal')],
  parameters: { layout: 'fullscreen' },
  args: { metas: legalMetas, document: 'meeting', source: legalSource, loadSearched },
  beforeEach: () => () => window.scrollTo(0, 0),
} satisfies Meta<typeof LegalView>;

export default meta;
type Story = StoryObj<typeof meta>;

const rejects = async (): Promise<never> => {
  throw new Error('The file is gone.');
};
const never = () => new Promise<never>(() => undefined);

export const Loading: Story = {
  args: { source: createDocumentSource<LegalDocument>(never) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Meeting Guide' })).toBeVisible();
    const status = await canvas.findByText('Loading: Meeting Guide');
    await expect(status).toHaveRole('status');
    await expect(canvasElement.querySelector('[data-slot="loading"]')).toBeVisible();
  },
};

const loadDocument = fn<() => Promise<ProseModule>>();

export const Failed: Story = {
  beforeEach: ({ args }) => {
    loadDocument
      .mockReset()
      .mockRejectedValueOnce(new Error('The file is gone.'))
      .mockResolvedValue(sampleProse);
    args.source = createDocumentSource<LegalDocument>(loadDocument);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: copy.failed.retry })).toBeVisible();
    await expect(canvas.getByRole('button', { name: copy.failed.reload })).toBeVisible();
    const status = () => canvas.getAllByText(copy.failed.text('Meeting Guide'))[0];
    await waitFor(() => expect(status()).toHaveAttribute('role', 'status'));
    await expect(canvas.getByRole('searchbox')).toBeVisible();
  },
};

export const NothingFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'giraffe');
    const status = await canvas.findByText(copy.search.none('giraffe'));
    await expect(status).toHaveAttribute('role', 'status');
    await expect(canvas.queryByRole('region', { name: copy.search.results })).toBeNull();
  },
};

const load = fn<() => Promise<SearchedDocument<LegalDocument>[]>>(loadSearched);

export const SearchFailed: Story = {
  args: { loadSearched: load },
  beforeEach: () => {
    load.mockImplementationOnce(rejects);
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox');
    await userEvent.type(field, 'CSRF');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(copy.search.failed);
    await expect(canvas.getAllByText(copy.search.failed)).toHaveLength(1);
    const [status] = canvas.getAllByRole('status');
    await expect(status?.closest('search')).toContainElement(field);
    await waitFor(() => expect(status).toBeEmptyDOMElement());
  },
};

export const TriesAgain: Story = {
  ...Failed,
  tags: ['behaviour'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await Failed.play?.(context);
    await userEvent.click(canvas.getByRole('button', { name: copy.failed.retry }));
    await expect(await canvas.findByRole('heading', { name: 'Before you go' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
    await expect(canvas.queryByText(copy.failed.text('Meeting Guide'))).toBeNull();
    await expect(loadDocument).toHaveBeenCalledTimes(2);
  },
};

export const Search: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, step, userEvent }) => {
    const field = canvas.getByRole('searchbox', { name: copy.search.label });
    await step('Every section with all words is listed and counted', async () => {
      await userEvent.type(field, 'review appeal');
      const found = await canvas.findByText(copy.search.found(3, 3, 'review appeal'));
      await expect(found).toHaveRole('status');
      const results = within(canvas.getByRole('region', { name: copy.search.results }));
      await expect(results.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
        '/legal?doc=terms#appeals',
        '/legal?doc=ai#humans-decide',
        '/legal?doc=community#appeals',
      ]);
      await expect(results.getAllByText('appeal')[0]?.tagName).toBe('MARK');
    });
    await step('A long list is shortened at first', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, 'account');
      const results = within(await canvas.findByRole('region', { name: copy.search.results }));
      await expect(results.getAllByRole('link')).toHaveLength(8);
      await userEvent.click(results.getByRole('button', { name: /^Show all \d+ results$/ }));
      await expect(results.getAllByRole('link').length).toBeGreaterThan(8);
      await expect(results.queryByRole('button')).toBeNull();
    });
    await step('Choosing a result closes the list', async () => {
      await userEvent.click(canvas.getByRole('link', { name: /^Terms & Conditions Your account/ }));
      await expect(field).toHaveValue('');
      const name = copy.search.results;
      await waitFor(() => expect(canvas.queryByRole('region', { name })).toBeNull());
    });
  },
};

export const SearchesAgain: Story = {
  ...SearchFailed,
  tags: ['behaviour'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await SearchFailed.play?.(context);
    const field = canvas.getByRole('searchbox');
    await userEvent.click(canvas.getByRole('button', { name: copy.failed.retry }));
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('CSRF');
    await expect(await canvas.findByText(copy.search.found(1, 1, 'CSRF'))).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
