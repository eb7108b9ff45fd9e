import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gauge, HeartHandshake, VenetianMask } from 'lucide-react';
import { renderToString } from 'react-dom/server';
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
      {
        value: 'mask',
        label: 'Digital Love Mask',
        icon: <VenetianMask />,
        content: <p>The mask is off.</p>,
      },
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
  play: async ({ canvas, step }) => {
    const tab = (name: string) => canvas.getByRole('tab', { name });
    await step('the tab list has a name, and its first tab is open', async () => {
      await expect(canvas.getByRole('tablist', { name: 'Features' })).toBeVisible();
      await expect(tab('Compatibility Forecast')).toHaveAttribute('aria-selected', 'true');
      await expect(
        canvas.getByRole('tabpanel', { name: 'Compatibility Forecast' }),
      ).toHaveTextContent('82%');
      await expect(canvas.getAllByRole('tabpanel')).toHaveLength(1);
      const controls = tab('Digital Love Mask').getAttribute('aria-controls');
      await expect(document.getElementById(controls ?? '')).toHaveAttribute('hidden');
    });
  },
};

export const SecondOpen: Story = {
  args: { defaultValue: 'mask' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { selected: true })).toHaveAccessibleName(
      'Digital Love Mask',
    );
  },
};

export const Ten: Story = {
  args: {
    items: [
      'Compatibility Forecast',
      'Digital Love Mask',
      'Emotional Check-In',
      'Offline Radar',
      'Date Planning',
      'DNA/Health opt-in',
      'Shared Life Timeline',
      'AI Icebreaker Coach',
      'Cultural Explorer',
      'Group Vibe Rooms',
    ].map((label) => ({ value: label, label, content: <p>{label}</p> })),
  },
  render: (args) => (
    <div className="max-w-72">
      <Tabs {...args} />
    </div>
  ),
  play: async ({ canvas, step }) => {
    const row = canvas.getByRole('tablist');
    await step('only the row scrolls sideways', async () => {
      await expect(row.scrollWidth).toBeGreaterThan(row.clientWidth);
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    });
  },
};

export const TenInLines: Story = { args: { ...Ten.args, overflow: 'wrap' } };

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

export const KeysAndClick: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas, step, userEvent }) => {
    const tab = (name: string) => canvas.getByRole('tab', { name });
    await step('Tab moves to the open tab, then to its panel', async () => {
      await userEvent.tab();
      await expect(tab('Compatibility Forecast')).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole('tabpanel')).toHaveFocus();
      await userEvent.tab({ shift: true });
      await expect(tab('Compatibility Forecast')).toHaveFocus();
    });
    const keys: [string, string][] = [
      ['{ArrowRight}', 'Digital Love Mask'],
      ['{ArrowRight}', 'Emotional Check-In'],
      ['{ArrowRight}', 'Compatibility Forecast'],
      ['{ArrowLeft}', 'Emotional Check-In'],
      ['{ArrowLeft}', 'Digital Love Mask'],
      ['{Home}', 'Compatibility Forecast'],
      ['{End}', 'Emotional Check-In'],
    ];
    for (const [key, name] of keys) {
      await step(`${key} opens ${name}`, async () => {
        await userEvent.keyboard(key);
        await waitFor(() => expect(tab(name)).toHaveFocus());
        await expect(tab(name)).toHaveAttribute('aria-selected', 'true');
        await expect(canvas.getByRole('tabpanel', { name })).toBeVisible();
      });
    }
    await step('a click opens a tab', async () => {
      await userEvent.click(tab('Digital Love Mask'));
      await expect(canvas.getByRole('tabpanel')).toHaveTextContent('The mask is off.');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('mask');
    });
  },
};

export const Controlled: Story = {
  tags: ['behaviour'],
  args: { value: 'forecast' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Digital Love Mask' }));
    await expect(args.onValueChange).toHaveBeenCalledWith('mask');
    await expect(canvas.getByRole('tab', { selected: true })).toHaveAccessibleName(
      'Compatibility Forecast',
    );
  },
};

export const TenScrollIntoView: Story = {
  ...Ten,
  tags: ['behaviour'],
  globals: { viewport: { value: 'phone320' } },
  play: async ({ canvas, userEvent }) => {
    const row = canvas.getByRole('tablist');
    const isInView = (tab: HTMLElement) => {
      const { left, right } = tab.getBoundingClientRect();
      const frame = row.getBoundingClientRect();
      return left >= frame.left && right <= frame.right;
    };
    canvas.getByRole('tab', { name: 'Compatibility Forecast' }).focus();
    for (const tab of canvas.getAllByRole('tab')) {
      await waitFor(() => expect(tab).toHaveFocus());
      await waitFor(() => expect(isInView(tab)).toBe(true));
      await userEvent.keyboard('{ArrowRight}');
    }
    await waitFor(() =>
      expect(canvas.getByRole('tab', { name: 'Compatibility Forecast' })).toHaveFocus(),
    );
  },
};

export const TenInLinesOnDesktop: Story = {
  ...TenInLines,
  tags: ['behaviour'],
  globals: { viewport: { value: 'desktop1280' } },
  play: async ({ canvas, userEvent }) => {
    const row = canvas.getByRole('tablist');
    await expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth);
    const tops = new Set(
      canvas.getAllByRole('tab').map((tab) => Math.round(tab.getBoundingClientRect().top)),
    );
    await expect(tops.size).toBeGreaterThan(1);
    canvas.getByRole('tab', { name: 'Compatibility Forecast' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() =>
      expect(canvas.getByRole('tab', { name: 'Group Vibe Rooms' })).toHaveFocus(),
    );
  },
};

/** On a phone they still form one scrolling row. */
export const TenOnPhone: Story = {
  ...TenInLines,
  tags: ['behaviour'],
  globals: { viewport: { value: 'phone320' } },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('tablist');
    await expect(row.scrollWidth).toBeGreaterThan(row.clientWidth);
  },
};

export const OnTheServer: Story = {
  tags: ['behaviour'],
  play: async ({ args }) => {
    const markup = renderToString(<Tabs {...args} />);
    await expect(markup).toContain('role="tablist"');
    await expect(markup).not.toContain('style=');
  },
};

export const Keyboard: Story = { tags: ['behaviour'], ...keyboardStory(handbook) };
