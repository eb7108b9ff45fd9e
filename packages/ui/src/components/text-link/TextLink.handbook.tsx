import type { Handbook } from '../../testing/handbook';
import { TextLink } from './TextLink';

export const handbook: Handbook = {
  whenToUse: [
    'To link to a page or a part of one: inline in a sentence, quiet at the edge of a page, nav in a row of its own.',
    'With external, for a link outside the site. It opens in a new tab.',
    'With asChild, for your router’s link.',
  ],
  whenNotToUse: [
    'For an action on this page, use Text button.',
    'For the most important link in a view, use Button with asChild.',
  ],
  dos: [
    {
      show: () => (
        <p>
          Before you meet, read the <TextLink href="#guidelines">Community Guidelines</TextLink>.
        </p>
      ),
      why: 'The link text is the name of the page it opens.',
    },
  ],
  donts: [
    {
      show: () => (
        <p>
          To read the Community Guidelines, click <TextLink href="#guidelines">here</TextLink>.
        </p>
      ),
      why: 'In a list of links, a screen reader announces just “here”.',
    },
  ],
  anatomy: [
    'Text, underlined (in a nav row, only the current one)',
    'External link icon (only when external)',
  ],
  content: [
    'Write link text that makes sense out of context.',
    'Tell screen readers about links that open a new tab.',
    'Keep the full stop out of the link.',
  ],
  keys: [],
  noKeys: 'A native link: Enter follows it.',
  screenReader:
    '“Community Guidelines, link”. In a nav row, also that it’s the current page. External links end in “(opens in a new tab)”. The icon isn’t announced.',
  related: ['Text button', 'Button', 'Breadcrumb'],
};
