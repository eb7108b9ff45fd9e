import story1 from '../../assets/scenes/story-1.avif';
import story2 from '../../assets/scenes/story-2.avif';
import story3 from '../../assets/scenes/story-3.avif';
import story4 from '../../assets/scenes/story-4.avif';
import story5 from '../../assets/scenes/story-5.avif';
import story6 from '../../assets/scenes/story-6.avif';
import story7 from '../../assets/scenes/story-7.avif';
import story8 from '../../assets/scenes/story-8.avif';
import { shareStoryCopy } from '#words/pages/share-story/copy';

const files = [story1, story2, story3, story4, story5, story6, story7, story8];

/** The eight pictures of the gallery, 960 by 720 pixels (SHARE-1). */
export const photos = shareStoryCopy.gallery.photos.map((photo, at) => ({
  ...photo,
  src: files[at] ?? story1,
}));
