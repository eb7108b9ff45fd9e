import { IntroPage } from '../shared/page/IntroPage';
import { testimonyFormCopy } from './copy';

/** Three short steps to tell us your story. */
export function TestimonyFormPage() {
  return <IntroPage copy={testimonyFormCopy} />;
}
