'use client';

import { clsx } from 'clsx';
import { type ComponentPropsWithRef, useState } from 'react';

import { avatarRecipe, type AvatarSize } from './Avatar.variants';

export interface AvatarProps extends Omit<
  ComponentPropsWithRef<'span'>,
  'children' | 'role' | 'aria-label'
> {
  /** Whose it is; its initials stand in where there is no picture. */
  name: string;
  /** What it says to those who do not see it; empty where the name stands beside it. */
  alt: string;
  /** The address of the picture. */
  src?: string;
  /** The edge in pixels: 32, 44, 64 or 96. @default 44 */
  size?: AvatarSize;
}

const initialsOf = (name: string) => {
  const words = name.trim().split(/\s+/u);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => Array.from(word ?? '')[0] ?? '').join('');
};

/** A face in a circle, or the initials of its owner; the same size either way. */
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
          // A picture that failed before the script ran fires no more events: it is asked once it is taken over.
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
        <span aria-hidden="true">{initialsOf(name)}</span>
      )}
    </span>
  );
}
