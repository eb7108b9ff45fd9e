import type { Handbook } from '../../testing/handbook';
import { followsLinkByEnter, tabsTo } from '../../testing/keyboard-plays';
import { TextLink } from './TextLink';

const NAME = 'Community Guidelines';

/** How TextLink is used. */
export const handbook: Handbook = {
  whenToUse: [
    'For a way to another page or place: inline in a sentence, quiet at the edge, nav in a row of its own.',
    'With external, for what lies outside the site: it opens a new tab.',
    'With asChild, for a link of the router.',
  ],
  whenNotToUse: [
    'For something that happens here: take Text button.',
    'For the one way that a view wants taken: take Button, with asChild.',
  ],
  dos: [
    {
      show: () => (
        <p>
          Before you meet, read the <TextLink href="#guidelines">Community Guidelines</TextLink>.
        </p>
      ),
      why: 'The words are the name of the page that opens.',
    },
  ],
  donts: [
    {
      show: () => (
        <p>
          To read the Community Guidelines, click <TextLink href="#guidelines">here</TextLink>.
        </p>
      ),
      why: 'Who hears the links in a list hears “here”.',
    },
  ],
  anatomy: [
    'The words, underlined (in a nav row only the current one)',
    'A sign that it leads outside (only when external)',
  ],
  content: [
    'The words make sense without the sentence around them.',
    'A link that opens a new tab says so to those who hear it.',
    'Leave the full stop out of the link.',
  ],
  keys: [
    { keys: 'Tab', does: 'Brings the focus to the link.', verify: tabsTo('link', NAME) },
    { keys: 'Enter', does: 'Follows it.', verify: followsLinkByEnter(NAME) },
  ],
  screenReader:
    '“Community Guidelines, link”; in a nav row, that it is the current page; outside links end in “(opens in a new tab)”. The sign is silent.',
  related: ['Text button', 'Button', 'Breadcrumb'],
};
