import { clsx } from 'clsx';
import { DoorOpen } from 'lucide-react';

import { quickExitCopy as copy } from '../parts/quick-exit/copy';
import { quickExitLink } from '../parts/quick-exit/quick-exit-link';

export interface QuickExitLinkProps {
  className?: string;
}

/** The way out in a hurry as a round icon, with a word beside it where there is room. */
export function QuickExitLink({ className }: QuickExitLinkProps) {
  return (
    <a
      {...quickExitLink}
      aria-label={copy.leave}
      title={copy.leave}
      className={clsx(
        'inline-flex h-11 min-w-11 items-center justify-center gap-1.5 rounded-full text-small font-medium',
        'transition-colors duration-fast hover:bg-current/10 min-[75rem]:px-3',
        className,
      )}
    >
      <DoorOpen size={20} aria-hidden="true" />
      <span aria-hidden="true" className="hidden min-[75rem]:inline">
        {copy.short}
      </span>
    </a>
  );
}
