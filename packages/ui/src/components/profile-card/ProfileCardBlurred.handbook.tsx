import type { Handbook } from '../../testing/handbook';
import { followsLinkByEnter, tabsTo } from '../../testing/keyboard-plays';
import { ProfileCardBlurred } from './ProfileCardBlurred';
import maskedOne from './samples/masked-one.webp';
import maskedTwo from './samples/masked-two.webp';

/** How ProfileCardBlurred is used. */
export const handbook: Handbook = {
  whenToUse: [
    'For a person whom the visitor may not see yet, because they have not signed up.',
    'In the same grid as profile cards, which have the same picture and plate.',
  ],
  whenNotToUse: [
    'For somebody whom the visitor may see: take Profile card.',
    'For a person who is only slow to come: take Profile card skeleton.',
    'With a clear picture that the style sheet would blur: take a small file that is blurred already, because anybody can undo a style.',
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
      why: 'It names nobody, and the link says what lifts the mask.',
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
      why: 'The heading and the alternative text tell who it is behind the mask, and “More” leads nowhere in particular.',
    },
  ],
  anatomy: [
    'Blurred picture',
    'The mask over it',
    'What may be told, as a heading',
    'City and country',
    'The link, which takes the whole card',
  ],
  content: [
    'Name nobody: Someone, 28.',
    'The alternative text says that a portrait is blurred, and nothing of the person.',
    'The link says what the visitor does next: Sign Up to View.',
  ],
  keys: [
    {
      keys: 'Tab',
      does: 'Goes to the link, the only stop of the card.',
      verify: tabsTo('link', 'Sign Up to View'),
    },
    { keys: 'Enter', does: 'Follows the link.', verify: followsLinkByEnter('Sign Up to View') },
  ],
  screenReader:
    'An article “Someone, 28” with that heading; the picture as “A blurred portrait”; the link as “Sign Up to View”, described by the heading. The mask itself is silent.',
  related: ['Profile card', 'Profile card skeleton', 'Portrait'],
};
