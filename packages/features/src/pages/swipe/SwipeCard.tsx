import { clsx } from 'clsx';
import { Heart, MapPin, Star, X } from 'lucide-react';
import type { RefObject } from 'react';

import { labelOf } from '#words/content/labels';
import { type Choice, CHOICES } from '../../domain/deck';
import type { SamplePerson } from '../../domain/profile';
import { swipeCopy as copy } from '#words/pages/swipe/copy';
import { useDrag } from './use-card-drag';

const STAMPS = {
  pass: {
    Icon: X,
    className: 'end-4 top-4 border-ink text-ink group-data-[would=pass]:opacity-100',
  },
  like: {
    Icon: Heart,
    className: 'start-4 top-4 border-primary text-primary group-data-[would=like]:opacity-100',
  },
  superLike: {
    Icon: Star,
    className:
      'inset-x-0 bottom-32 mx-auto border-coin text-coin group-data-[would=superLike]:opacity-100',
  },
} as const;

interface CardFaceProps {
  person: SamplePerson;
}

function CardFace({ person: { name, age, city, country, image } }: CardFaceProps) {
  return (
    <>
      <img
        src={image}
        alt={copy.portrait(name)}
        width={480}
        height={600}
        draggable={false}
        fetchPriority="high"
        className="absolute inset-0 size-full object-cover object-[50%_25%]"
      />
      <div className="absolute inset-x-0 bottom-0 bg-linear-to-t from-night via-night/75 to-transparent px-5 pt-16 pb-5 text-on-night">
        <h2 translate="no" className="text-heading">
          {copy.who(name, age)}
        </h2>
        <p className="mt-1 flex items-center gap-1.5">
          <MapPin aria-hidden="true" className="size-4 shrink-0" />
          <span>{copy.place(city, labelOf(country))}</span>
        </p>
      </div>
    </>
  );
}

const faceClasses =
  'absolute inset-0 overflow-hidden rounded-lg border border-line bg-raised shadow-lift';

export interface SwipeCardProps extends CardFaceProps {
  cardRef: RefObject<HTMLDivElement | null>;
  /** Whether an upward touch drag gives a Super Like; otherwise it scrolls the page. */
  fingerMayGoUp: boolean;
  onDecide: (choice: Choice) => void;
}

/** The top card of the deck; follows the pointer and shows what dropping it would do. */
export function SwipeCard({ person, cardRef, fingerMayGoUp, onDecide }: SwipeCardProps) {
  const drag = useDrag(onDecide, fingerMayGoUp);
  return (
    <div
      {...drag}
      ref={cardRef}
      data-slot="swipe-card"
      data-up={fingerMayGoUp ? '' : undefined}
      className={clsx(
        faceClasses,
        'group cursor-grab select-none data-dragged:cursor-grabbing',
        'transition-transform duration-base ease-out data-dragged:transition-none',
        '[touch-action:pan-y_pinch-zoom]',
        // Where dragging up decides, the page only scrolls back up; browsers without `pan-up` scroll both ways.
        fingerMayGoUp && 'supports-[touch-action:pan-up]:[touch-action:pan-up_pinch-zoom]',
      )}
    >
      <CardFace person={person} />
      {CHOICES.map((choice) => {
        const { Icon, className } = STAMPS[choice];
        return (
          <span
            key={choice}
            aria-hidden="true"
            data-stamp={choice}
            className={clsx(
              'pointer-events-none absolute flex w-fit items-center gap-2 rounded-md border-3 bg-surface px-4 py-2',
              'text-title font-bold opacity-0 transition-opacity duration-fast',
              className,
            )}
          >
            <Icon className="size-6" />
            <span>{copy.choices[choice]}</span>
          </span>
        );
      })}
    </div>
  );
}

/** The card under the top one: visible at its edge, hidden from assistive technology. */
export function NextCard({ person }: CardFaceProps) {
  return (
    <div aria-hidden="true" inert className={clsx(faceClasses, 'translate-y-4 scale-94')}>
      <CardFace person={person} />
    </div>
  );
}
