import { CalendarHeart, CircleUser, Compass, Heart, MessageCircle } from 'lucide-react';

import type { Handbook } from '../../testing/handbook';
import { followsLinkByEnter, tabsThrough } from '../../testing/keyboard-plays';
import { NavigationBar, type NavigationBarProps } from './NavigationBar';

/** Five places, the second of which is the current one and holds three people. */
export const places: Pick<NavigationBarProps, 'label' | 'items' | 'renderLink'> = {
  label: 'Your places',
  items: [
    { href: '#/discover', label: 'Discover', icon: <Compass /> },
    {
      href: '#/likes',
      label: 'Likes',
      icon: <Heart />,
      count: 3,
      countLabel: '3 people',
      current: 'page',
    },
    { href: '#/messages', label: 'Messages', icon: <MessageCircle /> },
    { href: '#/plan', label: 'Plan', icon: <CalendarHeart /> },
    { href: '#/you', label: 'You', icon: <CircleUser /> },
  ],
  renderLink: ({ children, ...link }) => <a {...link}>{children}</a>,
};

/** How NavigationBar is used. */
export const handbook: Handbook = {
  whenToUse: [
    'At the foot of a narrow screen, for three to five places between which somebody goes to and fro.',
    'Always the same places in the same order, on every page.',
    'A count is of things that are there, never of what might make somebody curious.',
  ],
  whenNotToUse: [
    'For more than five places: take Navigation drawer.',
    'For parts of one page: take Tabs.',
    'For what acts and leads nowhere: take Button.',
  ],
  dos: [
    {
      show: () => <NavigationBar {...places} />,
      why: 'Each place has a drawing and a word, and the current one is marked by more than its colour.',
    },
  ],
  donts: [
    {
      show: () => (
        <NavigationBar
          {...places}
          label="Invented"
          items={places.items.map((item) => ({
            ...item,
            label: item.label === 'Messages' ? 'Read your messages' : item.label,
            count: 9,
            countLabel: '9 new',
          }))}
        />
      ),
      why: 'A sentence does not fit under an icon, and counts everywhere say nothing and push.',
    },
  ],
  anatomy: [
    'An icon for each place',
    'A count at its corner (only where something is there)',
    'The word beneath it (heard alone where letters are very large)',
    'A ground behind the icon of the current place',
  ],
  content: [
    'One word a place, a noun or a verb as its page is called.',
    'The count is heard with what it counts: 3 people.',
  ],
  keys: [
    {
      keys: 'Tab',
      does: 'Goes from place to place.',
      verify: tabsThrough(['link', 'Discover'], ['link', 'Likes 3 people'], ['link', 'Messages']),
    },
    { keys: 'Enter', does: 'Goes to the place.', verify: followsLinkByEnter('Messages') },
  ],
  screenReader:
    'The navigation by its name, a list of links: “Likes 3 people, current page, link”. Icons are silent.',
  related: ['Navigation drawer', 'Tabs', 'Breadcrumb'],
};
