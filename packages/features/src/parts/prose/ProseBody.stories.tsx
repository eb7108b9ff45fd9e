import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';

import type { ProseComponents } from '../../content/prose-module';
import { replaceProperty } from '../../testing/preferences';
import { withRouter } from '../../testing/with-router';
import { ProseBody } from './ProseBody';
import { asPrinted } from './testing/as-printed';
import { sampleProse } from './testing/sample-prose';

const meta = {
  title: 'Prose body',
  id: 'parts-prose-body',
  component: ProseBody,
  decorators: [withRouter('/legal')],
  args: { content: sampleProse.default, address: '/legal?doc=meeting' },
  argTypes: { address: { control: false } },
} satisfies Meta<typeof ProseBody>;

export default meta;
type Story = StoryObj<typeof meta>;

const writeText = fn<(text: string) => Promise<void>>();

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('own pages open here, foreign ones in a new tab', async () => {
      await expect(canvas.getByRole('link', { name: 'meeting guide' })).toHaveAttribute(
        'href',
        '/meeting-guide',
      );
      const foreign = canvas.getByRole('link', { name: /^police/ });
      await expect(foreign).toHaveAttribute('target', '_blank');
      await expect(foreign).toHaveAttribute('rel', 'noopener noreferrer');
      await expect(canvas.getByRole('link', { name: '112' })).toHaveAttribute('href', 'tel:112');
    });
    await step('a heading is named by its words alone', async () => {
      await expect(
        canvas.getByRole('heading', { level: 2, name: 'Before you go' }),
      ).toHaveAttribute('id', 'before');
      await expect(
        canvas.getByRole('heading', { level: 3, name: 'Numbers to know' }),
      ).toBeVisible();
    });
    await step('the table fits, so it takes no focus', async () => {
      await expect(canvas.getByRole('columnheader', { name: 'When' })).toHaveAttribute(
        'scope',
        'col',
      );
      await expect(canvas.queryByRole('group')).toBeNull();
    });
    await step('a line holds at most 75 characters', async () => {
      const paragraph = canvas.getByText(/Choose the place together/);
      const size = Number.parseFloat(getComputedStyle(paragraph).fontSize);
      await expect(paragraph.getBoundingClientRect().width / size).toBeLessThan(75 * 0.48);
    });
  },
};

export const CopyRefused: Story = {
  beforeEach: () => {
    writeText.mockReset().mockRejectedValue(new Error('refused'));
    return replaceProperty(navigator, 'clipboard', { writeText });
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const url = `${window.location.origin}/legal?doc=meeting#before`;
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the link to “Before you go”' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(url));
    await expect(canvasElement.querySelector('.select-all')).toHaveTextContent(url);
    await expect(canvas.queryByText('Link copied')).toBeNull();
  },
};

export const Printed: Story = {
  beforeEach: asPrinted,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByText('Before you go')).toBeVisible();
  },
};

/** A text whose one heading takes several lines on a phone. */
function HeadingOfManyWords({
  components: { h2: H2 = 'h2' } = {},
}: {
  components?: ProseComponents;
}) {
  return <H2 id="long">What we keep of you after you have closed your account with us</H2>;
}

export const LongHeading: Story = { args: { content: HeadingOfManyWords } };

/** The link to a heading is copied, and that is said. */
export const CopiesLink: Story = {
  tags: ['behaviour'],
  beforeEach: () => {
    writeText.mockReset().mockResolvedValue();
    return replaceProperty(navigator, 'clipboard', { writeText });
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'Copy the link to “Numbers to know”' }),
    );
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(
        'The link to “Numbers to know” is copied.',
      ),
    );
    await expect(writeText.mock.calls).toEqual([
      [`${window.location.origin}/legal?doc=meeting#numbers`],
    ]);
    await expect(canvas.getByText('Link copied')).toBeVisible();
  },
};

/** On the smallest phone a table of three columns stands as one block a row, with the name of its column in each cell. */
export const TableAsBlocks: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'phone320' } },
  play: async ({ canvas, step }) => {
    const table = within(canvas.getByRole('table'));
    await step(
      'a table of three columns stands as one block a row, nothing of it out of sight',
      async () => {
        await expect(canvas.queryByRole('group')).toBeNull();
        const cells = table.getAllByRole('cell');
        const tops = cells.map((cell) => cell.getBoundingClientRect().top);
        await expect(tops).toEqual([...tops].sort((a, b) => a - b));
        await expect(new Set(tops).size).toBe(3);
        for (const cell of cells)
          await expect(cell.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
      },
    );
    await step(
      'each cell shows the name of its column to the eye, and is still a cell of it',
      async () => {
        await expect(table.getAllByText('When').at(-1)).toBeVisible();
        await expect(table.getAllByRole('columnheader').map((name) => name.textContent)).toEqual([
          'Number',
          'For',
          'When',
        ]);
        await expect(table.getAllByRole('row')).toHaveLength(2);
        await expect(canvas.getByRole('table').getAttribute('role')).toBe('table');
      },
    );
  },
};

/** The button of a heading that wraps stands right after its last word. */
export const WrappedHeading: Story = {
  ...LongHeading,
  tags: ['behaviour'],
  globals: { viewport: { value: 'phone320' } },
  play: async ({ canvas }) => {
    const lines = [...canvas.getByRole('heading').getClientRects()];
    const last = lines.at(-1);
    const icon = canvas.getByRole('button').querySelector('svg')?.getBoundingClientRect();
    await expect(lines.length).toBeGreaterThan(1);
    // Right after the last word, on its line.
    await expect(icon?.left).toBeGreaterThan(last?.right ?? Number.NaN);
    await expect(icon?.left).toBeLessThan((last?.right ?? Number.NaN) + 24);
    await expect(icon?.top).toBeGreaterThan((last?.top ?? Number.NaN) - 4);
  },
};
