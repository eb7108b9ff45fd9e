import { IntroPage } from '../shared/page/IntroPage';
import { dashboardCopy } from './copy';

/** Your forecast, your mood, your plans and your privacy switches at a glance. */
export function DashboardPage() {
  return <IntroPage copy={dashboardCopy} />;
}
