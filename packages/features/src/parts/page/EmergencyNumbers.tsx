import { clsx } from 'clsx';
import { Phone } from 'lucide-react';

import { withEnglish } from '../language/with-english';
import { EMERGENCY_NUMBERS } from './emergency-copy';
import { english } from './english';

/** The three emergency numbers, at the start of each row, where no floating button covers them. */
export function EmergencyNumbers({ className }: { className?: string }) {
  return (
    <ul className={clsx('grid gap-2 print:gap-0', className)}>
      {EMERGENCY_NUMBERS.map(({ tel, name }, at) => (
        <li key={tel} className="flex flex-row-reverse items-center justify-end gap-4">
          <span>{withEnglish(name, english[at]?.name ?? '')}</span>
          <a
            href={`tel:${tel}`}
            className={clsx(
              'inline-flex min-h-11 min-w-20 items-center gap-2 rounded-sm font-display text-title text-danger underline underline-offset-4',
              'print:min-h-0',
            )}
          >
            <Phone aria-hidden="true" className="size-5" />
            <span translate="no">{tel}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
