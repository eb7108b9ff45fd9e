import story1 from '../../assets/scenes/story-1.avif';
import story2 from '../../assets/scenes/story-2.avif';
import story3 from '../../assets/scenes/story-3.avif';
import story4 from '../../assets/scenes/story-4.avif';
import story5 from '../../assets/scenes/story-5.avif';
import story6 from '../../assets/scenes/story-6.avif';
import story7 from '../../assets/scenes/story-7.avif';
import story8 from '../../assets/scenes/story-8.avif';
import { type CoupleId, COUPLES } from '../../content/couples';
import { shareStoryCopy } from '#words/pages/share-story/copy';

const FILES: readonly (readonly [CoupleId, string])[] = [
  ['sandrine-jean-paul', story1],
  ['esther-collins', story2],
  ['chantal-moses', story3],
  ['aline-patrick', story4],
  ['zahra-idris', story5],
  ['naomi-kevin', story6],
  ['divine-yves', story7],
  ['joyce-emmanuel', story8],
];

/** The eight pictures of the gallery, 960 by 720 pixels (SHARE-1). */
export const photos = FILES.map(([id, src]) => ({
  id,
  src,
  ...COUPLES[id],
  alt: shareStoryCopy.gallery.photos[id],
}));
