import { clsx } from 'clsx';

import { shellCopy as copy } from './copy';
import { NavItems } from './NavItems';

export interface HeaderNavProps {
  /** Whether it lies over the film and takes its light ink. @default false */
  clear?: boolean;
  className?: string;
}

/** The main navigation of wide screens. */
export function HeaderNav({ clear = false, className }: HeaderNavProps) {
  return (
    <nav aria-label={copy.navigation} className={className}>
      <NavItems
        className="flex items-center"
        linkClassName={clsx(
          'relative flex min-h-11 items-center rounded-sm px-2.5 text-small font-medium xl:px-3',
          'transition-colors duration-fast ease-out',
          'after:absolute after:inset-x-2.5 after:bottom-1.5 after:h-0.5 after:rounded-full after:bg-current',
          'forced:after:bg-[CanvasText] after:scale-x-0 after:transition-transform after:duration-base aria-[current=page]:after:scale-x-100',
          clear ? 'text-on-night hover:text-on-night' : 'text-ink hover:text-primary',
        )}
      />
    </nav>
  );
}
