import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { peopleCopy } from '#words/parts/people/copy';
import { PersonName } from './PersonName';

const meta = {
  title: 'Person name',
  id: 'parts-person-name',
  component: PersonName,
  args: { name: 'Aline' },
  argTypes: { fallback: { control: false } },
  render: (args) => (
    <h2 className="text-heading">
      <PersonName {...args} />
    </h2>
  ),
} satisfies Meta<typeof PersonName>;

export default meta;
type Story = StoryObj<typeof meta>;

const welcome = (name: string) => `Welcome, ${name}, to the hills`;

export const Default: Story = {};

export const Nameless: Story = {
  args: { name: '\u200B\u2060\u3164', fallback: 'Someone' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: peopleCopy.unnamed })).toBeVisible();
  },
};

export const InSentence: Story = {
  args: { within: welcome },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: 'Welcome, Aline, to the hills' }),
    ).toBeVisible();
  },
};

export const RightToLeft: Story = {
  args: { name: 'محمد 7', within: welcome },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading');
    await expect(heading.textContent).toBe('Welcome, محمد 7, to the hills');
    const range = document.createRange();
    const left = (node: Node | null | undefined) => {
      if (!node) throw new Error('The sentence has three parts.');
      range.selectNodeContents(node);
      return range.getBoundingClientRect().left;
    };
    const [before, name, after] = heading.childNodes;
    await expect(left(before)).toBeLessThan(left(name));
    await expect(left(name)).toBeLessThan(left(after));
  },
};

export const Malicious: Story = {
  args: { name: `\u202E${'N'.repeat(100_000)}`, within: welcome },
};
