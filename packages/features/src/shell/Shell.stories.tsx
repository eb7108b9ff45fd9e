import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from 'react-router-dom';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';

import { shellCopy } from './copy';
import { isLoggedIn } from '../persistence/session';
import { replaceProperty } from '../testing/preferences';
import { resetScroll } from '../testing/reset-scroll';
import { loggedIn } from '../testing/logged-in';
import { withRoutes } from '../testing/with-router';
import { Shell } from './Shell';

const videoPage = (
  <section className="-mt-(--header-height) grid min-h-160 content-end bg-night p-6 text-on-night in-data-noticed:mt-0">
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
  beforeEach: resetScroll,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Shell>;

export default meta;
type Story = StoryObj<typeof meta>;

const crumbsOf = (nav: HTMLElement) =>
  within(nav)
    .getAllByRole('listitem')
    .map((item) => item.textContent);

export const AtHome: Story = {
  parameters: { path: '/' },
  play: async ({ canvas, step }) => {
    await step('the header is transparent over the video', async () => {
      await expect(canvas.getByRole('banner')).toHaveAttribute('data-clear');
    });
    await step('there are no breadcrumbs', async () => {
      await expect(canvas.queryByRole('navigation', { name: 'Breadcrumb' })).toBeNull();
    });
    await step('header, content and footer are landmarks', async () => {
      await expect(canvas.getByRole('main')).toHaveAttribute('id', 'content');
      await expect(canvas.getByRole('contentinfo')).toHaveTextContent('© 2026');
    });
  },
};

export const HomeOffline: Story = {
  parameters: { path: '/' },
  beforeEach: () => {
    const back = replaceProperty(navigator, 'onLine', false);
    window.dispatchEvent(new Event('offline'));
    return back;
  },
  play: async ({ canvas, step }) => {
    const notice = await canvas.findByText(/^You’re offline/);
    await step('the video starts below the notice', async () => {
      const video = canvas.getByRole('heading', { name: 'A page with a video' }).closest('section');
      await expect(video?.getBoundingClientRect().top).toBeGreaterThanOrEqual(
        notice.getBoundingClientRect().bottom,
      );
    });
    await step('the header, no longer over the video, is opaque', async () => {
      await expect(canvas.getByRole('banner')).not.toHaveAttribute('data-clear');
    });
  },
};

export const HomeRefused: Story = {
  parameters: { path: '/' },
  beforeEach: () => {
    const full = spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The storage is full.', 'QuotaExceededError');
    });
    return () => full.mockRestore();
  },
  play: async ({ canvas, step }) => {
    // On a phone the theme switch is in the menu.
    const menu = canvas.queryByRole('button', { name: shellCopy.menuOpen });
    if (menu) await userEvent.click(menu);
    await userEvent.click(canvas.getByRole('button', { name: /^Theme/ }));
    if (menu) await userEvent.keyboard('{Escape}');
    await step('the notice’s button is not covered', async () => {
      const button = await canvas.findByRole('button', { name: shellCopy.storage.export });
      const { x, y, width, height } = button.getBoundingClientRect();
      await expect(button.contains(document.elementFromPoint(x + width / 2, y + height / 2))).toBe(
        true,
      );
    });
  },
};

export const Elsewhere: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner')).not.toHaveAttribute('data-clear');
    await expect(crumbsOf(canvas.getByRole('navigation', { name: 'Breadcrumb' }))).toEqual([
      'Home',
      'About Us',
    ]);
  },
};

export const InvalidQuery: Story = {
  parameters: { path: '/%E0%A4%A/muraho_neza-kigali', expectedConsole: [/malformed URL segment/] },
  play: async ({ canvas }) => {
    const trail = crumbsOf(canvas.getByRole('navigation', { name: 'Breadcrumb' }));
    await expect(trail).toEqual(['Home', 'Muraho Neza Kigali']);
  },
};

export const Scrolled: Story = {
  play: async ({ canvas }) => {
    window.scrollTo({ top: 401, behavior: 'instant' });
    await waitFor(() => expect(canvas.getByRole('banner')).toHaveAttribute('data-scrolled'));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: shellCopy.backToTop })).toBeVisible(),
    );
  },
};

export const LoggedIn: Story = {
  beforeEach: loggedIn,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'User Page' })).toBeVisible();
  },
};

export const HomeOfflinePhone: Story = {
  ...HomeOffline,
  tags: ['behaviour'],
  globals: { viewport: { value: 'phone360' } },
};

export const HomeRefusedPhone: Story = {
  ...HomeRefused,
  tags: ['behaviour'],
  globals: { viewport: { value: 'phone360' } },
};

export const Trail: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, step, userEvent }) => {
    const trail = () => canvas.getByRole('navigation', { name: 'Breadcrumb' });
    const menu = within(canvas.getByRole('navigation', { name: shellCopy.navigation }));
    await step('each page is added; the last one isn’t a link', async () => {
      await userEvent.click(menu.getByRole('link', { name: 'Pricing' }));
      await userEvent.click(menu.getByRole('link', { name: 'Contact' }));
      await expect(crumbsOf(trail())).toEqual(['Home', 'About Us', 'Pricing', 'Contact']);
      await expect(within(trail()).getByText('Contact')).toHaveAttribute('aria-current', 'page');
      await expect(within(trail()).queryByRole('link', { name: 'Contact' })).toBeNull();
    });
    await step('an earlier page cuts the trail back', async () => {
      await userEvent.click(within(trail()).getByRole('link', { name: 'About Us' }));
      await expect(crumbsOf(trail())).toEqual(['Home', 'About Us']);
    });
    await step('home resets the trail', async () => {
      await userEvent.click(within(trail()).getByRole('link', { name: 'Home' }));
      await userEvent.click(menu.getByRole('link', { name: 'Blog' }));
      await expect(crumbsOf(trail())).toEqual(['Home', 'Blog']);
    });
  },
};

export const NextPage: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Go on to the blog' });
    link.scrollIntoView();
    await userEvent.click(link);
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    await expect(window.scrollY).toBe(0);
  },
};

export const ScrollsBackUp: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, step, userEvent }) => {
    const bar = canvas.getByRole('banner');
    const scrollTo = (top: number) => window.scrollTo({ top, behavior: 'instant' });
    await step('past 8 px the header is in its scrolled state', async () => {
      scrollTo(9);
      await waitFor(() => expect(bar).toHaveAttribute('data-scrolled'));
      await waitFor(() =>
        expect(canvas.queryByRole('button', { name: shellCopy.backToTop })).toBeNull(),
      );
    });
    await step('at 8 px it is in its initial state', async () => {
      scrollTo(8);
      await waitFor(() => expect(bar).not.toHaveAttribute('data-scrolled'));
    });
    await step('past 400 px Back to top appears', async () => {
      scrollTo(401);
      const up = await canvas.findByRole('button', { name: shellCopy.backToTop });
      await userEvent.click(up);
      await waitFor(() => expect(window.scrollY).toBe(0));
      await waitFor(() =>
        expect(canvas.queryByRole('button', { name: shellCopy.backToTop })).toBeNull(),
      );
      await expect(bar).not.toHaveAttribute('data-scrolled');
    });
  },
};

export const SkipLinkFirst: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: shellCopy.skip });
    await expect(link).toHaveFocus();
    // The test frame can't change its URL; an end-to-end test follows the link.
    await expect(link).toHaveAttribute('href', `#${canvas.getByRole('main').id}`);
    await expect(canvas.getByRole('main')).toHaveAttribute('tabindex', '-1');
  },
};

export const LogsOut: Story = {
  tags: ['behaviour'],
  beforeEach: loggedIn,
  globals: { viewport: { value: 'phone360' } },
  play: async ({ canvas, step, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'User Page' })).toBeVisible();
    await step('the header shows Get started after logging out', async () => {
      await userEvent.click(canvas.getByRole('button', { name: shellCopy.menuOpen }));
      await userEvent.click(canvas.getByRole('button', { name: shellCopy.logOut }));
      await expect(canvas.getByRole('link', { name: 'Get started' })).toBeVisible();
      await expect(isLoggedIn()).toBe(false);
    });
  },
};

export const ThemeChosen: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Theme: device setting/ }));
    await expect(canvas.getByRole('button', { name: /^Theme: light/ })).toBeVisible();
    await expect(localStorage.getItem('iru_theme')).toBe('light');
  },
};
