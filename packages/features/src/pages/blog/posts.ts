import * as v from 'valibot';

import city from '../../assets/scenes/city-dusk.svg';
import coffee from '../../assets/scenes/coffee.svg';
import dance from '../../assets/scenes/dance.svg';
import hills from '../../assets/scenes/hills.svg';
import lake from '../../assets/scenes/lake.svg';
import couple from '../../assets/scenes/story-7.avif';
import type { ProseModule } from '../../content/prose-module';
import { compareTexts } from '../../domain/compare-texts';
import { proseLoader } from '../../parts/prose/prose-loader';
import { proseMeta } from '../../parts/prose/prose-meta';

const PICTURES = { 'city-dusk': city, coffee, dance, hills, lake, 'story-7': couple } as const;
const NAMES = [
  'city-dusk',
  'coffee',
  'dance',
  'hills',
  'lake',
  'story-7',
] as const satisfies readonly (keyof typeof PICTURES)[];

const postMeta = v.pipe(
  v.object({
    ...proseMeta.entries,
    tag: v.pipe(v.string(), v.nonEmpty()),
    date: v.pipe(v.string(), v.isoDate()),
    image: v.picklist(NAMES),
    alt: v.pipe(v.string(), v.nonEmpty()),
    featured: v.boolean(),
    keywords: v.optional(v.array(v.string()), []),
  }),
  v.transform(({ image, slug, ...rest }) => ({ ...rest, id: slug, src: PICTURES[image] })),
);

/** A post’s front matter (BLOG-1). */
export type Post = v.InferOutput<typeof postMeta>;

const found: Readonly<Record<string, unknown>> = import.meta.glob('../../content/blog/*.mdx', {
  query: '?meta',
  eager: true,
  import: 'meta',
});

/** All posts, newest first. */
export const posts: readonly Post[] = Object.values(found)
  .map((meta) => v.parse(postMeta, meta))
  .sort((a, b) => compareTexts(b.date, a.date));

export const tags: readonly string[] = [...new Set(posts.map(({ tag }) => tag))].sort(compareTexts);

/** Loads a post’s text. Rejects if the post is unknown or fails to load. */
export const loadPost = proseLoader(
  import.meta.glob<ProseModule>('../../content/blog/*.mdx', { query: '?prose' }),
);
