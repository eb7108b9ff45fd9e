import { formatDate } from '#words/content/format';
import { UNTRANSLATED } from '../../content/untranslated';
import { readingMinutes } from '../../parts/prose/prose-meta';
import { blogCopy as copy } from '#words/pages/blog/copy';
import type { Post } from './posts';

export function PostFacts({ post: { tag, date, words } }: { post: Post }) {
  return (
    <p className="flex flex-wrap gap-x-4 text-small text-ink-soft">
      <span lang={UNTRANSLATED} className="font-semibold text-primary">
        {tag}
      </span>
      <time dateTime={date}>{formatDate(date)}</time>
      <span>{copy.minutes(readingMinutes(words))}</span>
    </p>
  );
}
