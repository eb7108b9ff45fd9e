import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { LONG_WORD, sheet } from '../../testing/sheet';
import { Prose } from './Prose';
import { handbook } from './Prose.handbook';

const text = (
  <>
    <h2>Meeting safely</h2>
    <p>
      The first time, meet <strong>in a public place</strong> and by day, and read the{' '}
      <a href="#guide">meeting guide</a> before you go.
    </p>
    <h3>Before you go</h3>
    <ul>
      <li>Choose the place together.</li>
      <li>
        Tell someone you trust:
        <ol>
          <li>where and when you’re meeting.</li>
        </ol>
      </li>
    </ul>
    <blockquote>We met at noon, with people around.</blockquote>
    <h3>Numbers to know</h3>
    <table>
      <thead>
        <tr>
          <th scope="col">Service</th>
          <th scope="col">Number</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>All services</td>
          <td>112</td>
        </tr>
      </tbody>
    </table>
    <hr />
    <h4>What we store</h4>
    <p>Nothing from this page. The checklist stays on your device.</p>
  </>
);

const meta = {
  title: 'Text/Prose',
  id: 'components-text-prose',
  component: Prose,
  parameters: { handbook },
  args: { children: text },
} satisfies Meta<typeof Prose>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('a line holds at most 75 characters', async () => {
      const paragraph = canvas.getByText(/The first time/);
      const size = Number.parseFloat(getComputedStyle(paragraph).fontSize);
      await expect(paragraph.getBoundingClientRect().width / size).toBeLessThan(75 * 0.6);
    });
    await step('lists keep their bullets', async () => {
      const [outer] = canvas.getAllByRole('list');
      await expect(outer && getComputedStyle(outer).listStyleType).toBe('disc');
    });
  },
};

export const AsArticle: Story = {
  args: { asChild: true, children: <article>{text}</article> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toHaveAttribute('data-slot', 'prose');
  },
};

export const LongWords: Story = { args: { children: <p>{LONG_WORD}</p> } };

export const Sheet: Story = {
  tags: ['sheet'],
  ...sheet(Prose, {
    cell: 'half',
    acts: 'a',
    conditions: { 'long words': { ...LongWords.args } },
  }),
};
