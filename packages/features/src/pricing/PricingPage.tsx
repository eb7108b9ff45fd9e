import { IntroPage } from '../shared/page/IntroPage';
import { pricingCopy } from './copy';

/** Coin packages in Rwandan francs and what each feature costs. */
export function PricingPage() {
  return <IntroPage copy={pricingCopy} />;
}
