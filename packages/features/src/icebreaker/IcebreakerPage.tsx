import { IntroPage } from '../shared/page/IntroPage';
import { icebreakerCopy } from './copy';

/** A first question for when words do not come. */
export function IcebreakerPage() {
  return <IntroPage copy={icebreakerCopy} />;
}
