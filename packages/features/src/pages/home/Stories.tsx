import { Carousel } from '@iru/ui/carousel';
import { Star } from 'lucide-react';

import story1 from '../../assets/scenes/story-1.avif';
import story2 from '../../assets/scenes/story-2.avif';
import story3 from '../../assets/scenes/story-3.avif';
import { COUPLES, inRwanda } from '../../content/couples';
import { homeBelowCopy } from '#words/pages/home/copy-below';
import { STORIES, type StoryId } from './data';

const copy = homeBelowCopy.stories;
const images: Readonly<Record<StoryId, string>> = {
  'sandrine-jean-paul': story1,
  'esther-collins': story2,
  'chantal-moses': story3,
};

function Story({ id }: { id: StoryId }) {
  const { names, place } = COUPLES[id];
  const { story, alt } = copy.list[id];
  return (
    <figure className="grid h-full overflow-hidden rounded-lg border border-line bg-surface md:grid-cols-[5fr_6fr]">
      <img
        src={images[id]}
        alt={alt}
        width={960}
        height={720}
        loading="lazy"
        decoding="async"
        className="aspect-4/3 size-full object-cover"
      />
      <div className="flex flex-col justify-center gap-5 p-6 md:p-12">
        <p role="img" aria-label={copy.stars} className="flex gap-1 text-coin">
          {[1, 2, 3, 4, 5].map((star) => (
            <Star key={star} aria-hidden="true" size={20} className="fill-current" />
          ))}
        </p>
        <blockquote className="font-display text-title text-pretty">{story}</blockquote>
        <figcaption className="text-ink-soft">
          <b translate="no" className="block font-semibold text-ink">
            {names}
          </b>
          <span>{inRwanda(place)}</span>
        </figcaption>
      </div>
    </figure>
  );
}

/** Three couples’ stories in a carousel that advances every four seconds (HOME-4). */
export function Stories() {
  return (
    <section aria-labelledby="stories" className="page-width pt-(--section-space)">
      <h2 id="stories" className="text-center text-display">
        {copy.heading}
      </h2>
      <p className="mt-3 text-center text-small text-ink-soft">{copy.note}</p>
      <Carousel
        className="mt-8"
        labels={copy.labels}
        slides={STORIES.map((id) => ({ id, content: <Story id={id} /> }))}
      />
    </section>
  );
}
