import { IntroPage } from '../shared/page/IntroPage';
import { howItWorksCopy } from './copy';

/** Six steps from a first visit to a first meeting. */
export function HowItWorksPage() {
  return <IntroPage copy={howItWorksCopy} />;
}
