import { expect, within } from 'storybook/test';

import type { Handbook } from '../../testing/handbook';
import { activatesByEnterAndSpace, spyOf, tabsThrough } from '../../testing/keyboard-plays';
import { ProfileCard, type ProfileCardProps } from './ProfileCard';
import one from './samples/portrait-one.webp';
import two from './samples/portrait-two.webp';

const nothing = () => {};

/** A card of one person that tells nobody of what is pressed. */
export const card = {
  person: { name: 'Aline', age: 28, city: 'Kigali', country: 'Rwanda' },
  picture: { src: one, alt: 'Aline, smiling in a striped top', width: 480, height: 600 },
  liked: false,
  onLikedChange: nothing,
  comments: [],
  onComment: nothing,
  shareLinks: [],
  onShare: () => false,
  onCopyLink: nothing,
  onWave: nothing,
  onConnect: nothing,
  labels: {
    like: 'Like Aline',
    comments: 'Comments (0)',
    commentField: 'Comment on Aline’s profile',
    commentHint: 'Say something kind',
    postComment: 'Post comment',
    commentTooLong: 'Please keep this to 500 characters',
    commentList: 'Comments on Aline’s profile',
    noComments: 'No comments yet. They stay in this tab until you close it.',
    commentsKept: 'They stay in this tab until you close it.',
    share: 'Share',
    shareList: 'Share Aline’s profile',
    opensElsewhere: '(opens a new window)',
    copyLink: 'Copy link',
    manualLink: 'Copy this link by hand',
    wave: 'Wave',
    connect: 'Connect',
  },
  className: 'max-w-80',
} satisfies ProfileCardProps;

/** How ProfileCard is used. */
export const handbook: Handbook = {
  whenToUse: [
    'For one person among others whom a logged-in visitor may greet, like, comment on and share.',
    'In a grid of equals, or alone.',
  ],
  whenNotToUse: [
    'For a visitor who has not signed up: take Profile card blurred, which has no clear picture to give away.',
    'While the person is still on the way: take Profile card skeleton.',
    'For a person in a row of a list: take List button with an Avatar.',
  ],
  dos: [
    {
      show: () => <ProfileCard {...card} />,
      why: 'The like names the person, and Connect is the one primary button.',
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
      why: 'The picture is called “Photo”, each like in the grid sounds alike, and sentences do not fit the two buttons.',
    },
  ],
  anatomy: [
    'Picture',
    'A control in the corner of the picture (optional)',
    'Like, in the other corner',
    'Name as a heading, with the age where it is known',
    'City and country',
    'Wave and Connect',
    'Comments and Share, of which one panel is open at a time',
  ],
  content: [
    'The like names the person: Like Aline. It stays the same when it is on.',
    'The alternative text says what the picture shows.',
    'Wave and Connect are one word each; the two stand side by side on a phone.',
    'Where nobody has commented, the panel says so and where comments stay.',
  ],
  keys: [
    {
      keys: 'Tab',
      does: 'Goes to the like, Wave, Connect, Comments and Share, in this order.',
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
      does: 'On the like: turns it on and off.',
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
      does: 'On Wave: greets.',
      verify: activatesByEnterAndSpace('button', 'Wave', 'onWave'),
    },
    {
      keys: 'Enter or Space',
      does: 'On Connect: asks to be connected.',
      verify: activatesByEnterAndSpace('button', 'Connect', 'onConnect'),
    },
    {
      keys: 'Enter or Space',
      does: 'On Comments or Share: opens its panel, which is the next stop after Share, and closes it.',
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
      does: 'In the comment field: posts what is written; a blank field posts nothing.',
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
    'An article named after the person, “Aline, 28”, with the name as a heading; the like as “Like Aline, toggle button, not pressed”; Comments and Share as buttons that are collapsed or expanded.',
  related: ['Profile card blurred', 'Profile card skeleton', 'Portrait', 'Icon button', 'Button'],
};
