'use client';

import { clsx } from 'clsx';
import { type ComponentPropsWithRef, useState } from 'react';

import { avatarRecipe, type AvatarSize } from './Avatar.variants';

export interface AvatarProps extends Omit<
  ComponentPropsWithRef<'span'>,
  'children' | 'role' | 'aria-label'
> {
  /** The person's name; its initials appear when there is no picture. */
  name: string;
  /** The alternative text; empty when the name is beside it. */
  alt: string;
  /** The URL of the picture. */
  src?: string;
  /** The size in pixels: 32, 44, 64 or 96. @default 44 */
  size?: AvatarSize;
}

const initialsOf = (name: string) => {
  const words = name.trim().split(/\s+/u);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => Array.from(word ?? '')[0] ?? '').join('');
};

/** A person's picture in a circle, or their initials at the same size. */
export function Avatar({ name, alt, src, size = 44, className, ...rest }: AvatarProps) {
  const [failedSrc, setFailedSrc] = useState<string>();
  const shows = src !== undefined && src !== '' && src !== failedSrc;
  return (
    <span
      {...rest}
      {...(shows || alt === '' ? {} : { role: 'img', 'aria-label': alt })}
      data-size={size}
      data-state={shows ? 'picture' : 'initials'}
      className={clsx(avatarRecipe({ size }), className)}
    >
      {shows ? (
        <img
          // A picture that failed before hydration fires no more events, so its state is checked on mount.
          ref={(picture) => {
            if (picture?.complete && picture.naturalWidth === 0) setFailedSrc(src);
          }}
          src={src}
          alt={alt}
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
          className="size-full object-cover"
          onError={() => setFailedSrc(src)}
        />
      ) : (
        <span aria-hidden="true" translate="no">
          {initialsOf(name)}
        </span>
      )}
    </span>
  );
}
