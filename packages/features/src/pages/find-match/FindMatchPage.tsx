import { useSession } from '../../persistence/use-session';
import { useLazyImport } from '../../parts/lazy/use-lazy-import';
import { useAvailablePeople } from '../../parts/people/use-visible';
import { FindMatchView } from './FindMatchView';
import { profiles } from './browse-profiles';
import { useFilters } from './use-filters';

const loadPictures = () => import('../../parts/people/clear-pictures');

/** The browse page. It reads the session and never sets it (BROWSE-1). */
export function FindMatchPage() {
  const { loggedIn } = useSession();
  const { people, later } = useAvailablePeople(profiles);
  const [filters, change, clear] = useFilters();
  const pictures = useLazyImport(loggedIn, loadPictures);
  return (
    <FindMatchView
      profiles={people}
      later={later}
      filters={filters}
      onChange={change}
      onClear={clear}
      loggedIn={loggedIn}
      pictures={pictures.value?.clearPictures}
    />
  );
}
