import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gauge, HeartHandshake, VenetianMask } from 'lucide-react';
import { expect, fn, waitFor } from 'storybook/test';

import { keyboardStory } from '../../testing/handbook';
import { LONG_WORD, sheet } from '../../testing/sheet';
import { Tabs, tabsOverflows } from './Tabs';
import { handbook } from './Tabs.handbook';

const meta = {
  title: 'Navigation/Tabs',
  id: 'components-navigation-tabs',
  component: Tabs,
  parameters: { handbook },
  args: {
    label: 'Features',
    items: [
      {
        value: 'forecast',
        label: 'Compatibility Forecast',
        icon: <Gauge />,
        content: <p>Your score is 82%.</p>,
      },
      { value: 'mask', label: 'Digital Love Mask', icon: <VenetianMask />, content: <p>Off.</p> },
      {
        value: 'check-in',
        label: 'Emotional Check-In',
        icon: <HeartHandshake />,
        content: <button type="button">Check in</button>,
      },
    ],
    onValueChange: fn(),
  },
  argTypes: {
    overflow: { control: 'inline-radio', options: tabsOverflows },
    defaultValue: { control: 'inline-radio', options: ['forecast', 'mask', 'check-in'] },
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const name = 'Compatibility Forecast';
    await expect(canvas.getByRole('tablist', { name: 'Features' })).toBeVisible();
    await expect(canvas.getByRole('tab', { name, selected: true })).toBeVisible();
    await expect(canvas.getByRole('tabpanel', { name })).toHaveTextContent('82%');
    const other = canvas.getByRole('tab', { name: 'Digital Love Mask' });
    const controls = other.getAttribute('aria-controls');
    await expect(document.getElementById(controls ?? '')).toHaveAttribute('hidden');
  },
};

export const SecondOpen: Story = { args: { defaultValue: 'mask' } };

export const Ten: Story = {
  args: {
    items: Array.from({ length: 10 }, (_, at) => `Feature number ${at + 1}`).map((label) => ({
      value: label,
      label,
      content: <p>{label}</p>,
    })),
  },
  render: (args) => (
    <div className="max-w-72">
      <Tabs {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const row = canvas.getByRole('tablist');
    await expect(row.scrollWidth).toBeGreaterThan(row.clientWidth);
  },
};

export const TenInLines: Story = {
  globals: { viewport: { value: 'desktop1280' } },
  args: { ...Ten.args, overflow: 'wrap' },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('tablist');
    await expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth);
    const [first, last] = [canvas.getAllByRole('tab').at(0), canvas.getAllByRole('tab').at(-1)];
    await expect(last?.offsetTop).toBeGreaterThan(first?.offsetTop ?? 0);
  },
};

export const Sheet: Story = {
  tags: ['sheet'],
  ...sheet(Tabs, {
    cell: 'half',
    rows: { overflow: tabsOverflows },
    acts: '[role=tab][data-state=inactive]',
    conditions: {
      'last selected': { defaultValue: 'check-in' },
      ten: { ...Ten.args },
      'long words': { items: [{ value: 'long', label: LONG_WORD, content: <p>{LONG_WORD}</p> }] },
    },
  }),
};

export const Controlled: Story = {
  tags: ['behaviour'],
  args: { value: 'forecast' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Digital Love Mask' }));
    await expect(args.onValueChange).toHaveBeenCalledWith('mask');
    const name = 'Compatibility Forecast';
    await expect(canvas.getByRole('tab', { selected: true })).toHaveAccessibleName(name);
  },
};

const walk =
  (key: string): Story['play'] =>
  async ({ canvas, userEvent }) => {
    const frame = canvas.getByRole('tablist').getBoundingClientRect();
    canvas.getByRole('tab', { name: 'Feature number 1' }).focus();
    for (const tab of canvas.getAllByRole('tab')) {
      await waitFor(() => expect(tab).toHaveFocus());
      await waitFor(() => {
        const { left, right } = tab.getBoundingClientRect();
        return expect([left >= frame.left, right <= frame.right]).toEqual([true, true]);
      });
      await userEvent.keyboard(key);
    }
  };

export const TenScrollIntoView: Story = {
  ...Ten,
  tags: ['behaviour'],
  globals: { viewport: { value: 'phone320' } },
  play: walk('{ArrowRight}'),
};

/** The next tab is on the left. */
export const RightToLeft: Story = {
  ...TenScrollIntoView,
  globals: { ...TenScrollIntoView.globals, direction: 'rtl' },
  play: walk('{ArrowLeft}'),
};

/** On a phone they still form one scrolling row. */
export const TenOnPhone: Story = {
  ...TenInLines,
  tags: ['behaviour'],
  globals: { viewport: { value: 'phone320' } },
  play: Ten.play,
};

export const Keyboard: Story = { tags: ['behaviour'], ...keyboardStory(handbook) };
