import type { Handbook } from '../../testing/handbook';
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
    commentTooLong: 'Please keep this to 500 characters',
    noComments: 'No comments yet. They stay in this tab until you close it.',
    commentsNote: 'They stay in this tab until you close it.',
    newTab: '(opens a new window)',
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
  keys: [],
  noKeys:
    'Native buttons: Tab moves through the like button, Wave, Connect, Comments and Share; an open panel comes after Share. Enter posts a comment.',
  screenReader:
    'An article named after the person, “Aline, 28”, with the name as a heading. The like button is “Like Aline, toggle button, not pressed”. Comments and Share are buttons announced as collapsed or expanded.',
  related: ['Profile card blurred', 'Profile card skeleton', 'Portrait', 'Icon button', 'Button'],
};
