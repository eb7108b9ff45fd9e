// Proves SHELL-2.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';

import { hrefOf } from '../testing/href-of';
import { brand } from '../content/brand';
import { THEMES } from '../persistence/theme';
import { quickExitCopy } from '#words/parts/quick-exit/copy';
import { PATHS } from '../paths';
import { inBox } from '../testing/in-box';
import { withRouterOnly } from '../testing/with-router';
import { shellCopy as copy } from '#words/shell/copy';
import { Header } from './Header';

const meta = {
  title: 'Header',
  id: 'parts-shell-header',
  component: Header,
  args: { loggedIn: false, theme: 'system', onThemeChange: fn(), onLogOut: fn() },
  argTypes: { theme: { control: 'inline-radio', options: THEMES } },
  decorators: [withRouterOnly('/pricing')],
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop1280' } },
} satisfies Meta<typeof Header>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LoggedOut: Story = {
  play: async ({ canvas, step }) => {
    await expect(hrefOf(canvas, 'Get started')).toBe('/register');
    await expect(canvas.queryByRole('link', { name: 'User Page' })).toBeNull();
    await step('eight pages are named, the current one as such', async () => {
      const pages = within(canvas.getByRole('navigation', { name: copy.navigation }));
      const links = pages.getAllByRole('link');
      await expect(links.map((link) => link.getAttribute('href'))).toEqual([
        '/',
        '/find-match',
        '/about-us',
        '/pricing',
        '/services',
        '/contact',
        '/help-center',
        '/blog',
      ]);
      await expect(pages.getByRole('link', { current: 'page' })).toHaveTextContent(/^Pricing$/);
    });
    await expect(hrefOf(canvas, quickExitCopy.leave)).toBe(brand.quickExit);
    await expect(hrefOf(canvas, copy.preview)).toBe(PATHS.preview);
  },
};

export const LoggedIn: Story = {
  args: { loggedIn: true },
  play: async ({ canvas }) => {
    await expect(hrefOf(canvas, 'User Page')).toBe('/user');
    await expect(canvas.queryByRole('link', { name: 'Get started' })).toBeNull();
    const places = within(canvas.getByRole('navigation', { name: copy.sections.label }));
    await expect(places.getAllByRole('link')).toHaveLength(6);
    await expect(canvas.getByRole('button', { name: copy.menuOpen })).toBeVisible();
  },
};

export const Scrolled: Story = { args: { scrolled: true } };

export const OverVideo: Story = {
  args: { overVideo: true },
  parameters: { path: '/' },
  decorators: [inBox('min-h-64 bg-night')],
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('banner');
    await expect(bar).toHaveAttribute('data-clear');
    await expect(getComputedStyle(bar).backgroundColor).toBe('rgba(0, 0, 0, 0)');
    await expect(canvas.getByRole('link', { name: 'Home', current: 'page' })).toBeVisible();
  },
};

export const OverVideoScrolled: Story = {
  ...OverVideo,
  args: { overVideo: true, scrolled: true },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('banner');
    await expect(bar).not.toHaveAttribute('data-clear');
    await waitFor(() => expect(getComputedStyle(bar).backgroundColor).not.toBe('rgba(0, 0, 0, 0)'));
  },
};

export const LargerText: Story = {
  beforeEach: () => {
    document.documentElement.dataset.textSize = 'larger';
    return () => {
      delete document.documentElement.dataset.textSize;
    };
  },
};

const oneRow: Story['play'] = async ({ canvas }) => {
  const bar = canvas.getByRole('banner').getBoundingClientRect();
  for (const control of [...canvas.getAllByRole('link'), ...canvas.getAllByRole('button')]) {
    const { left, right, top, bottom } = control.getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth);
    await expect(top).toBeGreaterThanOrEqual(bar.top);
    await expect(bottom).toBeLessThanOrEqual(bar.bottom);
  }
};

export const LargerTextInOneRow: Story = {
  ...LargerText,
  tags: ['behaviour'],
  globals: { viewport: { value: 'phone320' } },
  play: oneRow,
};

export const LargerTextInOneRowLoggedIn: Story = {
  ...LargerTextInOneRow,
  tags: ['behaviour'],
  args: { loggedIn: true },
};

export const OneRow: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'phone320' } },
  play: async (context) => {
    const { canvas } = context;
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await expect(canvas.getByRole('button', { name: copy.menuOpen })).toBeVisible();
    await expect(canvas.getByRole('link', { name: quickExitCopy.leave })).toBeVisible();
    await oneRow?.(context);
  },
};
