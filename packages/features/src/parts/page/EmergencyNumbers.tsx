import { clsx } from 'clsx';
import { Phone } from 'lucide-react';

import { EMERGENCY, EMERGENCY_NUMBERS, type EmergencyNumber } from '../../domain/emergency-numbers';
import { withEnglish } from '../language/with-english';
import { emergencyCopy as copy } from '#words/content/emergency-copy';
import { emergencyCopy as english } from '../../content/emergency-copy';

const formatAnswerer = ({ answeredBy, isAlwaysOpen }: EmergencyNumber, words: typeof copy) =>
  isAlwaysOpen ? `${words.answeredBy[answeredBy]}, ${words.always}` : words.answeredBy[answeredBy];

/** Every number to call, at the start of its row, where no floating button covers it (MEET-1). */
export function EmergencyNumbers({ className }: { className?: string }) {
  return (
    <div className={className}>
      <ul className="grid gap-2 print:gap-0">
        {EMERGENCY_NUMBERS.map((number) => (
          <li
            key={number.id}
            className="flex flex-row-reverse flex-wrap items-center justify-end gap-x-4"
          >
            <div className="min-w-0 flex-1 basis-36">
              <p>{withEnglish(copy.names[number.id], english.names[number.id])}</p>
              <p className="text-small opacity-85">{formatAnswerer(number, copy)}</p>
            </div>
            <a
              href={`tel:${EMERGENCY[number.id]}`}
              className={clsx(
                'inline-flex min-h-11 min-w-24 shrink-0 items-center gap-2 rounded-sm font-display text-title text-danger underline underline-offset-4',
                'print:min-h-0',
              )}
            >
              <Phone aria-hidden="true" className="size-5" />
              <span translate="no">{EMERGENCY[number.id]}</span>
            </a>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-small">{withEnglish(copy.note, english.note)}</p>
    </div>
  );
}
