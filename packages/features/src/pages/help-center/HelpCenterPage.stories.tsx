// Proves HELP-1.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { proseCopy } from '../../parts/prose/copy';
import { assistantOpening } from '../../assistant/assistant-opening';
import { atHeading, printedText } from '../../parts/prose/testing/prose-stories';
import { PATHS } from '../../paths';
import { withRouter } from '../../testing/with-router';
import { articles, CATEGORIES, loadArticle, loadTexts } from './articles';
import { helpCenterCopy } from './copy';
import { helpHref } from './help-href';
import { HelpCenterPage } from './HelpCenterPage';

const { search, contact } = helpCenterCopy;
const home = [withRouter(PATHS.helpCenter)];
const reading = [withRouter(helpHref('money-requests'))];

const meta = {
  title: 'Help center',
  id: 'pages-help-center',
  component: HelpCenterPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof HelpCenterPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const typeQuery = async (canvas: ReturnType<typeof within>, query: string) => {
  const field = canvas.getByRole('searchbox', { name: search.label });
  await userEvent.clear(field);
  await userEvent.type(field, query);
  return field;
};

export const Home: Story = {
  decorators: home,
  play: async ({ canvas, step }) => {
    await step('Each category shows its library count', async () => {
      for (const count of ['139 articles', '121 articles', '28 articles']) {
        await expect(canvas.getByText(count)).toBeVisible();
      }
    });
    await step('Each category links to its articles', async () => {
      for (const category of CATEGORIES) {
        const { name, text } = helpCenterCopy.categories[category];
        const link = canvas.getByRole('link', { name: new RegExp(`^${name} ${text}`) });
        const target = canvas.getByRole('region', { name });
        await expect(link.getAttribute('href')).toBe(`#${target.id}`);
        await expect(within(target).getAllByRole('link')).toHaveLength(
          articles.filter((each) => each.category === category).length,
        );
      }
    });
    await step('every article is listed', async () => {
      for (const { title } of articles)
        await expect(
          canvas.getByRole('link', { name: new RegExp(`^${title.replace('?', '\\?')}`) }),
        ).toBeVisible();
    });
    await step('Phone and Email Support open the visitor’s own apps', async () => {
      await expect(canvas.getByRole('link', { name: new RegExp(contact.phone) })).toHaveAttribute(
        'href',
        'tel:+250700000000',
      );
      await expect(canvas.getByRole('link', { name: new RegExp(contact.email) })).toHaveAttribute(
        'href',
        'mailto:hello@iru.example',
      );
    });
  },
};

export const Searched: Story = {
  decorators: home,
  play: async ({ canvas, step }) => {
    await step('Results show while typing', async () => {
      await typeQuery(canvas, 'refund');
      const list = await canvas.findByRole('list', { name: search.results });
      await expect(within(list).getAllByRole('link')[0]).toHaveTextContent('Ask for a refund');
      await expect(canvas.getByRole('status')).toHaveTextContent(/articles? for “refund”/);
    });
  },
};

export const NothingFound: Story = {
  decorators: home,
  play: async ({ canvas }) => {
    await typeQuery(canvas, 'submarine');
    await waitFor(() => expect(canvas.getByText(search.none.title)).toBeVisible());
    const box = canvas.getByText(search.none.title).closest('[data-art]');
    const gap =
      (box?.getBoundingClientRect().top ?? 0) -
      canvas.getByRole('status').getBoundingClientRect().bottom;
    await expect(gap).toBeGreaterThanOrEqual(16);
    await expect(canvas.getByRole('link', { name: search.none.contact })).toHaveAttribute(
      'href',
      '/contact?subject=general',
    );
  },
};

const textsMissingOnce = fn(loadTexts);

export const TextsMissing: Story = {
  decorators: home,
  args: { loadAll: textsMissingOnce },
  beforeEach: () => {
    textsMissingOnce
      .mockReset()
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockImplementation(loadTexts);
  },
  play: async ({ canvas, step }) => {
    await typeQuery(canvas, 'receipt');
    await step('Titles match, and a notice explains that texts weren’t searched', async () => {
      await expect(await canvas.findByRole('alert')).toHaveTextContent(search.partly);
      await expect(canvas.getByRole('link', { name: /^Find a receipt/ })).toBeVisible();
    });
  },
};

export const OneLetter: Story = {
  decorators: home,
  play: async ({ canvas }) => {
    await typeQuery(canvas, 'a');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(proseCopy.tooShort));
    await expect(canvas.getByText('139 articles')).toBeVisible();
    await expect(canvas.queryByText(search.none.title)).toBeNull();
  },
};

export const SearchByUrl: Story = {
  decorators: [withRouter(`${PATHS.helpCenter}?q=airtel`)],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox')).toHaveValue('airtel');
    await waitFor(() => expect(canvas.getByText('Airtel')).toBeVisible());
    await expect(canvas.queryByText('139 articles')).toBeNull();
  },
};

export const UnknownArticle: Story = {
  decorators: [withRouter(helpHref('unknown'))],
  play: async ({ canvas, step }) => {
    await step('A notice shows above the list of articles', async () => {
      await expect(canvas.getByText(helpCenterCopy.notFound)).toBeVisible();
      await expect(canvas.getByText('139 articles')).toBeVisible();
    });
  },
};

export const Reading: Story = {
  decorators: reading,
  play: async ({ canvas, step }) => {
    await step('The article loads', async () => {
      await waitFor(() =>
        expect(
          canvas.getByRole('heading', { level: 2, name: /How it usually goes/ }),
        ).toBeVisible(),
      );
    });
  },
};

export const WithTable: Story = {
  decorators: [withRouter(helpHref('verification'))],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table')).toBeVisible();
  },
};

export const Loading: Story = {
  decorators: reading,
  args: { load: () => new Promise(() => undefined) },
};

const failsOnce = fn(loadArticle);

export const Failed: Story = {
  decorators: reading,
  args: { load: failsOnce },
  beforeEach: () => {
    failsOnce.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('didn’t load');
  },
};

export const AlignedCounts: Story = {
  ...Home,
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const tops = CATEGORIES.map(
      (name) =>
        canvas
          .getByText(helpCenterCopy.count(helpCenterCopy.categories[name].count))
          .getBoundingClientRect().top,
    );
    await expect(new Set(tops).size).toBe(1);
  },
};

export const LiveChat: Story = {
  tags: ['behaviour'],
  decorators: home,
  play: async ({ canvas }) => {
    const onOpen = fn();
    const unsubscribe = assistantOpening.subscribe(onOpen);
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(contact.chat) }));
    await expect(onOpen).toHaveBeenCalledOnce();
    unsubscribe();
  },
};

export const HighlightsAndClears: Story = {
  ...Searched,
  tags: ['behaviour'],
  play: async (context) => {
    const { canvas, step } = context;
    await Searched.play?.(context);
    await step('A match in a text is highlighted', async () => {
      await typeQuery(canvas, 'airtel');
      await waitFor(() => expect(canvas.getByText('Airtel')).toBeVisible());
      await expect(canvas.getByText('Airtel').tagName).toBe('MARK');
    });
    await step('Clearing shows the categories and keeps focus', async () => {
      await userEvent.click(canvas.getByRole('button', { name: search.clear }));
      await expect(canvas.getByText('139 articles')).toBeVisible();
      await expect(canvas.getByRole('searchbox')).toHaveFocus();
    });
  },
};

export const RetriesTexts: Story = {
  ...TextsMissing,
  tags: ['behaviour'],
  play: async (context) => {
    const { canvas, step } = context;
    await TextsMissing.play?.(context);
    await step('“Nothing found” doesn’t show', async () => {
      await typeQuery(canvas, 'airtel');
      await waitFor(() =>
        expect(canvas.queryByRole('link', { name: /^Find a receipt/ })).toBeNull(),
      );
      await expect(canvas.queryByText(search.none.text('airtel'))).toBeNull();
      await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    });
    await step('Trying again finds it and focuses the field', async () => {
      await userEvent.click(canvas.getByRole('button', { name: proseCopy.retry }));
      await expect(canvas.getByRole('searchbox', { name: search.label })).toHaveFocus();
      await waitFor(() => expect(canvas.getByText('Airtel')).toBeVisible());
      await expect(canvas.queryByRole('alert')).toBeNull();
    });
  },
};

export const DismissesUnknown: Story = {
  ...UnknownArticle,
  tags: ['behaviour'],
  play: async (context) => {
    const { canvas, step } = context;
    await UnknownArticle.play?.(context);
    await step('The notice disappears', async () => {
      await typeQuery(canvas, 'refund');
      await waitFor(() => expect(canvas.queryByText(helpCenterCopy.notFound)).toBeNull());
    });
  },
};

export const RelatedAndBack: Story = {
  ...Reading,
  tags: ['behaviour'],
  play: async (context) => {
    const { canvas, step } = context;
    await Reading.play?.(context);
    await step('A related article takes focus', async () => {
      const related = within(canvas.getByRole('complementary', { name: helpCenterCopy.related }));
      const [first] = related.getAllByRole('link');
      if (!first) throw new Error('The article has no related articles.');
      const title = first.textContent ?? '';
      await userEvent.click(first);
      await expect(canvas.getByRole('heading', { level: 1, name: title })).toHaveFocus();
    });
    await step('The list takes focus', async () => {
      await userEvent.click(canvas.getByRole('link', { name: helpCenterCopy.all }));
      await expect(
        canvas.getByRole('heading', { level: 1, name: helpCenterCopy.heading }),
      ).toHaveFocus();
    });
  },
};

export const AtHeading: Story = {
  tags: ['behaviour'],
  decorators: [withRouter(`${helpHref('money-requests')}#how-it-usually-goes`)],
  ...atHeading('How it usually goes'),
};

const printed = printedText('How it usually goes', helpCenterCopy.all);

export const Printed: Story = {
  tags: ['behaviour'],
  decorators: reading,
  ...printed,
  play: async (context) => {
    await printed.play(context);
    await expect(context.canvas.queryByText(contact.heading)).not.toBeVisible();
  },
};

export const TriesAgain: Story = {
  ...Failed,
  tags: ['behaviour'],
  play: async (context) => {
    const { canvas } = context;
    await Failed.play?.(context);
    await userEvent.click(canvas.getByRole('button', { name: proseCopy.retry }));
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 2, name: /How it usually goes/ })).toBeVisible(),
    );
  },
};

export const TableOnPhone: Story = {
  ...WithTable,
  tags: ['behaviour'],
  globals: { viewport: { value: 'phone320' } },
  play: async ({ canvas, step }) => {
    await step('The table stacks and fits', async () => {
      const table = await canvas.findByRole('table');
      await expect(table.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
      await expect(canvas.queryByRole('group', { name: /^Table/ })).toBeNull();
    });
  },
};
