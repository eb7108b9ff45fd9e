'use client';

import { clsx } from 'clsx';
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';

import { withoutEnterRepeat } from '../../hooks/ignore-key-repeat';
import { thumbnailPictureRecipe, type ThumbnailRatio } from './Thumbnail.variants';

export interface ThumbnailProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** The URL of the picture. */
  src: string;
  /** The alternative text. */
  alt: string;
  /** The width of the picture's file, in pixels. */
  width: number;
  /** The height of the picture's file, in pixels. */
  height: number;
  /** Who or what it is, at the bottom of the picture. */
  caption: ReactNode;
  /** A second line below the caption. */
  detail?: ReactNode;
  /** What a click does, for screen readers only. */
  actionLabel: string;
  /** The aspect ratio: 4:3 or 8:3. @default 'standard' */
  ratio?: ThumbnailRatio;
  /** The native type; `submit` submits its form. @default 'button' */
  type?: 'button' | 'submit' | 'reset';
  /** Called when it is clicked, tapped or activated with the keyboard. */
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
  /** Extra classes for the root element, such as its width. */
  className?: string;
}

/** A picture with a caption that opens larger when clicked. */
export function Thumbnail({
  src,
  alt,
  width,
  height,
  caption,
  detail,
  actionLabel,
  ratio = 'standard',
  type = 'button',
  className,
  onKeyDown,
  ...rest
}: ThumbnailProps) {
  return (
    <button
      {...rest}
      type={type}
      data-ratio={ratio}
      className={clsx(
        'group relative isolate block size-full overflow-hidden rounded-md',
        className,
      )}
      onKeyDown={withoutEnterRepeat(onKeyDown)}
    >
      {/* First, so that the name begins with what is seen. */}
      <span
        className={clsx(
          'absolute inset-x-0 bottom-0 z-1 bg-linear-to-t from-night/85 to-night/0 p-3 pt-8 text-start',
          'text-small font-semibold text-on-night',
        )}
      >
        <span>{caption}</span>
        {detail === undefined ? null : <span className="block font-normal">{detail}</span>}
      </span>
      <img
        src={src}
        alt={alt}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
        className={thumbnailPictureRecipe({ ratio })}
      />
      <span className="sr-only">{actionLabel}</span>
    </button>
  );
}
