import { RecoveryBoundary } from '@iru/ui/hooks/recovery-boundary';
import { Outlet, useLocation } from 'react-router-dom';

/** The router's current page, which recovers once per visit from changes that a browser's translation makes. */
export function PageOutlet() {
  const { pathname } = useLocation();
  return (
    <RecoveryBoundary key={pathname}>
      <Outlet />
    </RecoveryBoundary>
  );
}
