import { clsx } from 'clsx';
import { Link, useLocation } from 'react-router-dom';

import { PATHS } from '../paths';
import { shellCopy as copy } from './copy';
import { PLACE_ADDRESS, placeAt, PLACES } from './member-places';
import { navLinkClasses } from './nav-look';

export interface MemberNavProps {
  /** Whether it lies over the film and takes its light ink. @default false */
  clear?: boolean;
  className?: string;
}

/** The member's five places and the dashboard, in the header of a wide screen (NAV-1). */
export function MemberNav({ clear = false, className }: MemberNavProps) {
  const { pathname, hash } = useLocation();
  const at = placeAt(pathname, hash);
  const onDashboard = pathname === PATHS.dashboard;
  return (
    <nav aria-label={copy.places.label} className={className}>
      <ul className="flex items-center">
        {PLACES.map((place) => (
          <li key={place}>
            <Link
              to={PLACE_ADDRESS[place]}
              aria-current={at?.place === place && !onDashboard ? (at.isPage ? 'page' : 'true') : undefined}
              className={navLinkClasses(clear)}
            >
              {copy.places[place]}
            </Link>
          </li>
        ))}
        <li className={clsx('ms-2 border-s ps-2', clear ? 'border-on-night/40' : 'border-line')}>
          <Link to={PATHS.dashboard} aria-current={onDashboard ? 'page' : undefined} className={navLinkClasses(clear)}>
            {copy.dashboard}
          </Link>
        </li>
      </ul>
    </nav>
  );
}
