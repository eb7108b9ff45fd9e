import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { keyboardStory } from '../../testing/handbook';
import { sheet } from '../../testing/sheet';
import { NavigationBar } from './NavigationBar';
import { handbook, places } from './NavigationBar.handbook';
import { navigationBarPlaces } from './NavigationBar.variants';

const meta = {
  title: 'Navigation/Navigation bar',
  id: 'components-navigation-navigation-bar',
  component: NavigationBar,
  parameters: { handbook },
  args: { ...places },
  argTypes: { place: { control: 'inline-radio', options: navigationBarPlaces } },
} satisfies Meta<typeof NavigationBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('the current place says so', async () => {
      await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName(
        'Likes 3 people',
      );
    });
    await step('each place is large enough for a thumb', async () => {
      for (const link of canvas.getAllByRole('link')) {
        const { width, height } = link.getBoundingClientRect();
        await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      }
    });
  },
};

export const AtTheBottom: Story = {
  args: { place: 'foot' },
  globals: { viewport: { value: 'phone360' } },
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <div className="min-h-96 p-4">
      <p>What stands on the page goes on above the bar.</p>
      <NavigationBar {...args} />
    </div>
  ),
};

export const ManyThings: Story = {
  args: {
    items: places.items.map((item) =>
      item.label === 'Likes' ? { ...item, count: 214, countLabel: '214 people' } : item,
    ),
  },
};

export const Sheet: Story = {
  tags: ['sheet'],
  ...sheet(NavigationBar, {
    cell: 'form',
    acts: 'a',
    rows: { place: navigationBarPlaces },
    conditions: { 'many things': { ...ManyThings.args } },
    // The foot of the window is here that of the cell.
    ground: () => 'block h-18 w-80 translate-0',
  }),
};

/** A count of more than two digits keeps its room, and is heard whole. */
export const CountsShort: Story = {
  ...ManyThings,
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('99+')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Likes 214 people' })).toBeVisible();
  },
};

/** Each key does what the keyboard table of the documentation page says. */
export const Keyboard: Story = { tags: ['behaviour'], ...keyboardStory(handbook) };
