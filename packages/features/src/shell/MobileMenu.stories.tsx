import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';

import { hrefOf } from '../testing/href-of';
import { shellCopy as copy } from '#words/shell/copy';
import { brand } from '../content/brand';
import { THEMES } from '../persistence/theme';
import { languageCopy } from '#words/parts/language/copy';
import { quickExitCopy } from '#words/parts/quick-exit/copy';
import { withRouterOnly } from '../testing/with-router';
import { MobileMenu } from './MobileMenu';

const meta = {
  title: 'Mobile menu',
  id: 'parts-shell-mobile-menu',
  component: MobileMenu,
  args: { loggedIn: false, theme: 'system', onThemeChange: fn(), onLogOut: fn() },
  argTypes: { theme: { control: 'inline-radio', options: THEMES } },
  decorators: [
    (Story) => (
      <header className="sticky top-0 flex h-(--header-height) items-center justify-end gap-2 border-b px-4">
        <Story />
      </header>
    ),
    withRouterOnly('/pricing'),
  ],
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone360' } },
} satisfies Meta<typeof MobileMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: copy.menuOpen }));
    const menu = canvas.getByRole('navigation', { name: copy.navigation });
    const [pages, languages] = within(menu).getAllByRole('list');
    await expect(pages?.children).toHaveLength(8);
    await expect(languages).toHaveAccessibleName(languageCopy.heading);
    const current = within(menu).getByRole('link', { current: 'page' });
    await expect(current).toHaveAccessibleName('Pricing');
    await expect(hrefOf(canvas, copy.logIn)).toBe('/login');
    await expect(hrefOf(canvas, quickExitCopy.leave)).toBe(brand.quickExit);
  },
};

export const LoggedIn: Story = {
  args: { loggedIn: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: copy.menuOpen }));
    await expect(canvas.queryByRole('link', { name: copy.logIn })).toBeNull();
  },
};

export const PageChosen: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: copy.menuOpen }));
    await userEvent.click(canvas.getByRole('button', { name: copy.theme.system }));
    await expect(args.onThemeChange).toHaveBeenCalledWith('light');
    await userEvent.click(canvas.getByRole('link', { name: 'Blog' }));
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};
