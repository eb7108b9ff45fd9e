import '../../apps/site/src/site.css';

import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider, useParams } from 'react-router-dom';

import { FindMatchView } from '../../packages/features/src/pages/find-match/FindMatchView';
import { manyProfiles } from '../../packages/features/src/pages/find-match/mocks/many-profiles';
import { useFilters } from '../../packages/features/src/pages/find-match/use-filters';
import { clearPictures } from '../../packages/features/src/parts/people/clear-pictures';

const drawn = Object.values(clearPictures);
/** @type {Map<string, ReturnType<typeof manyProfiles>>} */
const crowds = new Map();

const crowdOf = (count) => {
  if (!crowds.has(count)) crowds.set(count, manyProfiles(Number(count)));
  return crowds.get(count);
};
const pictures = Object.fromEntries(
  Array.from({ length: 10_000 }, (_, at) => [`crowd-${at + 1}`, drawn[at % drawn.length]]),
);

/** The browse page of a member, for as many people as its address says. */
function Page() {
  const { count = '12' } = useParams();
  const [filters, change, clear] = useFilters();
  return (
    <FindMatchView
      profiles={crowdOf(count)}
      filters={filters}
      onChange={change}
      onClear={clear}
      loggedIn
      pictures={pictures}
    />
  );
}

const router = createBrowserRouter([{ path: '/:count', element: <Page /> }]);
createRoot(document.querySelector('#root')).render(<RouterProvider router={router} />);
