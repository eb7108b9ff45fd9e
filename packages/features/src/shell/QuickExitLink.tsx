import { clsx } from 'clsx';
import { DoorOpen } from 'lucide-react';

import { quickExitCopy as copy } from '#words/parts/quick-exit/copy';
import { quickExitLink } from '../parts/quick-exit/quick-exit-link';
import { headerLayout } from './header-layout';

export interface QuickExitLinkProps {
  /** Whether to hide the label on wide screens too. @default false */
  iconOnly?: boolean;
  /** Extra classes for the root element. */
  className?: string;
}

/** Quick exit as a round icon, with a label beside it where there's room (SHELL-10). */
export function QuickExitLink({ iconOnly = false, className }: QuickExitLinkProps) {
  return (
    <a
      {...quickExitLink}
      aria-label={copy.leave}
      title={copy.leave}
      className={clsx(
        'inline-flex h-11 min-w-11 items-center justify-center gap-1.5 rounded-full text-small font-medium',
        'transition-colors duration-fast hover:bg-current/10',
        !iconOnly && 'min-[75rem]:px-3',
        className,
      )}
    >
      <DoorOpen size={20} aria-hidden="true" />
      {iconOnly ? null : (
        <span aria-hidden="true" className={headerLayout.exitLabel}>
          {copy.short}
        </span>
      )}
    </a>
  );
}
