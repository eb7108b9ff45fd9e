import { MapPin } from '@iru/ui/map-pin';
import { clsx } from 'clsx';

import { type Hotel, HOTELS } from '../../domain/hotels';
import { meetingToolsCopy } from '#words/parts/meeting/copy';
import { HOTEL_FACTS } from '../../content/hotel-facts';
import {
  HILLS,
  LABEL_CLASSES,
  NAME_CLASSES,
  PIN_CLASSES,
  PLACE_NAMES,
  ROADS,
  STREAM,
} from './map-drawing';

const copy = meetingToolsCopy.hotels;
const labels = { ...PLACE_NAMES, ...copy.labels };
const heightClasses = ['text-accent/10', 'text-accent/20', 'text-accent/30'];

function MapBackground() {
  return (
    <svg viewBox="0 0 600 600" aria-hidden="true" focusable="false" className="block size-full">
      <path
        d={STREAM}
        className="fill-none stroke-accent/25"
        strokeWidth="26"
        strokeLinecap="round"
      />
      <path
        d={STREAM}
        className="fill-none stroke-accent/60"
        strokeWidth="3"
        strokeDasharray="1 7"
        strokeLinecap="round"
      />
      {HILLS.map((hill) =>
        hill.map((line, at) => (
          <path
            key={line}
            d={line}
            className={clsx('stroke-accent/40', heightClasses[at])}
            fill="currentColor"
            strokeWidth="1.5"
          />
        )),
      )}
      {ROADS.narrow.map((road) => (
        <path
          key={road}
          d={road}
          className="fill-none stroke-edge/60"
          strokeWidth="3"
          strokeLinecap="round"
        />
      ))}
      {ROADS.wide.map((road) => (
        <path
          key={road}
          d={road}
          className="fill-none stroke-edge"
          strokeWidth="9"
          strokeLinecap="round"
        />
      ))}
      {ROADS.wide.map((road) => (
        <path
          key={road}
          d={road}
          className="fill-none stroke-surface"
          strokeWidth="5"
          strokeLinecap="round"
        />
      ))}
      <circle cx="150" cy="196" r="9" className="fill-surface stroke-edge" strokeWidth="3" />
      <circle cx="452" cy="306" r="9" className="fill-surface stroke-edge" strokeWidth="3" />
      <path d="M562 574 572 540 582 574 572 567Z" className="fill-ink-soft" />
    </svg>
  );
}

export interface KigaliMapProps {
  /** The others are shown as outlines. */
  within: readonly string[];
  onOpen: (hotel: Hotel) => void;
}

/** A drawn map of central Kigali with a pin for each hotel. The list beside it is the text alternative. */
export function KigaliMap({ within, onOpen }: KigaliMapProps) {
  return (
    <figure className="@container print:hidden">
      <div
        role="group"
        aria-label={copy.map}
        className={clsx(
          'relative isolate aspect-square overflow-hidden rounded-lg border border-line bg-surface',
          'forced:border-current',
        )}
      >
        <MapBackground />
        {(Object.keys(LABEL_CLASSES) as (keyof typeof LABEL_CLASSES)[]).map((label) => (
          <span
            key={label}
            aria-hidden="true"
            className={clsx('absolute text-small text-ink-soft', LABEL_CLASSES[label])}
          >
            {labels[label]}
          </span>
        ))}
        {HOTELS.map((hotel, at) => (
          <div
            key={hotel}
            className={clsx(
              'absolute z-1 size-11 -translate-x-1/2 -translate-y-1/2',
              PIN_CLASSES[hotel],
            )}
          >
            <MapPin
              label={copy.marker(at + 1, HOTEL_FACTS[hotel].name, within.includes(hotel))}
              number={at + 1}
              highlighted={within.includes(hotel)}
              onClick={() => onOpen(hotel)}
            />
            <span
              aria-hidden="true"
              className={clsx(
                'pointer-events-none absolute hidden rounded-sm bg-surface/90 px-2 py-0.5 whitespace-nowrap',
                'text-small font-semibold text-ink @min-[26rem]:block',
                NAME_CLASSES[hotel],
              )}
            >
              {HOTEL_FACTS[hotel].shortName}
            </span>
          </div>
        ))}
      </div>
      <figcaption className="mt-2 text-small text-ink-soft">{copy.notToScale}</figcaption>
    </figure>
  );
}
