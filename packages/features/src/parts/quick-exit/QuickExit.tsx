import { Button } from '@iru/ui/button';
import { clsx } from 'clsx';
import { DoorOpen } from 'lucide-react';

import { IS_DRAFT } from '../../domain/language';
import { withEnglish } from '../language/with-english';
import { quickExitCopy as copy } from '#words/parts/quick-exit/copy';
import { quickExitCopy as english } from './copy';
import { quickExitLink } from './quick-exit-link';

export interface QuickExitProps {
  /** Extra classes for the root element. */
  className?: string;
}

/** Leaves the site immediately for a neutral page; with a keyboard, it also mentions the shortcut, Shift pressed three times. */
export function QuickExit({ className }: QuickExitProps) {
  return (
    <div data-print="hide" className={clsx('grid justify-items-start gap-2', className)}>
      <Button asChild variant="danger">
        <a {...quickExitLink}>
          <DoorOpen size={20} aria-hidden="true" />
          <span>{copy.leave}</span>
        </a>
      </Button>
      <p className="text-small opacity-85">
        {/* Without scripts it's a plain link: Back returns here, and Shift does nothing. */}
        <span className={clsx('noscript:hidden', IS_DRAFT && 'mb-2 block')}>
          {withEnglish(copy.hint, english.hint)}
        </span>{' '}
        <span className="hidden pointer-fine:inline noscript:hidden">{copy.keyboard}</span>{' '}
        <span>{withEnglish(copy.limits, english.limits)}</span>
      </p>
    </div>
  );
}
