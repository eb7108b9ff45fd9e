import { clsx } from 'clsx';
import { Phone } from 'lucide-react';

import { EMERGENCY_NUMBERS } from './emergency-copy';

export function EmergencyNumbers({ className }: { className?: string }) {
  return (
    <ul className={clsx('grid gap-2 print:gap-0', className)}>
      {EMERGENCY_NUMBERS.map(({ tel, name }) => (
        <li key={tel} className="flex items-center justify-between gap-4">
          <span>{name}</span>
          <a
            href={`tel:${tel}`}
            className={clsx(
              'inline-flex min-h-11 items-center gap-2 rounded-sm font-display text-title text-danger underline underline-offset-4',
              'print:min-h-0',
            )}
          >
            <Phone aria-hidden="true" className="size-5" />
            {tel}
          </a>
        </li>
      ))}
    </ul>
  );
}
