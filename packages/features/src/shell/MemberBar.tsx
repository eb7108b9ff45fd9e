import { NavigationBar } from '@iru/ui/navigation-bar';
import { CalendarHeart, CircleUser, Compass, Heart, MessageCircle } from 'lucide-react';
import { Link } from 'react-router-dom';

import { likeStore } from '../persistence/likes';
import { useVisible } from '../parts/people/use-visible';
import { useStore } from '../platform/use-store';
import { shellCopy } from '#words/shell/copy';
import type { MemberSection } from './member-sections';
import { useMemberSections } from './use-member-sections';

const copy = shellCopy.sections;
const icons: Record<MemberSection, typeof Heart> = {
  discover: Compass,
  likes: Heart,
  messages: MessageCircle,
  plan: CalendarHeart,
  you: CircleUser,
};

export interface MemberBarProps {
  /** Extra classes for the root element. */
  className?: string;
}

/** The five member sections at the bottom of a narrow screen, with the number of likes on this device (NAV-1). */
export function MemberBar({ className }: MemberBarProps) {
  const { sections } = useMemberSections();
  const likes = useVisible(useStore(likeStore)).length;
  return (
    <NavigationBar
      label={copy.label}
      position="bottom"
      data-print="hide"
      data-floating
      className={className}
      items={sections.map(({ id, href, label, current }) => {
        const Icon = icons[id as MemberSection];
        return {
          href,
          label,
          current,
          icon: <Icon />,
          ...(id === 'likes' ? { count: likes, countLabel: copy.people(likes) } : {}),
        };
      })}
      renderLink={({ href, ...rest }) => <Link to={href} {...rest} />}
    />
  );
}
