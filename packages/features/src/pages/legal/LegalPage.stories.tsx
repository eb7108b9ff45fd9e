import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';

import { hrefOf } from '../../testing/href-of';
import { meetingToolsCopy } from '#words/parts/meeting/copy';
import { proseCopy } from '#words/parts/prose/copy';
import { quickExitCopy } from '#words/parts/quick-exit/copy';
import { FIRST_DOCUMENT, LEGAL_DOCUMENTS, type LegalDocument } from '../../content/legal/documents';
import { LEGAL } from '../../domain/policy';
import { withPreferences } from '../../testing/preferences';
import { printButton } from '../../testing/print-button';
import { withRouter } from '../../testing/with-router';
import { legalCopy as copy } from '#words/pages/legal/copy';
import { legalMetas } from './legal-metas';
import { LegalPage } from './LegalPage';

const meta = {
  title: 'Legal/Page',
  id: 'pages-legal-page',
  component: LegalPage,
  decorators: [withRouter('/legal')],
  parameters: { layout: 'fullscreen' },
  // Each story starts at the top of the page.
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
const documents = (canvas: Canvas) =>
  within(canvas.getByRole('navigation', { name: copy.documents }));
const open = async (canvas: Canvas, document: LegalDocument) => {
  await userEvent.click(documents(canvas).getByText(titleOf(document)));
  await focused(canvas, document);
};
const contents = (canvas: Canvas) => canvas.findByRole('navigation', { name: copy.contents });
const topOf = (element: Element) => element.getBoundingClientRect().top;

const document = (name: LegalDocument): Story => ({
  parameters: { path: `/legal?doc=${name}` },
  play: async ({ canvas }) => {
    await expect(await opened(canvas, name)).toBeVisible();
    await expect(await canvas.findByText(proseCopy.inShort)).toBeVisible();
    await expect(window.document.title).toBe(`${titleOf(name)} · Terms & Policies · Iru`);
  },
});

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await opened(canvas, FIRST_DOCUMENT)).toBeVisible();
    await expect(await canvas.findByText('Effective January 15, 2024')).toBeVisible();
    await expect(canvas.getByText('Version 1.0')).toBeVisible();
    await expect(canvas.getByText('8 min read')).toBeVisible();
    await expect(canvas.getByText(copy.template)).toBeVisible();
    await expect(hrefOf(canvas, copy.contact)).toBe('mailto:hello@iru.example?subject=Legal');
    await expect(canvas.getByText(copy.questions.text)).toBeVisible();
  },
};

export const PrivacyPolicy: Story = document('privacy');
export const AiPolicy: Story = document('ai');
export const CommunityGuidelines: Story = document('community');
export const TrustSafety: Story = document('safety');
export const CookieTracking: Story = document('cookies');
export const RefundPolicy: Story = document('refunds');
export const MeetingGuide: Story = {
  ...document('meeting'),
  play: async (context) => {
    await document('meeting').play?.(context);
    await context.canvas.findByRole('group', { name: meetingToolsCopy.hotels.map });
    await expect(context.canvas.getAllByRole('checkbox')).toHaveLength(5);
    await expect(context.canvas.getByRole('region', { name: 'Meeting Summary' })).toBeVisible();
  },
};

export const UnknownDocument: Story = {
  parameters: { path: '/legal?doc=constitution' },
  play: async ({ canvas }) => {
    await expect(await opened(canvas, FIRST_DOCUMENT)).toBeVisible();
    await expect(canvas.getByText(copy.notFound(titleOf(FIRST_DOCUMENT)))).toBeVisible();
  },
};

/** The documents about danger offer it before their details, near the top of the screen. */
export const QuickExit: Story = {
  tags: ['behaviour'],
  parameters: { path: '/legal?doc=safety' },
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    await opened(canvas, 'safety');
    const link = main.getByRole('link', { name: quickExitCopy.leave });
    await expect(link.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight);
    await expect(link.compareDocumentPosition(canvas.getByText('Version 1.0'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    await open(canvas, 'meeting');
    await expect(main.getByRole('link', { name: quickExitCopy.leave })).toBeVisible();
    await open(canvas, 'refunds');
    await expect(main.queryByRole('link', { name: quickExitCopy.leave })).toBeNull();
  },
};

export const ChoosesDocument: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await open(canvas, 'refunds');
    await expect(
      await canvas.findByRole('heading', { name: 'The three kinds of refund' }),
    ).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Fair use' })).toBeNull();
    await userEvent.click(canvas.getByRole('link', { name: 'Next Meeting Guide' }));
    await focused(canvas, 'meeting');
    await expect(canvas.queryByRole('link', { name: /^Next/ })).toBeNull();
    await userEvent.click(canvas.getByRole('link', { name: 'Previous Refund Policy' }));
    await focused(canvas, 'refunds');
    const text = await canvas.findByText(/explain how a disagreement is settled/);
    await userEvent.click(within(text).getByRole('link', { name: 'Terms & Conditions' }));
    const heading = await canvas.findByRole('heading', { name: 'If we disagree' });
    await waitFor(() => expect(heading).toHaveFocus());
  },
};

export const Contents: Story = {
  globals: { viewport: { value: 'desktop1280' } },
  tags: ['behaviour'],
  beforeEach: () => withPreferences({ reducedMotion: true }),
  play: async ({ canvas, step, userEvent }) => {
    const list = within(await contents(canvas));
    await step('All documents are listed, and the open one is marked', async () => {
      const links = documents(canvas).getAllByRole('link');
      await expect(links.map((link) => link.textContent)).toEqual(LEGAL_DOCUMENTS.map(titleOf));
      await expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([
        'page',
        ...Array<null>(7).fill(null),
      ]);
    });
    await step('The contents list both heading levels', async () => {
      const headings = [
        ...canvas.getAllByRole('heading', { level: 2 }),
        ...canvas.getAllByRole('heading', { level: 3 }),
      ];
      const ofText = headings.filter((heading) => heading.id !== '');
      await expect(list.getAllByRole('link')).toHaveLength(ofText.length);
      await expect(list.queryByRole('link', { current: 'location' })).toBeNull();
    });
    for (const name of ['Fair use', 'Verification', 'Appeals']) {
      await step(`${name} scrolls to 100 px from the top, marked and focused`, async () => {
        await userEvent.click(list.getByRole('link', { name }));
        const heading = canvas.getByRole('heading', { name });
        await waitFor(() => expect(heading).toHaveFocus());
        await expect(Math.abs(topOf(heading) - LEGAL.tocOffsetPx)).toBeLessThan(2);
        await expect(await list.findByRole('link', { current: 'location', name })).toBeVisible();
      });
    }
    await step('Clicking again scrolls back to it', async () => {
      window.scrollTo(0, 0);
      await userEvent.click(list.getByRole('link', { name: 'Appeals' }));
      await waitFor(() => expect(window.scrollY).toBeGreaterThan(1000));
    });
    await step('The mark follows scrolling', async () => {
      window.scrollTo(0, window.document.documentElement.scrollHeight);
      const name = 'How to reach us';
      await expect(await list.findByRole('link', { current: 'location', name })).toBeVisible();
    });
  },
};

export const ContentsFollow: Story = {
  globals: { viewport: { value: 'desktop1280' } },
  tags: ['behaviour'],
  play: async ({ canvas, step }) => {
    const list = await contents(canvas);
    // Simulates a short window that shows only a few entries.
    list.style.maxHeight = '10rem';
    await waitFor(() => expect(list.clientHeight).toBeLessThan(200));
    const isVisible = (link: HTMLElement) => {
      const { top, bottom } = link.getBoundingClientRect();
      const box = list.getBoundingClientRect();
      return top >= box.top && bottom <= box.bottom;
    };
    for (const name of ['Appeals', 'Fair use']) {
      await step(`The entry for ${name} scrolls into view, and the page doesn’t move`, async () => {
        const heading = canvas.getByRole('heading', { name });
        window.scrollTo(0, topOf(heading) + window.scrollY - LEGAL.tocOffsetPx);
        const link = await within(list).findByRole('link', { name, current: 'location' });
        await waitFor(() => expect(isVisible(link)).toBe(true));
        await expect(Math.abs(topOf(heading) - LEGAL.tocOffsetPx)).toBeLessThan(2);
      });
    }
  },
};

export const SmoothScroll: Story = {
  globals: { viewport: { value: 'desktop1280' } },
  tags: ['behaviour'],
  beforeEach: () => withPreferences({ reducedMotion: false }),
  play: async ({ canvas, userEvent }) => {
    const scroll = spyOn(window, 'scrollTo');
    await userEvent.click(within(await contents(canvas)).getByRole('link', { name: 'Fair use' }));
    await waitFor(() =>
      expect(scroll).toHaveBeenCalledWith(expect.objectContaining({ behavior: 'smooth' })),
    );
    scroll.mockRestore();
  },
};

export const PrintButton: Story = { ...printButton('Print'), tags: ['behaviour'] };

export const Folded: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'phone320' } },
  play: async ({ canvas, userEvent }) => {
    const choose = canvas.getByRole('button', { name: copy.chooseDocument });
    await userEvent.click(choose);
    await open(canvas, 'ai');
    await expect(choose).toHaveAttribute('aria-expanded', 'false');
    const button = await canvas.findByRole('button', { name: copy.contents });
    await userEvent.click(button);
    await userEvent.click(canvas.getByRole('link', { name: 'Fairness' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Fairness' })).toHaveFocus());
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
};

export const DismissesUnknown: Story = {
  ...UnknownDocument,
  tags: ['behaviour'],
  play: async (context) => {
    const { canvas } = context;
    await UnknownDocument.play?.(context);
    await userEvent.click(documents(canvas).getByText(titleOf(FIRST_DOCUMENT)));
    const notFound = copy.notFound(titleOf(FIRST_DOCUMENT));
    await waitFor(() => expect(canvas.queryByText(notFound)).toBeNull());
  },
};
