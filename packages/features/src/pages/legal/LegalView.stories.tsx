// Proves LEGAL-1.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';

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

const refused = async (): Promise<never> => {
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
    await step('it says so, and the rest of the page is alive', async () => {
      await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Reload the page' })).toBeVisible();
      const told = () => canvas.getAllByText(/“Meeting Guide” could not be loaded/)[0];
      await waitFor(() => expect(told()).toHaveAttribute('role', 'status'));
      await expect(canvas.getByRole('searchbox')).toBeVisible();
    });
  },
};

export const NothingFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'giraffe');
    const said = await canvas.findByText(
      'Nothing found for “giraffe”. Try a single word, such as refund.',
    );
    await expect(said).toHaveAttribute('role', 'status');
    await expect(canvas.queryByRole('region', { name: 'Search results' })).toBeNull();
  },
};

export const LongWord: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('searchbox'));
    await userEvent.paste('x'.repeat(120));
    await expect(await canvas.findByText(/^Nothing found for “x+”/)).toBeVisible();
  },
};

export const OneLetter: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'a');
    await expect(await canvas.findByText('Type at least two letters.')).toHaveAttribute(
      'role',
      'status',
    );
    await expect(canvas.queryByRole('region', { name: 'Search results' })).toBeNull();
  },
};

const flaky = fn<() => Promise<SearchedDocument<LegalDocument>[]>>();

export const SearchFailed: Story = {
  args: { loadSearched: flaky },
  beforeEach: () => {
    flaky.mockReset().mockImplementationOnce(refused).mockImplementation(loadSearched);
  },
  play: async ({ canvas, step, userEvent }) => {
    const field = canvas.getByRole('searchbox');
    await step('it says so once', async () => {
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
    await expect(await canvas.findByRole('region', { name: 'Search results' })).toBeVisible();
  },
};

/** A second try brings the text that did not arrive, and the focus is not lost. */
export const TriesAgain: Story = {
  ...Failed,
  tags: ['behaviour'],
  play: async (context) => {
    const { canvas, step, userEvent } = context;
    await Failed.play?.(context);
    await step('a second try shows the text, and the focus is not lost', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
      await expect(await canvas.findByRole('heading', { name: 'Before you go' })).toBeVisible();
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
      await expect(canvas.queryByText(/could not be loaded/)).toBeNull();
      await expect(loadDocument).toHaveBeenCalledTimes(2);
    });
  },
};

const load = fn<() => Promise<SearchedDocument<LegalDocument>[]>>(loadSearched);

/** The search loads when it is entered, lists and counts what it finds, and can be cleared. */
export const Search: Story = {
  tags: ['behaviour'],
  args: { loadSearched: load },
  play: async ({ canvas, step, userEvent }) => {
    load.mockClear();
    const field = canvas.getByRole('searchbox', { name: 'Search in all documents' });
    await step('the documents load when the field is first entered', async () => {
      await expect(load).not.toHaveBeenCalled();
      await userEvent.click(field);
      await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
    });
    await step('every place with all words is listed, and counted', async () => {
      await userEvent.type(field, 'review appeal');
      await expect(
        await canvas.findByText('3 places in 3 documents for “review appeal”'),
      ).toHaveAttribute('role', 'status');
      const results = within(canvas.getByRole('region', { name: 'Search results' }));
      await expect(results.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
        '/legal?doc=terms#appeals',
        '/legal?doc=ai#humans-decide',
        '/legal?doc=community#appeals',
      ]);
      await expect(results.getAllByText('appeal')[0]?.tagName).toBe('MARK');
    });
    await step('what was typed can be cleared', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Clear the search' }));
      await expect(field).toHaveValue('');
      await expect(field).toHaveFocus();
      await waitFor(() =>
        expect(canvas.queryByRole('region', { name: 'Search results' })).toBeNull(),
      );
      await expect(canvas.queryByRole('button', { name: 'Clear the search' })).toBeNull();
    });
    await step('a long list is short at first', async () => {
      await userEvent.type(field, 'account');
      const results = within(await canvas.findByRole('region', { name: 'Search results' }));
      await expect(results.getAllByRole('link')).toHaveLength(8);
      await userEvent.click(results.getByRole('button', { name: /^Show all \d+ places$/ }));
      await expect(results.getAllByRole('link').length).toBeGreaterThan(8);
      await expect(results.queryByRole('button')).toBeNull();
    });
    await step('choosing one closes the list', async () => {
      await userEvent.click(canvas.getByRole('link', { name: /^Terms & Conditions Your account/ }));
      await expect(field).toHaveValue('');
      await waitFor(() =>
        expect(canvas.queryByRole('region', { name: 'Search results' })).toBeNull(),
      );
    });
  },
};

/** Words in quotes are looked for as they stand, and the cells of a table are told apart. */
export const Quoted: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), '"sexual exploitation"');
    const results = within(await canvas.findByRole('region', { name: 'Search results' }));
    // The cells of a table are told apart.
    await expect(results.getAllByRole('link')[0]).toHaveTextContent(
      /Violence, sexual exploitation, or harm to a minor · Immediate permanent ban/,
    );
  },
};

/** A second try searches, and the focus is in the field. */
export const SearchesAgain: Story = {
  ...SearchFailed,
  tags: ['behaviour'],
  play: async (context) => {
    const { canvas, step, userEvent } = context;
    await SearchFailed.play?.(context);
    const field = canvas.getByRole('searchbox');
    await step('a second try searches, and the focus is in the field', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
      await expect(field).toHaveFocus();
      await expect(field).toHaveValue('CSRF');
      await expect(await canvas.findByText('1 place in 1 document for “CSRF”')).toBeVisible();
      await expect(canvas.queryByRole('alert')).toBeNull();
    });
  },
};
