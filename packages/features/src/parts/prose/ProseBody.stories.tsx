import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';

import { hrefOf } from '../../testing/href-of';
import type { ProseComponents } from '../../content/prose-module';
import { replaceProperty } from '../../testing/preferences';
import { withRouter } from '../../testing/with-router';
import { proseCopy } from '#words/parts/prose/copy';
import { ProseBody } from './ProseBody';
import { asPrinted } from './testing/as-printed';
import { sampleProse } from './testing/sample-prose';

const meta = {
  title: 'Prose body',
  id: 'parts-prose-body',
  component: ProseBody,
  decorators: [withRouter('/legal')],
  args: { content: sampleProse.default, href: '/legal?doc=meeting' },
  argTypes: { href: { control: false } },
} satisfies Meta<typeof ProseBody>;

export default meta;
type Story = StoryObj<typeof meta>;

const writeText = fn<(text: string) => Promise<void>>();
const clipboard = (outcome: () => Promise<void>) => () =>
  replaceProperty(navigator, 'clipboard', { writeText: writeText.mockImplementation(outcome) });

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(hrefOf(canvas, 'meeting guide')).toBe('/meeting-guide');
    const external = canvas.getByRole('link', { name: /^police/ });
    await expect(external).toHaveAttribute('target', '_blank');
    await expect(external).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(hrefOf(canvas, '112')).toBe('tel:112');
    const heading = canvas.getByRole('heading', { level: 2, name: 'Before you go' });
    await expect(heading).toHaveAttribute('id', 'before');
    await expect(canvas.getByRole('heading', { level: 3, name: 'Numbers to know' })).toBeVisible();
    const column = canvas.getByRole('columnheader', { name: 'When' });
    await expect(column).toHaveAttribute('scope', 'col');
    await expect(canvas.queryByRole('group')).toBeNull();
    const paragraph = canvas.getByText(/Choose the place together/);
    const averageCharacter = 0.48 * Number.parseFloat(getComputedStyle(paragraph).fontSize);
    await expect(paragraph.getBoundingClientRect().width / averageCharacter).toBeLessThan(75);
  },
};

export const CopyRefused: Story = {
  parameters: { docs: { story: { height: '640px' } } },
  beforeEach: clipboard(() => Promise.reject(new Error('refused'))),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const url = `${window.location.origin}/legal?doc=meeting#before`;
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the link to “Before you go”' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(url));
    await expect(canvasElement.querySelector('.select-all')).toHaveTextContent(url);
    await expect(canvas.queryByText(proseCopy.copied)).toBeNull();
  },
};

export const Printed: Story = {
  beforeEach: asPrinted,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByText('Before you go')).toBeVisible();
  },
};

function LongHeadingText({ components: { h2: H2 = 'h2' } = {} }: { components?: ProseComponents }) {
  return <H2 id="long">Which of your data we keep after you have closed your account</H2>;
}

export const LongHeading: Story = { args: { content: LongHeadingText } };

export const CopiesLink: Story = {
  tags: ['behaviour'],
  beforeEach: clipboard(() => Promise.resolve()),
  play: async ({ canvas, userEvent }) => {
    const name = 'Copy the link to “Numbers to know”';
    await userEvent.click(canvas.getByRole('button', { name }));
    const told = proseCopy.copiedTo('Numbers to know');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(told));
    const url = `${window.location.origin}/legal?doc=meeting#numbers`;
    await expect(writeText.mock.calls).toEqual([[url]]);
    await expect(canvas.getByText(proseCopy.copied)).toBeVisible();
  },
};

export const StackedTable: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'phone320' } },
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table'));
    await expect(canvas.queryByRole('group')).toBeNull();
    const cells = table.getAllByRole('cell');
    const tops = cells.map((cell) => cell.getBoundingClientRect().top);
    await expect(tops).toEqual([...tops].sort((a, b) => a - b));
    await expect(new Set(tops).size).toBe(3);
    for (const cell of cells)
      await expect(cell.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
    await expect(table.getAllByText('When').at(-1)).toBeVisible();
    const columns = table.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await expect(columns).toEqual(['Number', 'For', 'When']);
    await expect(table.getAllByRole('row')).toHaveLength(2);
    await expect(canvas.getByRole('table').getAttribute('role')).toBe('table');
  },
};

export const WrappedHeading: Story = {
  ...LongHeading,
  tags: ['behaviour'],
  globals: { viewport: { value: 'phone320' } },
  play: async ({ canvas }) => {
    const lines = [...canvas.getByRole('heading').getClientRects()];
    const last = lines.at(-1);
    const icon = canvas.getByRole('button').querySelector('svg')?.getBoundingClientRect();
    await expect(lines.length).toBeGreaterThan(1);
    // Right after the last word, on the same line.
    await expect(icon?.left).toBeGreaterThan(last?.right ?? Number.NaN);
    await expect(icon?.left).toBeLessThan((last?.right ?? Number.NaN) + 24);
    await expect(icon?.top).toBeGreaterThan((last?.top ?? Number.NaN) - 4);
  },
};
