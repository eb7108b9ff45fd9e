import { useLocation } from 'react-router-dom';

import { PATHS } from '../paths';
import { shellCopy as copy } from './copy';
import { PLACE_ADDRESS, placeAt, type Place, PLACES } from './member-places';

/** A link of the member navigation; `current` is `page` on the section's own page and `true` on its subpages. */
export interface PlaceLink {
  readonly id: Place | 'dashboard';
  readonly href: string;
  readonly label: string;
  readonly current: 'page' | 'true' | undefined;
}

/** The five sections and the dashboard, at most one of them current (NAV-1). */
export const usePlaces = (): {
  readonly places: readonly PlaceLink[];
  readonly dashboard: PlaceLink;
} => {
  const { pathname, hash } = useLocation();
  const at = placeAt(pathname, hash);
  return {
    places: PLACES.map((id) => ({
      id,
      href: PLACE_ADDRESS[id],
      label: copy.places[id],
      current: at?.place === id ? (at.isPage ? 'page' : 'true') : undefined,
    })),
    dashboard: {
      id: 'dashboard',
      href: PATHS.dashboard,
      label: copy.dashboard,
      current: pathname === PATHS.dashboard ? 'page' : undefined,
    },
  };
};
