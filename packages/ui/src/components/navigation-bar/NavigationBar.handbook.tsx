import { CalendarHeart, CircleUser, Compass, Heart, MessageCircle } from 'lucide-react';

import type { Handbook } from '../../testing/handbook';
import { NavigationBar, type NavigationBarProps } from './NavigationBar';

export const destinations: Pick<NavigationBarProps, 'label' | 'items' | 'renderLink'> = {
  label: 'Main sections',
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

export const handbook: Handbook = {
  whenToUse: [
    'At the bottom of a narrow screen, for three to five destinations that people switch between.',
    'Show the same destinations in the same order on every page.',
    'Count only real things, and never use counts to tease.',
  ],
  whenNotToUse: [
    'For more than five destinations, use Navigation drawer.',
    'For sections within one page, use Tabs.',
    'For an action that doesn’t navigate, use Button.',
  ],
  dos: [
    {
      show: () => <NavigationBar {...destinations} />,
      why: 'Each destination has an icon and a label, and the current one is marked by more than colour.',
    },
  ],
  donts: [
    {
      show: () => (
        <NavigationBar
          {...destinations}
          label="Invented"
          items={destinations.items.map((item) => ({
            ...item,
            label: item.label === 'Messages' ? 'Read your messages' : item.label,
            count: 9,
            countLabel: '9 new',
          }))}
        />
      ),
      why: 'A sentence doesn’t fit below an icon, and counts everywhere mean nothing and pressure people.',
    },
  ],
  anatomy: [
    'Icon for each destination',
    'Count at its corner (only when there’s something to count)',
    'Label below it (for screen readers only when text is very large)',
    'Background behind the current destination’s icon',
  ],
  content: [
    'Use one word per destination: the noun or verb that names its page.',
    'Say what the count refers to: 3 people.',
  ],
  keys: [],
  noKeys: 'Native links: Tab moves through the destinations, and Enter opens one.',
  screenReader:
    'The navigation with its label and a list of links: “Likes 3 people, current page, link”. Icons aren’t announced.',
  related: ['Navigation drawer', 'Tabs', 'Breadcrumb'],
};
