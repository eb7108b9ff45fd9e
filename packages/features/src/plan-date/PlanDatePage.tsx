import { IntroPage } from '../shared/page/IntroPage';
import { planDateCopy } from './copy';

/** Choose a theme together and settle on a plan. */
export function PlanDatePage() {
  return <IntroPage copy={planDateCopy} />;
}
