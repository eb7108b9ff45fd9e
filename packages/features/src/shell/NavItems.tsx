import { NavLink } from 'react-router-dom';

import { PATHS } from '../paths';
import { shellCopy as copy } from './copy';

export interface NavItemsProps {
  /** The places, by address and name. @default the eight main pages */
  items?: readonly { readonly href: string; readonly label: string }[];
  /** The look of the list. */
  className: string;
  /** The look of a link in it. */
  linkClassName: string;
}

/** The main places of the site as a list of links, of which one may be the current page. */
export function NavItems({ items = copy.nav, className, linkClassName }: NavItemsProps) {
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
