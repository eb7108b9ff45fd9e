'use client';

import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useRef, useState } from 'react';

import { preventEnterRepeat } from '../../hooks/ignore-key-repeat';
import { useReducedMotion } from '../../hooks/use-reduced-motion';
import { CAROUSEL } from '../../tokens/timings';
import { useLabels } from '../../labels/use-labels';
import { carouselLabels, type CarouselLabels } from './copy';
import { useRotation } from './use-rotation';

export interface CarouselSlide {
  /** The slide's unique id. */
  id: string;
  /** The slide's content. */
  content: ReactNode;
}

export interface CarouselProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** The slides, in order. */
  slides: ReadonlyArray<CarouselSlide>;
  /** Labels that replace the English `carouselLabels`. */
  labels?: Partial<CarouselLabels>;
  /** Time between slides in milliseconds. @default 4000 */
  intervalMs?: number;
  /** Extra classes for the root element, such as its width. */
  className?: string;
}

const buttonClasses = clsx(
  'grid size-11 place-items-center rounded-full border border-edge bg-surface text-ink',
  'transition-colors duration-fast hover:border-ink hover:bg-raised',
);

/** Slides that rotate until someone interacts; swipes, buttons and arrow keys move them too. */
export function Carousel({
  slides,
  labels: ownLabels,
  intervalMs = CAROUSEL.autoplayMs,
  className,
  onPointerEnter,
  onPointerLeave,
  onFocus,
  onBlur,
  ...rest
}: CarouselProps) {
  const labels = { ...useLabels('carousel', carouselLabels), ...ownLabels };
  const track = useRef<HTMLDivElement>(null);
  const still = useReducedMotion();
  const [current, setCurrent] = useState(0);
  // Positions passed during a scroll aren't announced: the number would flicker and be read out.
  const underWayTo = useRef<number>(undefined);
  const goTo = (index: number) => {
    const box = track.current;
    if (!box || slides.length === 0) return;
    const wrapped = (index + slides.length) % slides.length;
    underWayTo.current = wrapped;
    // From right to left, positions are negative.
    const sign = getComputedStyle(box).direction === 'rtl' ? -1 : 1;
    box.scrollTo({
      left: sign * wrapped * box.clientWidth,
      behavior: still ? 'instant' : 'smooth',
    });
    setCurrent(wrapped);
  };
  const rotation = useRotation(intervalMs, () => goTo(current + 1));
  const RotationIcon = rotation.on ? Pause : Play;
  const turnTo = (index: number) => {
    rotation.stop();
    goTo(index);
  };
  const takeOver = () => {
    underWayTo.current = undefined;
    rotation.stop();
  };
  const followScroll = () => {
    const box = track.current;
    if (!box || box.clientWidth === 0) return;
    const place = Math.abs(box.scrollLeft) / box.clientWidth;
    if (underWayTo.current === undefined) setCurrent(Math.round(place));
    else if (Math.abs(place - underWayTo.current) < 0.01) underWayTo.current = undefined;
  };
  return (
    <section
      {...rest}
      aria-label={labels.region}
      aria-roledescription={labels.regionRole}
      data-state={rotation.rotating ? 'rotating' : 'still'}
      className={clsx('flex flex-col-reverse gap-5', className)}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        rotation.watch.onPointerEnter();
      }}
      onPointerLeave={(event) => {
        onPointerLeave?.(event);
        rotation.watch.onPointerLeave();
      }}
      onFocus={(event) => {
        onFocus?.(event);
        rotation.watch.onFocus();
      }}
      onBlur={(event) => {
        onBlur?.(event);
        rotation.watch.onBlur(event);
      }}
    >
      <div className="flex items-center justify-center gap-3">
        {rotation.offered ? (
          <button
            type="button"
            aria-label={rotation.on ? labels.stop : labels.start}
            className={buttonClasses}
            onClick={rotation.toggle}
            onKeyDown={preventEnterRepeat}
          >
            <RotationIcon aria-hidden="true" className="size-5" />
          </button>
        ) : null}
        <button
          type="button"
          aria-label={labels.previous}
          className={buttonClasses}
          onClick={() => turnTo(current - 1)}
          onKeyDown={preventEnterRepeat}
        >
          <ChevronLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" />
        </button>
        <p
          aria-live={rotation.rotating ? 'off' : 'polite'}
          aria-atomic="true"
          className="min-w-16 text-center text-small text-ink-soft tabular-nums"
        >
          {labels.slide(current + 1, slides.length)}
        </p>
        <button
          type="button"
          aria-label={labels.next}
          className={buttonClasses}
          onClick={() => turnTo(current + 1)}
          onKeyDown={preventEnterRepeat}
        >
          <ChevronRight aria-hidden="true" className="size-5 rtl:-scale-x-100" />
        </button>
      </div>
      <div
        ref={track}
        role="group"
        aria-label={labels.region}
        // Without a tab stop, some browsers couldn't scroll it with the arrow keys.
        tabIndex={0}
        className={clsx(
          'relative flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain rounded-lg',
          '[scrollbar-width:none] [&::-webkit-scrollbar]:hidden',
        )}
        onTouchStart={takeOver}
        onWheel={takeOver}
        onKeyDown={takeOver}
        onScroll={followScroll}
      >
        {slides.map(({ id, content }, index) => (
          <div
            key={id}
            role="group"
            aria-roledescription={labels.slideRole}
            aria-label={labels.slide(index + 1, slides.length)}
            data-current={index === current ? '' : undefined}
            className="w-full shrink-0 snap-start"
          >
            {content}
          </div>
        ))}
      </div>
    </section>
  );
}
