import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor, within } from 'storybook/test';

import { FIRST_DOCUMENT, LEGAL_DOCUMENTS, type LegalDocument } from '../../content/legal/documents';
import { LEGAL } from '../../domain/policy';
import { asPrinted } from '../../parts/prose/testing/as-printed';
import { withPreferences } from '../../testing/preferences';
import { expectNoSidewaysScroll } from '../../testing/layout';
import { printButton } from '../../testing/print-button';
import { withRouter } from '../../testing/with-router';
import { legalCopy } from './copy';
import { legalMetas } from './legal-metas';
import { LegalPage } from './LegalPage';

const meta = {
  title: 'Legal/Page',
  id: 'pages-legal-page',
  component: LegalPage,
  decorators: [withRouter('/legal')],
  parameters: { layout: 'fullscreen' },
  // A window of its own height for each story, and back to the top.
  beforeEach: () => () => window.scrollTo(0, 0),
} satisfies Meta<typeof LegalPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const titleOf = (document: LegalDocument) =>
  legalMetas.find(({ slug }) => slug === document)?.title ?? '';
const opened = (canvas: Canvas, document: LegalDocument) =>
  canvas.findByRole('heading', { level: 1, name: titleOf(document) });
const focused = async (canvas: Canvas, document: LegalDocument) => {
  const heading = await opened(canvas, document);
  await waitFor(() => expect(heading).toHaveFocus());
};
/** Each document is a file of its own, which takes its time on a busy machine. */
const ARRIVING = { timeout: 5000 } as const;
const contents = (canvas: Canvas) =>
  canvas.findByRole('navigation', { name: 'On this page' }, ARRIVING);
const topOf = (element: Element) => element.getBoundingClientRect().top;

/** A story of a document opened by its address: its words, and what is said of this version. */
const document = (name: LegalDocument, words: RegExp): Story => ({
  parameters: { path: `/legal?doc=${name}` },
  play: async ({ canvas }) => {
    await expect(await opened(canvas, name)).toBeVisible();
    await expect(await canvas.findByText('In short', {}, ARRIVING)).toBeVisible();
    await expect(canvas.getAllByText(words)[0]).toBeVisible();
    await expect(window.document.title).toBe(`${titleOf(name)} · Terms & Policies · Iru`);
  },
});

export const Ready: Story = {
  play: async ({ canvas, step }) => {
    await step('the first document is open, with its facts', async () => {
      await expect(await opened(canvas, FIRST_DOCUMENT)).toBeVisible();
      await expect(await canvas.findByText('Effective January 15, 2024')).toBeVisible();
      await expect(canvas.getByText('Version 1.0')).toBeVisible();
      await expect(canvas.getByText('8 min read')).toBeVisible();
      await expect(canvas.getByText(/a template.*reviewed by counsel/)).toBeVisible();
    });
    await step('legal contact leads to the mail', async () => {
      await expect(canvas.getByRole('link', { name: 'Legal contact' })).toHaveAttribute(
        'href',
        'mailto:hello@iru.example?subject=Legal',
      );
      await expect(
        canvas.getByText(
          /^Legal inquiries are answered in 5-7 business days\. That begins with the first accounts/,
        ),
      ).toBeVisible();
    });
  },
};

export const PrivacyPolicy: Story = document(
  'privacy',
  /Inquiries about your data are answered within 30 days/,
);
export const AiPolicy: Story = document('ai', /Humans decide enforcement; AI assists/);
export const CommunityGuidelines: Story = document('community', /carries no appeal/);
export const TrustSafety: Story = document('safety', /Level 4: paid member/);
export const CookieTracking: Story = document('cookies', /They last 90 days/);
export const RefundPolicy: Story = document('refunds', /business days from our decision/);
export const MeetingGuide: Story = {
  ...document('meeting', /Tell a friend who you are meeting, where and until when/),
  play: async (context) => {
    await document('meeting', /Tell a friend who you are meeting, where and until when/).play?.(
      context,
    );
    await expect(context.canvas.getAllByRole('checkbox')).toHaveLength(5);
    const map = await context.canvas.findByRole(
      'group',
      { name: 'Map of central Kigali' },
      ARRIVING,
    );
    await expect(map).toBeVisible();
    await expect(context.canvas.getByRole('region', { name: 'Meeting Summary' })).toBeVisible();
  },
};

export const UnknownDocument: Story = {
  parameters: { path: '/legal?doc=constitution' },
  play: async ({ canvas, step }) => {
    await step('the first document is open, and it is said why', async () => {
      await expect(await opened(canvas, FIRST_DOCUMENT)).toBeVisible();
      await expect(canvas.getByText(legalCopy.notFound(titleOf(FIRST_DOCUMENT)))).toBeVisible();
    });
  },
};

/** All documents are listed in their order, and the open one is marked and has its contents beside it. */
export const ListsDocuments: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, step, userEvent }) => {
    await step('all eight are listed in their order, this one marked', async () => {
      const list = canvas.getByRole('navigation', { name: 'Documents' });
      const links = within(list).getAllByRole('link');
      await expect(links.map((link) => link.textContent)).toEqual(LEGAL_DOCUMENTS.map(titleOf));
      await expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([
        'page',
        ...Array<null>(7).fill(null),
      ]);
    });
    for (const name of LEGAL_DOCUMENTS.slice(1)) {
      await step(`${titleOf(name)} is marked, with its contents`, async () => {
        await userEvent.click(
          within(canvas.getByRole('navigation', { name: 'Documents' })).getByText(titleOf(name)),
        );
        await expect(await opened(canvas, name)).toBeVisible();
        const list = await contents(canvas);
        await expect(within(list).getAllByRole('link').length).toBeGreaterThan(6);
        await expect(
          canvas.getByRole('link', { name: titleOf(name), current: 'page' }),
        ).toBeVisible();
      });
    }
  },
};

/** The documents about safety and meeting can be left in a hurry, the others have no need of it. */
export const QuickExit: Story = {
  tags: ['behaviour'],
  parameters: { path: '/legal?doc=safety' },
  play: async ({ canvas, step, userEvent }) => {
    const leave = () =>
      within(canvas.getByRole('main')).queryByRole('link', { name: 'Leave this site quickly' });
    await step('the document about safety can be left in a hurry, near its top', async () => {
      await opened(canvas, 'safety');
      await expect(leave()).toBeVisible();
      await expect(leave()?.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight);
    });
    await step('so can the one about meeting', async () => {
      await userEvent.click(
        within(canvas.getByRole('navigation', { name: 'Documents' })).getByText('Meeting Guide'),
      );
      await focused(canvas, 'meeting');
      await expect(leave()).toBeVisible();
    });
    await step('the others have no need of it', async () => {
      await userEvent.click(
        within(canvas.getByRole('navigation', { name: 'Documents' })).getByText('Refund Policy'),
      );
      await focused(canvas, 'refunds');
      await expect(leave()).toBeNull();
    });
  },
};

/** On a small phone, the way to leave quickly stands before the facts of the document. */
export const QuickExitNarrow: Story = {
  tags: ['behaviour'],
  parameters: { path: '/legal?doc=safety' },
  globals: { viewport: { value: 'phone320' } },
  play: async ({ canvas }) => {
    await opened(canvas, 'safety');
    const leave = canvas.getByRole('link', { name: 'Leave this site quickly' });
    await expect(leave.compareDocumentPosition(canvas.getByText('Version 1.0'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  },
};

/** Nothing is said any more of the unknown document once one is chosen that is there. */
export const ForgetsUnknown: Story = {
  ...UnknownDocument,
  tags: ['behaviour'],
  play: async (context) => {
    const { canvas, step, userEvent } = context;
    await UnknownDocument.play?.(context);
    await step('nothing is said of a document that is there', async () => {
      await userEvent.click(
        within(canvas.getByRole('navigation', { name: 'Documents' })).getByText(
          titleOf(FIRST_DOCUMENT),
        ),
      );
      await waitFor(() =>
        expect(canvas.queryByText(legalCopy.notFound(titleOf(FIRST_DOCUMENT)))).toBeNull(),
      );
    });
  },
};

/** A document opens from the list, from the one beside it or from a text, and the focus goes there. */
export const ChoosesDocument: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, step, userEvent }) => {
    await step('a document opens from the list, and its name takes the focus', async () => {
      await userEvent.click(
        within(canvas.getByRole('navigation', { name: 'Documents' })).getByText('Refund Policy'),
      );
      await focused(canvas, 'refunds');
      await expect(
        await canvas.findByRole('heading', { name: 'The three kinds of refund' }),
      ).toBeVisible();
      await expect(canvas.queryByRole('heading', { name: 'Fair use' })).toBeNull();
    });
    await step('the next and the one before follow', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Next Meeting Guide' }));
      await focused(canvas, 'meeting');
      await expect(canvas.queryByRole('link', { name: /^Next/ })).toBeNull();
      await userEvent.click(canvas.getByRole('link', { name: 'Previous Refund Policy' }));
      await focused(canvas, 'refunds');
    });
    await step('a link in the text opens another document at its heading', async () => {
      const text = await canvas.findByText(/explain how a disagreement is settled/);
      await userEvent.click(within(text).getByRole('link', { name: 'Terms & Conditions' }));
      const heading = await canvas.findByRole('heading', { name: 'If we disagree' });
      await waitFor(() => expect(heading).toHaveFocus());
    });
  },
};

/** The contents lead to each heading, which takes the focus, and mark where the reader is. */
export const Contents: Story = {
  tags: ['behaviour'],
  beforeEach: () => withPreferences({ reducedMotion: true }),
  play: async ({ canvas, step, userEvent }) => {
    const list = within(await contents(canvas));
    await step('it holds the headings of both levels', async () => {
      const headings = [
        ...canvas.getAllByRole('heading', { level: 2 }),
        ...canvas.getAllByRole('heading', { level: 3 }),
      ];
      const ofText = headings.filter((heading) => heading.id !== '');
      await expect(list.getAllByRole('link')).toHaveLength(ofText.length);
      await expect(list.queryByRole('link', { current: 'location' })).toBeNull();
    });
    for (const name of ['Fair use', 'Verification', 'Appeals']) {
      await step(`${name} comes to stand 100 px under the top, marked and focused`, async () => {
        await userEvent.click(list.getByRole('link', { name }));
        const heading = canvas.getByRole('heading', { name });
        await waitFor(() => expect(heading).toHaveFocus());
        await expect(Math.abs(topOf(heading) - LEGAL.tocOffsetPx)).toBeLessThan(2);
        await expect(await list.findByRole('link', { current: 'location', name })).toBeVisible();
      });
    }
    await step('the same press again leads back', async () => {
      window.scrollTo(0, 0);
      await userEvent.click(list.getByRole('link', { name: 'Appeals' }));
      await waitFor(() => expect(window.scrollY).toBeGreaterThan(1000));
    });
    await step('the mark follows the reader', async () => {
      window.scrollTo(0, window.document.documentElement.scrollHeight);
      await expect(
        await list.findByRole('link', { current: 'location', name: 'How to reach us' }),
      ).toBeVisible();
    });
  },
};

/** In a low window, the marked entry of the contents comes into sight while the page stays. */
export const ContentsFollow: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, step }) => {
    const list = await contents(canvas);
    // As in a low window, which shows a few entries alone.
    list.style.maxHeight = '10rem';
    await waitFor(() => expect(list.clientHeight).toBeLessThan(200));
    const inSight = (link: HTMLElement) => {
      const { top, bottom } = link.getBoundingClientRect();
      const box = list.getBoundingClientRect();
      return top >= box.top && bottom <= box.bottom;
    };
    const readTo = async (name: string) => {
      window.scrollTo(
        0,
        topOf(canvas.getByRole('heading', { name })) + window.scrollY - LEGAL.tocOffsetPx,
      );
      return within(list).findByRole('link', { name, current: 'location' });
    };
    for (const name of ['Appeals', 'Fair use']) {
      await step(
        `the entry of ${name} comes into sight, and the page stays where it is`,
        async () => {
          const link = await readTo(name);
          await waitFor(() => expect(inSight(link)).toBe(true));
          await expect(
            Math.abs(topOf(canvas.getByRole('heading', { name })) - LEGAL.tocOffsetPx),
          ).toBeLessThan(2);
        },
      );
    }
  },
};

/** With full motion, the page glides to a heading. */
export const Smooth: Story = {
  tags: ['behaviour'],
  beforeEach: () => withPreferences({ reducedMotion: false }),
  play: async ({ canvas, userEvent }) => {
    const scroll = spyOn(window, 'scrollTo');
    await userEvent.click(within(await contents(canvas)).getByRole('link', { name: 'Fair use' }));
    await waitFor(() =>
      expect(scroll).toHaveBeenCalledWith(expect.objectContaining({ behavior: 'smooth' })),
    );
    await expect(window.document.documentElement.style.scrollBehavior).toBe('');
    scroll.mockRestore();
    const heading = canvas.getByRole('heading', { name: 'Fair use' });
    await waitFor(() => expect(Math.abs(topOf(heading) - LEGAL.tocOffsetPx)).toBeLessThan(2), {
      timeout: 5000,
    });
  },
};

/** An address that names a heading leads to it, under the header and with the focus. */
export const DeepLink: Story = {
  tags: ['behaviour'],
  parameters: { path: '/legal?doc=safety#verification-levels' },
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { name: 'Verification levels' });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(Math.abs(topOf(heading) - LEGAL.tocOffsetPx)).toBeLessThan(2);
  },
};

/** The button prints the page, once. */
export const PrintButton: Story = { ...printButton('Print'), tags: ['behaviour'] };

/** A printed document is black on white, also in the dark theme, with nothing to press. */
export const Printed: Story = {
  tags: ['behaviour'],
  globals: { theme: 'dark' },
  beforeEach: asPrinted,
  play: async ({ canvas, canvasElement }) => {
    const text = await canvas.findByText(/You may appeal within 30 days/);
    await expect(text).toBeVisible();
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Terms & Conditions' }),
    ).toBeVisible();
    await expect(canvas.getByText(/a template/)).toBeVisible();
    // Nothing to press and nowhere to go but the links of the text itself.
    await expect(canvas.queryAllByRole('button')).toEqual([]);
    await expect(canvas.queryAllByRole('navigation')).toEqual([]);
    await expect(canvas.queryByRole('searchbox')).toBeNull();
    await expect(getComputedStyle(text).color).toBe('rgb(0, 0, 0)');
    await expect(canvasElement.querySelector('[data-slot="text"]')).toBeVisible();
  },
};

/** On a small phone, both lists wait behind a button and close once something is chosen. */
export const Folded: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'phone320' } },
  play: async ({ canvas, step, userEvent }) => {
    const documents = canvas.getByRole('button', { name: 'All documents' });
    const list = within(canvas.getByRole('navigation', { name: 'Documents' }));
    await step('both lists wait behind a button', async () => {
      await expect(documents).toHaveAttribute('aria-expanded', 'false');
      await expect(list.queryByRole('link')).toBeNull();
      await userEvent.click(documents);
      await expect(documents).toHaveAttribute('aria-expanded', 'true');
      await userEvent.click(list.getByRole('link', { name: 'AI Policy' }));
      await focused(canvas, 'ai');
      await expect(documents).toHaveAttribute('aria-expanded', 'false');
    });
    await step('the contents close once a heading is chosen', async () => {
      const button = await canvas.findByRole('button', { name: 'On this page' });
      await userEvent.click(button);
      await userEvent.click(canvas.getByRole('link', { name: 'Fairness' }));
      await waitFor(() => expect(canvas.getByRole('heading', { name: 'Fairness' })).toHaveFocus());
      await expect(button).toHaveAttribute('aria-expanded', 'false');
    });
    await expectNoSidewaysScroll();
  },
};
