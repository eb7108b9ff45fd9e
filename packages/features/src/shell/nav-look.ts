import { clsx } from 'clsx';

/** The styles of a link in the header navigation; `clear` when it's over the video. */
export const navLinkClasses = (clear: boolean): string =>
  clsx(
    'relative flex min-h-11 items-center rounded-sm px-2.5 text-small font-medium xl:px-3',
    'transition-colors duration-fast ease-out',
    'after:absolute after:inset-x-2.5 after:bottom-1.5 after:h-0.5 after:rounded-full after:bg-current',
    'after:scale-x-0 after:transition-transform after:duration-base aria-[current]:after:scale-x-100 forced:after:bg-[CanvasText]',
    clear ? 'text-on-night hover:text-on-night' : 'text-ink hover:text-primary',
  );
