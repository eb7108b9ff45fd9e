// Proves CARD-1.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';

import { keyboardStory } from '../../testing/handbook';
import { sheet } from '../../testing/sheet';
import { ProfileCard, type ProfileCardProps } from './ProfileCard';
import { card, handbook } from './ProfileCard.handbook';
import { ProfileCardBlurred } from './ProfileCardBlurred';
import { ProfileCardSkeleton } from './ProfileCardSkeleton';
import type { ProfileComment } from './ProfileCard.types';
import maskedTwo from './samples/masked-two.webp';
import two from './samples/portrait-two.webp';

/** Keeps the card's state, as its page would. */
function Owned(props: ProfileCardProps) {
  const [liked, setLiked] = useState(props.liked);
  const [comments, setComments] = useState<readonly ProfileComment[]>(props.comments);
  return (
    <ProfileCard
      {...props}
      liked={liked}
      onLikedChange={(next) => {
        props.onLikedChange(next);
        setLiked(next);
      }}
      comments={comments}
      onComment={(text) => {
        props.onComment(text);
        setComments([{ id: String(comments.length + 1), text }, ...comments]);
      }}
      labels={{ ...props.labels, comments: `Comments (${comments.length})` }}
    />
  );
}

const meta = {
  title: 'Dating/Profile card',
  id: 'components-dating-profile-card',
  component: ProfileCard,
  args: {
    ...card,
    onLikedChange: fn(),
    onComment: fn(),
    shareLinks: [
      { id: 'whatsapp', label: 'WhatsApp', href: 'https://wa.me/?text=Aline' },
      { id: 'facebook', label: 'Facebook', href: 'https://www.facebook.com/sharer/sharer.php' },
      { id: 'x', label: 'X', href: 'https://twitter.com/intent/tweet' },
      {
        id: 'linkedin',
        label: 'LinkedIn',
        href: 'https://www.linkedin.com/sharing/share-offsite/',
      },
    ],
    onShare: fn(() => false),
    onShareLink: fn((_link, event) => event.preventDefault()),
    onCopyLink: fn(),
    onWave: fn(),
    onConnect: fn(),
  },
  render: (args) => <Owned {...args} />,
  parameters: { handbook, initialArgs: ['liked'] },
} satisfies Meta<typeof ProfileCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('it is named after the person', async () => {
      await expect(canvas.getByRole('article', { name: 'Aline, 28' })).toBeVisible();
      await expect(canvas.getByText('Kigali, Rwanda')).toBeVisible();
      const picture = canvas.getByRole('img', { name: 'Aline, smiling in a striped top' });
      await expect(picture).toHaveAttribute('loading', 'lazy');
    });
  },
};

export const Comments: Story = {
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: /^Comments/ });
    await userEvent.click(opener);
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText(/No comments yet/)).toBeInTheDocument();
  },
};

export const ManyComments: Story = {
  args: {
    comments: Array.from({ length: 12 }, (_, row) => ({
      id: `c${row}`,
      text: `Comment number ${12 - row}`,
    })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Comments/ }));
    const list = canvas.getByRole('list');
    await expect(list.clientHeight).toBe(128);
    await expect(list.scrollHeight).toBeGreaterThan(list.clientHeight);
  },
};

export const Share: Story = {
  play: async ({ canvas, step, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Share' });
    await step('without a native share sheet, a panel opens', async () => {
      await userEvent.click(opener);
      await expect(opener).toHaveAttribute('aria-expanded', 'true');
      const list = canvas.getByRole('list', { name: 'Share Aline’s profile' });
      await expect(within(list).getAllByRole('link')).toHaveLength(4);
    });
  },
};

export const Liked: Story = { args: { liked: true } };

export const NoPicture: Story = { args: { picture: { ...meta.args.picture, src: undefined } } };

export const AgeUnknown: Story = {
  args: { person: { name: 'Aline', city: 'Kigali', country: 'Rwanda' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Aline' })).toBeVisible();
  },
};

export const Grid: Story = {
  render: (args) => (
    <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
      <Owned {...args} className={undefined} />
      <Owned
        {...args}
        className={undefined}
        liked
        person={{ name: 'Keza', age: 31, city: 'Musanze', country: 'Rwanda' }}
        picture={{ src: two, alt: 'Keza, in a patterned dress', width: 480, height: 600 }}
      />
      <ProfileCardBlurred
        picture={{ src: maskedTwo, alt: 'A blurred portrait', width: 48, height: 60 }}
        heading="Someone, 34"
        meta="Nairobi, Kenya"
        link={<a href="#register">Sign Up to View</a>}
      />
      <ProfileCardSkeleton />
    </div>
  ),
};

export const WithCorner: Story = {
  args: {
    corner: (
      <button type="button" className="min-h-11 rounded-full bg-surface px-4">
        More
      </button>
    ),
  },
  play: async ({ canvas }) => {
    const corner = canvas.getByRole('button', { name: 'More' }).getBoundingClientRect();
    const card = canvas.getByRole('article').getBoundingClientRect();
    await expect(corner.left - card.left).toBeLessThan(24);
    await expect(corner.top - card.top).toBeLessThan(24);
  },
};

export const LongWords: Story = {
  args: {
    person: {
      name: 'Uwimanamukundirayezuwacuwese',
      age: 42,
      city: 'Bukavumumajyepfoyikiyagacyakivu',
      country: 'Democratic Republic of the Congo',
    },
    labels: { ...meta.args.labels, wave: 'Muramutse cyane', connect: 'Tugirane ubucuti' },
  },
};

export const Sheet: Story = {
  tags: ['sheet'],
  ...sheet(Owned, {
    cell: 'card',
    acts: 'button',
    conditions: {
      liked: { ...Liked.args },
      'no picture': { ...NoPicture.args },
      'age unknown': { ...AgeUnknown.args },
      'long words': { ...LongWords.args },
    },
  }),
};

export const LikeWaveConnect: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas, step, userEvent }) => {
    await step('Like toggles, by pointer and by key', async () => {
      const like = canvas.getByRole('button', { name: 'Like Aline' });
      await expect(like).toHaveAttribute('aria-pressed', 'false');
      await userEvent.click(like);
      await expect(like).toHaveAttribute('aria-pressed', 'true');
      await userEvent.keyboard(' ');
      await expect(like).toHaveAttribute('aria-pressed', 'false');
      await expect(args.onLikedChange).toHaveBeenNthCalledWith(1, true);
      await expect(args.onLikedChange).toHaveBeenNthCalledWith(2, false);
    });
    await step('Wave and Connect call their handlers', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Wave' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Connect' }));
      await expect(args.onWave).toHaveBeenCalledTimes(1);
      await expect(args.onConnect).toHaveBeenCalledTimes(1);
    });
  },
};

export const PostsComments: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas, step, userEvent }) => {
    const opener = canvas.getByRole('button', { name: /^Comments/ });
    await step('they open in a disclosure', async () => {
      await expect(opener).toHaveAttribute('aria-expanded', 'false');
      await userEvent.click(opener);
      await expect(opener).toHaveAttribute('aria-expanded', 'true');
      await expect(
        document.getElementById(opener.getAttribute('aria-controls') ?? ''),
      ).not.toBeNull();
    });
    const field = canvas.getByRole('textbox', { name: 'Comment on Aline’s profile' });
    await step('an empty comment is ignored', async () => {
      await userEvent.type(field, '   {Enter}');
      await expect(args.onComment).not.toHaveBeenCalled();
    });
    await step(
      'a pasted comment over the limit is kept, shows an error and isn’t posted',
      async () => {
        await userEvent.clear(field);
        await userEvent.paste('a'.repeat(2000));
        await expect(canvas.getByRole('alert')).toHaveTextContent(
          'Please keep this to 500 characters',
        );
        await userEvent.click(canvas.getByRole('button', { name: 'Post comment' }));
        await expect(field).toHaveValue('a'.repeat(2000));
        await expect(args.onComment).not.toHaveBeenCalled();
        await userEvent.clear(field);
        await expect(canvas.queryByRole('alert')).toBeNull();
      },
    );
    await step(
      'the text is trimmed, the newest comes first, and the field is cleared',
      async () => {
        await userEvent.clear(field);
        await userEvent.type(field, '  What a smile  {Enter}');
        await userEvent.type(field, 'Do you also like jazz?');
        await userEvent.click(canvas.getByRole('button', { name: 'Post comment' }));
        await expect(args.onComment).toHaveBeenNthCalledWith(1, 'What a smile');
        const list = canvas.getByRole('list', { name: 'Comments on Aline’s profile' });
        const rows = within(list).getAllByRole('listitem');
        await expect(rows.map((row) => row.textContent)).toEqual([
          'Do you also like jazz?',
          'What a smile',
        ]);
        await expect(field).toHaveValue('');
        await expect(canvas.getByRole('button', { name: 'Comments (2)' })).toBeVisible();
      },
    );
    await step('it closes again', async () => {
      await userEvent.click(opener);
      await expect(canvas.queryByRole('textbox')).toBeNull();
    });
  },
};

export const SharePanel: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas, step, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Share' });
    await userEvent.click(opener);
    await step('each network is a link that announces a new window', async () => {
      const link = canvas.getByRole('link', { name: 'WhatsApp (opens a new window)' });
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
      await userEvent.click(link);
      await expect(args.onShareLink).toHaveBeenCalledTimes(1);
    });
    await step('the link can be copied', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
      await expect(args.onCopyLink).toHaveBeenCalledTimes(1);
    });
    await step('one panel at a time', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Comments/ }));
      await expect(opener).toHaveAttribute('aria-expanded', 'false');
      await userEvent.click(opener);
      await userEvent.click(opener);
      await expect(canvas.queryByRole('list')).toBeNull();
      await expect(args.onShare).toHaveBeenCalledTimes(2);
    });
  },
};

export const NativeShare: Story = {
  tags: ['behaviour'],
  args: { onShare: fn(() => true) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(args.onShare).toHaveBeenCalledTimes(1);
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

export const DoubleClickIgnored: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas, step, userEvent }) => {
    await step('a double click waves once and connects once', async () => {
      await userEvent.dblClick(canvas.getByRole('button', { name: 'Wave' }));
      await userEvent.dblClick(canvas.getByRole('button', { name: 'Connect' }));
      await expect(args.onWave).toHaveBeenCalledTimes(1);
      await expect(args.onConnect).toHaveBeenCalledTimes(1);
    });
    await step('two separate clicks count twice', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Wave' }));
      await expect(args.onWave).toHaveBeenCalledTimes(2);
    });
  },
};

export const Keyboard: Story = { tags: ['behaviour'], ...keyboardStory(handbook) };
