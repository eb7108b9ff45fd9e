import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { sheet } from '../../testing/sheet';
import { NavigationBar } from './NavigationBar';
import { handbook, destinations } from './NavigationBar.handbook';
import { navigationBarPositions } from './NavigationBar.variants';

const meta = {
  title: 'Navigation/Navigation bar (bottom bar)',
  id: 'components-navigation-navigation-bar',
  component: NavigationBar,
  parameters: {
    handbook,
    docs: {
      source: {
        type: 'code',
        // Storybook takes the property `current` for a circular reference.
        code: `<NavigationBar
  label="Main sections"
  items={[
    { href: '/discover', label: 'Discover', icon: <Compass />, current: 'page' },
    { href: '/likes', label: 'Likes', icon: <Heart />, count: 3, countLabel: '3 people' },
  ]}
  renderLink={({ children, ...link }) => <a {...link}>{children}</a>}
/>`,
      },
    },
  },
  args: { ...destinations },
  argTypes: { position: { control: 'inline-radio', options: navigationBarPositions } },
} satisfies Meta<typeof NavigationBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const current = canvas.getByRole('link', { current: 'page' });
    await expect(current).toHaveAccessibleName('Likes 3 people');
    for (const link of canvas.getAllByRole('link')) {
      const { width, height } = link.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  },
};

export const AtTheBottom: Story = {
  args: { position: 'bottom' },
  globals: { viewport: { value: 'phone360' } },
};

export const LargeCount: Story = {
  args: {
    items: destinations.items.map((item) =>
      item.label === 'Likes' ? { ...item, count: 214, countLabel: '214 people' } : item,
    ),
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Likes 214 people' });
    await expect(within(link).getByText('99+')).toBeVisible();
  },
};

const LONG_LABELS = ['Discover', 'Favourites', 'Messages', 'Calendar', 'Account'];

/** On the narrowest phone, labels share the row by their length and don't overlap. */
export const LongLabels: Story = {
  decorators: [(Story) => <div className="max-w-80">{Story()}</div>],
  args: {
    items: destinations.items.map((item, at) => ({ ...item, label: LONG_LABELS[at] ?? '' })),
  },
  play: async ({ canvas }) => {
    const boxes = LONG_LABELS.map((label) => canvas.getByText(label).getBoundingClientRect());
    for (const [at, { right }] of boxes.slice(0, -1).entries())
      await expect(boxes[at + 1]?.left, LONG_LABELS[at]).toBeGreaterThanOrEqual(right);
  },
};

export const Sheet: Story = {
  tags: ['sheet'],
  ...sheet(NavigationBar, {
    cell: 'form',
    acts: 'a',
    rows: { position: navigationBarPositions },
    conditions: { 'large count': { ...LargeCount.args } },
    // Fixed to the bottom of the window; here, of its cell.
    cellClassName: () => 'block h-18 w-80 translate-0',
  }),
};
