import { NavigationBar } from '@iru/ui/navigation-bar';
import { CalendarHeart, CircleUser, Compass, Heart, MessageCircle } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';

import { likeStore } from '../device/likes';
import { useVisible } from '../parts/people/use-visible';
import { useStore } from '../platform/use-store';
import { shellCopy } from './copy';
import { PLACE_ADDRESS, placeAt, PLACES } from './member-places';

const copy = shellCopy.places;
const icons = { discover: Compass, likes: Heart, messages: MessageCircle, plan: CalendarHeart, you: CircleUser };

export interface MemberBarProps {
  className?: string;
}

/** The member's five places at the foot of a narrow screen, with how many people the device keeps as liked (NAV-1). */
export function MemberBar({ className }: MemberBarProps) {
  const { pathname, hash } = useLocation();
  const likes = useVisible(useStore(likeStore)).length;
  const at = placeAt(pathname, hash);
  return (
    <NavigationBar
      label={copy.label}
      place="foot"
      data-print="hide"
      data-floating
      className={className}
      items={PLACES.map((place) => {
        const Icon = icons[place];
        return {
          href: PLACE_ADDRESS[place],
          label: copy[place],
          icon: <Icon />,
          ...(place === 'likes' ? { count: likes, countLabel: copy.people(likes) } : {}),
          current: at?.place === place && (at.isPage ? ('page' as const) : ('true' as const)),
        };
      })}
      renderLink={({ href, ...rest }) => <Link to={href} {...rest} />}
    />
  );
}
