import { NavLink } from 'react-router-dom';

import { PATHS } from '../paths';
import { NAV_LINKS } from './links';

export interface NavItemsProps {
  /** The links. @default the eight main pages */
  items?: readonly { readonly href: string; readonly label: string }[];
  className: string;
  linkClassName: string;
}

/** The site's main links as a list; at most one is the current page. */
export function NavItems({ items = NAV_LINKS, className, linkClassName }: NavItemsProps) {
  return (
    <ul className={className}>
      {items.map(({ href, label }) => (
        <li key={href}>
          <NavLink to={href} end={href === PATHS.home} className={linkClassName}>
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
