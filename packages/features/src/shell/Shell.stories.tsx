import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from 'react-router-dom';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { shellCopy as copy } from '#words/shell/copy';
import { offerCopy } from '../parts/language/offer-copy';
import { hrefOf } from '../testing/href-of';
import { sessionStore } from '../persistence/session';
import { KEYS } from '../platform/keys';
import { replaceProperty } from '../testing/preferences';
import { refuseWrites, withStorage } from '../testing/with-storage';
import { withRoutes } from '../testing/with-router';
import { Shell } from './Shell';

const videoPage = (
  <section className="-mt-(--header-height) grid min-h-160 content-end bg-night p-6 text-on-night in-data-noticed:mt-0 in-data-offer:mt-0">
    <h1 className="text-display">A page with a video</h1>
  </section>
);

const longPage = (
  <section className="page-width grid gap-6 py-10">
    <h1 className="text-display">A page of some length</h1>
    {Array.from({ length: 24 }, (_, row) => (
      <p key={`line ${row}`} className="min-h-16">{`Line ${row + 1} of the page.`}</p>
    ))}
    <Link to="/blog">Go on to the blog</Link>
  </section>
);

const meta = {
  title: 'Frame',
  id: 'parts-shell-frame',
  component: Shell,
  args: { assistant: null },
  decorators: [
    withRoutes(
      (story) => [
        {
          element: story,
          children: [
            { path: '/', element: videoPage },
            { path: '*', element: longPage },
          ],
        },
      ],
      '/about-us',
    ),
  ],
  // The router stores the scroll positions of the whole document.
  beforeEach: () => sessionStorage.setItem(KEYS.scroll, '{}'),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Shell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AtHome: Story = {
  parameters: { path: '/' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner')).toHaveAttribute('data-clear');
    await expect(canvas.queryByRole('navigation', { name: 'Breadcrumb' })).toBeNull();
  },
};

/** The browser prefers French; the boot script marks the root element. */
export const LanguageOffered: Story = {
  parameters: { path: '/' },
  beforeEach: () => {
    document.documentElement.dataset['offer'] = 'fr';
    return () => delete document.documentElement.dataset['offer'];
  },
  play: async ({ canvas }) => {
    const offer = await canvas.findByRole('complementary', { name: 'Français' });
    // As high as its room, so that nothing moves when it appears.
    await expect(offer.offsetHeight).toBe(44);
    await expect(hrefOf(within(offer), offerCopy.fr.read)).toBe('/fr/');
  },
};

export const LanguageDeclined: Story = {
  ...LanguageOffered,
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: offerCopy.fr.close }));
    await expect(canvas.queryByRole('complementary')).toBeNull();
    await expect(localStorage.getItem('iru_language')).toBe('en');
  },
};

export const HomeOffline: Story = {
  parameters: { path: '/' },
  beforeEach: () => {
    const back = replaceProperty(navigator, 'onLine', false);
    window.dispatchEvent(new Event('offline'));
    return back;
  },
  play: async ({ canvas }) => {
    const notice = await canvas.findByText(/^You’re offline/);
    const video = canvas.getByRole('heading', { name: 'A page with a video' }).closest('section');
    const { bottom } = notice.getBoundingClientRect();
    await expect(video?.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom);
    await expect(canvas.getByRole('banner')).not.toHaveAttribute('data-clear');
  },
};

export const HomeRefused: Story = {
  parameters: { path: '/' },
  beforeEach: refuseWrites,
  play: async ({ canvas }) => {
    // On a phone the theme switch is in the menu.
    const menu = canvas.queryByRole('button', { name: copy.menuOpen });
    if (menu) await userEvent.click(menu);
    await userEvent.click(canvas.getByRole('button', { name: /^Theme/ }));
    if (menu) await userEvent.keyboard('{Escape}');
    const button = await canvas.findByRole('button', { name: copy.storage.export });
    const { x, y, width, height } = button.getBoundingClientRect();
    const inFront = document.elementFromPoint(x + width / 2, y + height / 2);
    await expect(button.contains(inFront)).toBe(true);
  },
};

export const Elsewhere: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner')).not.toHaveAttribute('data-clear');
    await expect(canvas.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
  },
};

export const Scrolled: Story = {
  play: async ({ canvas }) => {
    window.scrollTo({ top: 401, behavior: 'instant' });
    await waitFor(() => expect(canvas.getByRole('button', { name: copy.backToTop })).toBeVisible());
  },
};

/** The header changes after 8 px, long before the Back to top button appears. */
export const ScrolledALittle: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('banner');
    window.scrollTo({ top: 9, behavior: 'instant' });
    await waitFor(() => expect(bar).toHaveAttribute('data-scrolled'));
    await waitFor(() => expect(canvas.queryByRole('button', { name: copy.backToTop })).toBeNull());
    window.scrollTo({ top: 8, behavior: 'instant' });
    await waitFor(() => expect(bar).not.toHaveAttribute('data-scrolled'));
  },
};

export const LogsOut: Story = {
  tags: ['behaviour'],
  beforeEach: withStorage({ iru_session: true }),
  globals: { viewport: { value: 'phone360' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'User Page' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: copy.menuOpen }));
    await userEvent.click(canvas.getByRole('button', { name: copy.logOut }));
    await expect(canvas.getByRole('link', { name: 'Get started' })).toBeVisible();
    await expect(sessionStore.get()).toBe(false);
  },
};
