// Proves CARD-1.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';

import { sheet } from '../../testing/sheet';
import { Badge } from '../badge/Badge';
import { ProfileCard, type ProfileCardProps } from './ProfileCard';
import { card, handbook } from './ProfileCard.handbook';
import type { ProfileComment } from './ProfileCard.types';

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
    />
  );
}
// Shown in the code that visitors of Storybook copy.
Owned.displayName = 'ProfileCard';

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
    ],
    onShare: (): boolean => false,
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
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Aline, 28' })).toBeVisible();
    await expect(canvas.getByText('Kigali, Rwanda')).toBeVisible();
    const picture = canvas.getByRole('img', { name: 'Aline, smiling in a striped top' });
    await expect(picture).toHaveAttribute('loading', 'lazy');
  },
};

export const Comments: Story = {
  args: { defaultPanel: 'comments' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/No comments yet/)).toBeInTheDocument();
  },
};

export const ManyComments: Story = {
  args: {
    ...Comments.args,
    comments: Array.from({ length: 12 }, (_, row) => ({
      id: `c${row}`,
      text: `Comment number ${12 - row}`,
    })),
  },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    await expect(list.clientHeight).toBe(128);
    await expect(list.scrollHeight).toBeGreaterThan(list.clientHeight);
  },
};

/** The panel opens only without a native share sheet. */
export const Share: Story = {
  args: { defaultPanel: 'share' },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Share Aline’s profile' });
    await expect(within(list).getAllByRole('link')).toHaveLength(2);
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

export const WithCorner: Story = { args: { corner: <Badge>New here</Badge> } };

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
    await step('Like toggles', async () => {
      const like = canvas.getByRole('button', { name: 'Like Aline', pressed: false });
      await userEvent.click(like);
      await expect(like).toHaveAttribute('aria-pressed', 'true');
      await userEvent.keyboard(' ');
      await expect(like).toHaveAttribute('aria-pressed', 'false');
      await expect(args.onLikedChange).toHaveBeenNthCalledWith(1, true);
      await expect(args.onLikedChange).toHaveBeenNthCalledWith(2, false);
    });
    await step('a double click waves once and connects once', async () => {
      await userEvent.dblClick(canvas.getByRole('button', { name: 'Wave' }));
      await userEvent.dblClick(canvas.getByRole('button', { name: 'Connect' }));
      await expect(args.onWave).toHaveBeenCalledTimes(1);
      await expect(args.onConnect).toHaveBeenCalledTimes(1);
    });
  },
};

export const PostsComments: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas, step, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Comments (0)' });
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(opener);
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    const field = canvas.getByRole('textbox', { name: 'Comment on Aline’s profile' });
    await step('the panel comes after Share in the tab order', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Share' })).toHaveFocus();
      await userEvent.tab();
      await expect(field).toHaveFocus();
    });
    await step('an empty comment is ignored', async () => {
      await userEvent.type(field, '   {Enter}');
      await expect(args.onComment).not.toHaveBeenCalled();
    });
    await step('a pasted comment over the limit is kept and can’t be posted', async () => {
      await userEvent.clear(field);
      await userEvent.paste('a'.repeat(2000));
      const alert = canvas.getByRole('alert');
      await expect(alert).toHaveTextContent('Please keep this to 500 characters');
      await userEvent.click(canvas.getByRole('button', { name: 'Post comment' }));
      await expect(field).toHaveValue('a'.repeat(2000));
      await expect(args.onComment).not.toHaveBeenCalled();
      await userEvent.clear(field);
      await expect(canvas.queryByRole('alert')).toBeNull();
    });
    await step('the trimmed text comes first, and the field is cleared', async () => {
      await userEvent.type(field, '  What a smile  {Enter}');
      await userEvent.type(field, 'Do you also like jazz?');
      await userEvent.click(canvas.getByRole('button', { name: 'Post comment' }));
      await expect(args.onComment).toHaveBeenNthCalledWith(1, 'What a smile');
      const list = within(canvas.getByRole('list', { name: 'Comments on Aline’s profile' }));
      const texts = list.getAllByRole('listitem').map((row) => row.textContent);
      await expect(texts).toEqual(['Do you also like jazz?', 'What a smile']);
      await expect(field).toHaveValue('');
    });
    await step('it closes again', async () => {
      await userEvent.click(opener);
      await expect(canvas.queryByRole('textbox')).toBeNull();
    });
  },
};

export const SharePanel: Story = {
  tags: ['behaviour'],
  args: { onShare: fn(() => false) },
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
