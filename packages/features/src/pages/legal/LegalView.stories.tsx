// Proves LEGAL-1.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';

import { proseCopy } from '../../parts/prose/copy';
import type { LegalDocument } from '../../content/legal/documents';
import type { ProseModule } from '../../content/prose-module';
import { createDocumentSource } from './document-source';
import type { SearchedDocument } from '../../parts/prose/search-prose';
import { sampleProse } from '../../parts/prose/testing/sample-prose';
import { withRouter } from '../../testing/with-router';
import { legalCopy } from './copy';
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
    await expect(await canvas.findByText('Loading: Meeting Guide')).toHaveAttribute(
      'role',
      'status',
    );
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
  play: async ({ canvas, step }) => {
    await step('The error shows, and the rest of the page works', async () => {
      await expect(
        await canvas.findByRole('button', { name: legalCopy.failed.retry }),
      ).toBeVisible();
      await expect(canvas.getByRole('button', { name: legalCopy.failed.reload })).toBeVisible();
      const status = () => canvas.getAllByText(legalCopy.failed.text('Meeting Guide'))[0];
      await waitFor(() => expect(status()).toHaveAttribute('role', 'status'));
      await expect(canvas.getByRole('searchbox')).toBeVisible();
    });
  },
};

export const NothingFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'giraffe');
    const status = await canvas.findByText(legalCopy.search.none('giraffe'));
    await expect(status).toHaveAttribute('role', 'status');
    await expect(canvas.queryByRole('region', { name: legalCopy.search.results })).toBeNull();
  },
};

export const LongWord: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('searchbox'));
    await userEvent.paste('x'.repeat(120));
    await expect(await canvas.findByText(/^No results for “x+”/)).toBeVisible();
  },
};

export const OneLetter: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'a');
    await expect(await canvas.findByText(proseCopy.tooShort)).toHaveAttribute('role', 'status');
    await expect(canvas.queryByRole('region', { name: legalCopy.search.results })).toBeNull();
  },
};

const flaky = fn<() => Promise<SearchedDocument<LegalDocument>[]>>();

export const SearchFailed: Story = {
  args: { loadSearched: flaky },
  beforeEach: () => {
    flaky.mockReset().mockImplementationOnce(rejects).mockImplementation(loadSearched);
  },
  play: async ({ canvas, step, userEvent }) => {
    const field = canvas.getByRole('searchbox');
    await step('The error is announced once', async () => {
      await userEvent.type(field, 'CSRF');
      await expect(await canvas.findByRole('alert')).toHaveTextContent(legalCopy.search.failed);
      await expect(canvas.getAllByText(legalCopy.search.failed)).toHaveLength(1);
      const [status] = canvas.getAllByRole('status');
      await expect(status?.closest('search')).toContainElement(field);
      await expect(status).toBeEmptyDOMElement();
    });
  },
};

export const Found: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'refund');
    await expect(
      await canvas.findByRole('region', { name: legalCopy.search.results }),
    ).toBeVisible();
  },
};

export const TriesAgain: Story = {
  ...Failed,
  tags: ['behaviour'],
  play: async (context) => {
    const { canvas, step, userEvent } = context;
    await Failed.play?.(context);
    await step('The text shows and focus moves to the heading', async () => {
      await userEvent.click(canvas.getByRole('button', { name: legalCopy.failed.retry }));
      await expect(await canvas.findByRole('heading', { name: 'Before you go' })).toBeVisible();
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
      await expect(canvas.queryByText(legalCopy.failed.text('Meeting Guide'))).toBeNull();
      await expect(loadDocument).toHaveBeenCalledTimes(2);
    });
  },
};

const load = fn<() => Promise<SearchedDocument<LegalDocument>[]>>(loadSearched);

export const Search: Story = {
  tags: ['behaviour'],
  args: { loadSearched: load },
  play: async ({ canvas, step, userEvent }) => {
    load.mockClear();
    const field = canvas.getByRole('searchbox', { name: legalCopy.search.label });
    await step('The documents load when the field is first focused', async () => {
      await expect(load).not.toHaveBeenCalled();
      await userEvent.click(field);
      await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
    });
    await step('Every section with all words is listed and counted', async () => {
      await userEvent.type(field, 'review appeal');
      await expect(
        await canvas.findByText(legalCopy.search.found(3, 3, 'review appeal')),
      ).toHaveAttribute('role', 'status');
      const results = within(canvas.getByRole('region', { name: legalCopy.search.results }));
      await expect(results.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
        '/legal?doc=terms#appeals',
        '/legal?doc=ai#humans-decide',
        '/legal?doc=community#appeals',
      ]);
      await expect(results.getAllByText('appeal')[0]?.tagName).toBe('MARK');
    });
    await step('The query can be cleared', async () => {
      await userEvent.click(canvas.getByRole('button', { name: legalCopy.search.clear }));
      await expect(field).toHaveValue('');
      await expect(field).toHaveFocus();
      await waitFor(() =>
        expect(canvas.queryByRole('region', { name: legalCopy.search.results })).toBeNull(),
      );
      await expect(canvas.queryByRole('button', { name: legalCopy.search.clear })).toBeNull();
    });
    await step('A long list is shortened at first', async () => {
      await userEvent.type(field, 'account');
      const results = within(await canvas.findByRole('region', { name: legalCopy.search.results }));
      await expect(results.getAllByRole('link')).toHaveLength(8);
      await userEvent.click(results.getByRole('button', { name: /^Show all \d+ results$/ }));
      await expect(results.getAllByRole('link').length).toBeGreaterThan(8);
      await expect(results.queryByRole('button')).toBeNull();
    });
    await step('Choosing a result closes the list', async () => {
      await userEvent.click(canvas.getByRole('link', { name: /^Terms & Conditions Your account/ }));
      await expect(field).toHaveValue('');
      await waitFor(() =>
        expect(canvas.queryByRole('region', { name: legalCopy.search.results })).toBeNull(),
      );
    });
  },
};

export const Quoted: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), '"sexual exploitation"');
    const results = within(await canvas.findByRole('region', { name: legalCopy.search.results }));
    // Table cells are separated.
    await expect(results.getAllByRole('link')[0]).toHaveTextContent(
      /Violence, sexual exploitation, or harm to a minor · Immediate permanent ban/,
    );
  },
};

export const SearchesAgain: Story = {
  ...SearchFailed,
  tags: ['behaviour'],
  play: async (context) => {
    const { canvas, step, userEvent } = context;
    await SearchFailed.play?.(context);
    const field = canvas.getByRole('searchbox');
    await step('The search runs and the field takes focus', async () => {
      await userEvent.click(canvas.getByRole('button', { name: legalCopy.failed.retry }));
      await expect(field).toHaveFocus();
      await expect(field).toHaveValue('CSRF');
      await expect(await canvas.findByText(legalCopy.search.found(1, 1, 'CSRF'))).toBeVisible();
      await expect(canvas.queryByRole('alert')).toBeNull();
    });
  },
};
