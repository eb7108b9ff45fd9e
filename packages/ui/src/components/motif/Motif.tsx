import { clsx } from 'clsx';
import { type ComponentPropsWithRef, useId } from 'react';

import { type MotifPattern, motifTiles } from './Motif.variants';

export interface MotifProps extends Omit<ComponentPropsWithRef<'svg'>, 'children' | 'pattern'> {
  /** The imigongo pattern. @default 'zigzag' */
  pattern?: MotifPattern;
  /** The scale of one repeat of the pattern. @default 1 */
  scale?: number;
  /** Extra classes for the root element, such as its width. */
  className?: string;
}

/** An imigongo pattern in the current colour, for edges, card backs and empty states. Don't put it behind text. */
export function Motif({ pattern = 'zigzag', scale = 1, className, ...rest }: MotifProps) {
  const id = useId();
  const tile = motifTiles[pattern];
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      data-pattern={pattern}
      {...rest}
      className={clsx('block h-6 w-full', className)}
    >
      <defs>
        <pattern
          id={id}
          width={tile.width * scale}
          height={tile.height * scale}
          patternUnits="userSpaceOnUse"
        >
          <path
            d={tile.path}
            transform={`scale(${scale})`}
            fill="currentColor"
            fillRule="evenodd"
          />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
