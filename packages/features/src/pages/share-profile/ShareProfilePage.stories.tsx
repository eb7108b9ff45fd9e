// Proves PROFILE-1.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent } from 'storybook/test';

import { hrefOf } from '../../testing/href-of';
import portraitAddress from '../../assets/portraits/s1.svg';
import { PATHS } from '../../paths';
import { onShare, refuse, shareSheet } from '../../testing/share-sheet';
import { withStorage } from '../../testing/with-storage';
import { withRouter } from '../../testing/with-router';
import { shareProfileCopy as copy } from '#words/pages/share-profile/copy';
import { ShareProfilePage } from './ShareProfilePage';

/** A path of this site, as in one of its links. */
const portrait = new URL(portraitAddress, location.href).pathname;

const at = (query: Record<string, string>) => [
  withRouter(`${PATHS.shareProfile}?${new URLSearchParams(query).toString()}`),
];
const aline = { name: 'Aline', age: '27', city: 'Kigali', country: 'Rwanda' };
/** Without what else the address holds, such as a tracking parameter. */
const link = `${location.origin}${PATHS.shareProfile}?name=Aline&age=27&city=Kigali&country=Rwanda`;

const meta = {
  title: 'Share profile',
  id: 'pages-share-profile',
  component: ShareProfilePage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ShareProfilePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  decorators: at({ ...aline, image: portrait }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Aline, 27' })).toBeVisible();
    await expect(canvas.getByText('Kigali, Rwanda')).toBeVisible();
    const image = canvas.getByRole('img', { name: 'Portrait of Aline' });
    await expect(image).toHaveAttribute('src', portrait);
    const caution = canvas.getByText(copy.unverified);
    await expect(caution.compareDocumentPosition(canvas.getByRole('article'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    await expect(hrefOf(canvas, copy.join)).toBe(PATHS.register);
    await expect(hrefOf(canvas, copy.browse)).toBe(PATHS.findMatch);
  },
};

/** Hiding or blocking a person also applies to a link with the same name. */
export const Hidden: Story = {
  decorators: at({ ...aline, name: 'ALINE' }),
  beforeEach: withStorage({ iru_hidden: [{ id: 'h1', name: 'Aline', kind: 'blocked', ts: 1 }] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(copy.hidden.heading)).toBeVisible();
    await expect(canvas.queryByText(/ALINE/)).toBeNull();
  },
};

export const WithoutPicture: Story = { decorators: at(aline) };

export const ForeignPicture: Story = {
  decorators: at({ ...aline, image: 'https://pictures.example/a.jpg' }),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toBeNull();
    const link = canvas.getByRole('link', { name: /^Open the picture/ });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

export const HostileLink: Story = {
  decorators: at({
    name: `<b>\u202E${'Nyirahabimana'.repeat(800)}`,
    age: '1e9',
    city: 'A'.repeat(5000),
    country: '',
    image: 'javascript:alert(1)',
  }),
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 2 });
    await expect(heading.textContent).toMatch(/^<b>Nyirahabimana.*…$/);
    await expect(Array.from(heading.textContent ?? '').length).toBeLessThanOrEqual(60);
  },
};

export const Empty: Story = {
  decorators: at({ age: '17', image: 'data:image/png;base64,AA' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(copy.empty.heading)).toBeVisible();
  },
};

export const Risky: Story = {
  decorators: at({
    ...aline,
    name: 'Send 5000 RWF by MoMo',
    city: '0788 123 456',
    image: portrait,
  }),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: copy.risky.heading })).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent(/MoMo|0788/);
    await expect(canvasElement.querySelector('img')).toBeNull();
    await expect(canvas.queryByRole('button', { name: copy.copy })).toBeNull();
    await expect(hrefOf(canvas, copy.browse)).toBe(PATHS.findMatch);
  },
};

const share = async ({ canvas }: Parameters<NonNullable<Story['play']>>[0]) =>
  userEvent.dblClick(canvas.getByRole('button', { name: copy.share }));

export const ShareFailed: Story = {
  decorators: at(aline),
  beforeEach: shareSheet(refuse()),
  play: async (context) => {
    const { canvas } = context;
    await share(context);
    await expect(await canvas.findByText(copy.refused)).toBeVisible();
    const field = canvas.getByRole('textbox', { name: copy.link });
    await expect(field).toHaveValue(link);
    await expect(field).toHaveAttribute('readonly');
  },
};

export const CopiesLink: Story = {
  ...Ready,
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
    await userEvent.click(canvas.getByRole('button', { name: copy.copy }));
    await expect(write).toHaveBeenCalledWith(`${link}&image=${encodeURIComponent(portrait)}`);
  },
};

export const Shared: Story = {
  tags: ['behaviour'],
  decorators: at(aline),
  // The share sheet stays open.
  beforeEach: shareSheet(() => new Promise(() => undefined)),
  play: async (context) => {
    await share(context);
    await expect(onShare).toHaveBeenCalledTimes(1);
    await expect(onShare).toHaveBeenCalledWith({
      title: copy.title,
      text: copy.shareText('Aline'),
      url: link,
    });
  },
};
