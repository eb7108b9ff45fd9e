import { useSession } from '../platform/use-session';
import { useVisible } from '../shared/people/use-visible';
import { useLoaded } from '../shared/use-loaded';
import { FindMatchView } from './FindMatchView';
import { profiles } from './profiles';
import { useFilters } from './useFilters';

const loadPictures = () => import('./clear-pictures');

/** Where visitors browse; it reads the session and never sets it (spec 1, section 2.10). */
export function FindMatchPage() {
  const { loggedIn } = useSession();
  const people = useVisible(profiles);
  const [filters, change, clear] = useFilters();
  const pictures = useLoaded(loggedIn, loadPictures);
  return (
    <FindMatchView
      profiles={people}
      filters={filters}
      onChange={change}
      onClear={clear}
      loggedIn={loggedIn}
      pictures={pictures.value?.clearPictures}
    />
  );
}
