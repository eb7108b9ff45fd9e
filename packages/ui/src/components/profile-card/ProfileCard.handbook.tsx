import { expect, within } from 'storybook/test';

import type { Handbook } from '../../testing/handbook';
import { activatesByEnterAndSpace, spyOf, tabsThrough } from '../../testing/keyboard-plays';
import { ProfileCard, type ProfileCardProps } from './ProfileCard';
import one from './samples/portrait-one.webp';
import two from './samples/portrait-two.webp';

const noop = () => {};

export const card = {
  person: { name: 'Aline', age: 28, city: 'Kigali', country: 'Rwanda' },
  picture: { src: one, alt: 'Aline, smiling in a striped top', width: 480, height: 600 },
  liked: false,
  onLikedChange: noop,
  comments: [],
  onComment: noop,
  shareLinks: [],
  onShare: () => false,
  onCopyLink: noop,
  onWave: noop,
  onConnect: noop,
  labels: {
    like: 'Like Aline',
    comments: 'Comments (0)',
    commentField: 'Comment on Aline’s profile',
    commentHint: 'Say something kind',
    postComment: 'Post comment',
    commentTooLong: 'Please keep this to 500 characters',
    commentList: 'Comments on Aline’s profile',
    noComments: 'No comments yet. They stay in this tab until you close it.',
    commentsNote: 'They stay in this tab until you close it.',
    share: 'Share',
    shareList: 'Share Aline’s profile',
    newTab: '(opens a new window)',
    copyLink: 'Copy link',
    manualLink: 'Copy this link by hand',
    wave: 'Wave',
    connect: 'Connect',
  },
  className: 'max-w-80',
} satisfies ProfileCardProps;

export const handbook: Handbook = {
  whenToUse: [
    'For one person that a logged-in visitor can wave at, like, comment on and share.',
    'In a grid of cards, or on its own.',
  ],
  whenNotToUse: [
    'For a visitor who hasn’t signed up, use Profile card blurred, which never loads a clear picture.',
    'While the person is loading, use Profile card skeleton.',
    'For a person in a list, use List button with an Avatar.',
  ],
  dos: [
    {
      show: () => <ProfileCard {...card} />,
      why: 'The like button names the person, and Connect is the only primary button.',
    },
  ],
  donts: [
    {
      show: () => (
        <ProfileCard
          {...card}
          person={{ name: 'Keza', age: 31, city: 'Musanze', country: 'Rwanda' }}
          picture={{ src: two, alt: 'Photo', width: 480, height: 600 }}
          labels={{
            ...card.labels,
            like: 'Like',
            wave: 'Say hello to Keza',
            connect: 'Ask Keza to connect',
          }}
        />
      ),
      why: 'The picture is called “Photo”, every like button in the grid has the same name, and sentences don’t fit the two buttons.',
    },
  ],
  anatomy: [
    'Picture',
    'Control in one corner of the picture (optional)',
    'Like button, in the other corner',
    'Name as a heading, with the age if it’s known',
    'City and country',
    'Wave and Connect',
    'Comments and Share, with one panel open at a time',
  ],
  content: [
    'Name the person in the like button: Like Aline. Keep it the same when it’s on.',
    'Describe the picture in the alternative text.',
    'Keep Wave and Connect to one word each. They sit side by side on a phone.',
    'If there are no comments, say so, and say where comments are stored.',
  ],
  keys: [
    {
      keys: 'Tab',
      does: 'Moves through the like button, Wave, Connect, Comments and Share, in this order.',
      verify: tabsThrough(
        ['button', 'Like Aline'],
        ['button', 'Wave'],
        ['button', 'Connect'],
        ['button', /^Comments/],
        ['button', 'Share'],
      ),
    },
    {
      keys: 'Enter or Space',
      does: 'On the like button: turns it on and off.',
      verify: async (context) => {
        const like = context.canvas.getByRole('button', { name: 'Like Aline' });
        like.focus();
        await context.userEvent.keyboard('{Enter}');
        await expect(like).toHaveAttribute('aria-pressed', 'true');
        await context.userEvent.keyboard(' ');
        await expect(like).toHaveAttribute('aria-pressed', 'false');
        await expect(spyOf(context, 'onLikedChange')).toHaveBeenCalledTimes(2);
      },
    },
    {
      keys: 'Enter or Space',
      does: 'On Wave: sends a wave.',
      verify: activatesByEnterAndSpace('button', 'Wave', 'onWave'),
    },
    {
      keys: 'Enter or Space',
      does: 'On Connect: asks to connect.',
      verify: activatesByEnterAndSpace('button', 'Connect', 'onConnect'),
    },
    {
      keys: 'Enter or Space',
      does: 'On Comments or Share: opens and closes its panel, which comes after Share in the tab order.',
      verify: async ({ canvas, userEvent }) => {
        const opener = canvas.getByRole('button', { name: /^Comments/ });
        opener.focus();
        await userEvent.keyboard('{Enter}');
        await expect(opener).toHaveAttribute('aria-expanded', 'true');
        await userEvent.tab();
        await userEvent.tab();
        await expect(canvas.getByRole('textbox')).toHaveFocus();
        opener.focus();
        await userEvent.keyboard(' ');
        await expect(opener).toHaveAttribute('aria-expanded', 'false');
        const share = canvas.getByRole('button', { name: 'Share' });
        share.focus();
        await userEvent.keyboard('{Enter}');
        const list = await canvas.findByRole('list', { name: 'Share Aline’s profile' });
        await userEvent.tab();
        await expect(within(list).getAllByRole('link')[0]).toHaveFocus();
      },
    },
    {
      keys: 'Enter',
      does: 'In the comment field: posts the comment. An empty field posts nothing.',
      verify: async (context) => {
        const { canvas, userEvent } = context;
        canvas.getByRole('button', { name: /^Comments/ }).focus();
        await userEvent.keyboard('{Enter}');
        await userEvent.type(canvas.getByRole('textbox'), '  {Enter}');
        await expect(spyOf(context, 'onComment')).not.toHaveBeenCalled();
        await userEvent.type(canvas.getByRole('textbox'), 'What a smile{Enter}');
        await expect(spyOf(context, 'onComment')).toHaveBeenCalledWith('What a smile');
      },
    },
  ],
  screenReader:
    'An article named after the person, “Aline, 28”, with the name as a heading. The like button is “Like Aline, toggle button, not pressed”. Comments and Share are buttons announced as collapsed or expanded.',
  related: ['Profile card blurred', 'Profile card skeleton', 'Portrait', 'Icon button', 'Button'],
};
