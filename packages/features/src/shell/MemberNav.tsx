import { clsx } from 'clsx';
import { Link } from 'react-router-dom';

import { shellCopy as copy } from '#words/shell/copy';
import { headerLayout } from './header-layout';
import { navLinkClasses } from './nav-look';
import { useMemberSections } from './use-member-sections';

export interface MemberNavProps {
  /** Whether it's over the video and uses light text. @default false */
  clear?: boolean;
  className?: string;
}

/** The five member sections and the dashboard, in the header on wide screens (NAV-1). */
export function MemberNav({ clear = false, className }: MemberNavProps) {
  const { sections, dashboard } = useMemberSections();
  // Only one link in this row is current, and the dashboard has its own.
  const links = [
    ...sections.map((section) =>
      dashboard.current ? { ...section, current: undefined } : section,
    ),
    dashboard,
  ];
  return (
    <nav aria-label={copy.sections.label} className={className}>
      <ul className="flex items-center">
        {links.map(({ id, href, label, current }) => (
          <li
            key={id}
            className={clsx(
              id === 'dashboard' && [
                'ms-2 border-s ps-2',
                headerLayout.dashboard,
                clear ? 'border-on-night/40' : 'border-line',
              ],
            )}
          >
            <Link to={href} aria-current={current} className={navLinkClasses(clear)}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
