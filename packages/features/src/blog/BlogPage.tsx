import { IntroPage } from '../shared/page/IntroPage';
import { blogCopy } from './copy';

/** Thoughtful reading about dating, trust and love in the region. */
export function BlogPage() {
  return <IntroPage copy={blogCopy} />;
}
