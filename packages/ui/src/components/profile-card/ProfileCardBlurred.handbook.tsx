import type { Handbook } from '../../testing/handbook';
import { ProfileCardBlurred } from './ProfileCardBlurred';
import maskedOne from './samples/masked-one.webp';
import maskedTwo from './samples/masked-two.webp';

export const handbook: Handbook = {
  whenToUse: [
    'For a person the visitor can’t see yet, because they haven’t signed up.',
    'In the same grid as profile cards, which have the same layout.',
  ],
  whenNotToUse: [
    'For someone the visitor can see, use Profile card.',
    'While the person is loading, use Profile card skeleton.',
    'With a clear picture blurred by CSS. Use a small file that’s already blurred, because anyone can remove a style.',
  ],
  dos: [
    {
      show: () => (
        <ProfileCardBlurred
          className="max-w-80"
          picture={{ src: maskedOne, alt: 'A blurred portrait', width: 48, height: 60 }}
          heading="Someone, 28"
          meta="Kigali, Rwanda"
          link={<a href="#register">Sign Up to View</a>}
        />
      ),
      why: 'It names no one, and the link says how to remove the mask.',
    },
  ],
  donts: [
    {
      show: () => (
        <ProfileCardBlurred
          className="max-w-80"
          picture={{ src: maskedTwo, alt: 'Keza, in a patterned dress', width: 48, height: 60 }}
          heading="Keza, 31"
          meta="Musanze, Rwanda"
          link={<a href="#register">More</a>}
        />
      ),
      why: 'The heading and the alternative text reveal who is behind the mask, and “More” doesn’t say where it goes.',
    },
  ],
  anatomy: [
    'Blurred picture',
    'Mask over it',
    'What can be revealed, as a heading',
    'City and country',
    'Link that covers the whole card',
  ],
  content: [
    'Name no one: Someone, 28.',
    'Say in the alternative text that a portrait is blurred, and nothing about the person.',
    'Say in the link what to do next: Sign Up to View.',
  ],
  keys: [],
  noKeys: 'A native link, the only focusable element.',
  screenReader:
    'An article “Someone, 28” with that heading. The picture is “A blurred portrait”, and the link is “Sign Up to View”, described by the heading. The mask isn’t announced.',
  related: ['Profile card', 'Profile card skeleton', 'Portrait'],
};
