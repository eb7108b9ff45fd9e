import { Badge } from '@iru/ui/badge';
import { clsx } from 'clsx';
import { MapPin } from 'lucide-react';

import story1 from '../../assets/scenes/story-1.avif';
import story2 from '../../assets/scenes/story-2.avif';
import story3 from '../../assets/scenes/story-3.avif';
import story4 from '../../assets/scenes/story-4.avif';
import { COUPLES, inRwanda } from '../../content/couples';
import { successStoriesCopy } from '#words/pages/success-stories/copy';
import type { StoryId } from './data';

const { facts, featured } = successStoriesCopy;
const pictures: Readonly<Record<StoryId, string>> = {
  'sandrine-jean-paul': story1,
  'esther-collins': story2,
  'chantal-moses': story3,
  'aline-patrick': story4,
};

export interface FeaturedStoryProps {
  id: StoryId;
  /** Zero-based; the picture changes sides with each. */
  position: number;
}

export function FeaturedStory({ id, position }: FeaturedStoryProps) {
  const { names, place } = COUPLES[id];
  const story = featured.stories[id];
  const { details } = story;
  const dates = [
    [facts.timeToMatch, story.timeToMatch],
    [facts.matchDate, details.matchDate],
    [facts.firstDate, details.firstDate],
    [facts.relationshipMilestone, details.relationshipMilestone],
    [facts.currentStatus, details.currentStatus],
  ] as const;
  return (
    <article aria-labelledby={id} className="grid items-start gap-6 md:grid-cols-2 md:gap-12">
      <img
        src={pictures[id]}
        alt={story.image}
        width={960}
        height={720}
        loading={position === 0 ? 'eager' : 'lazy'}
        decoding="async"
        className={clsx(
          'aspect-4/3 w-full rounded-lg object-cover',
          position % 2 === 1 && 'md:order-last',
        )}
      />
      <div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Badge variant="accent">{story.relationship}</Badge>
          <span className="inline-flex items-center gap-1.5 text-ink-soft">
            <MapPin aria-hidden="true" className="size-4" />
            <span>{inRwanda(place)}</span>
          </span>
        </div>
        <h3 id={id} translate="no" className="mt-3 text-heading">
          {names}
        </h3>
        {story.story.map((paragraph) => (
          <p key={paragraph} className="mt-4">
            {paragraph}
          </p>
        ))}
        <blockquote className="mt-6 border-s-4 border-coin-fill ps-5 font-display text-lead text-pretty">
          {story.quote}
        </blockquote>
        <dl className="mt-6 grid gap-x-6 gap-y-2 text-small sm:grid-cols-[auto_1fr]">
          {dates.map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="font-semibold">{name}</dt>
              <dd className="mb-2 text-ink-soft sm:mb-0">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </article>
  );
}
