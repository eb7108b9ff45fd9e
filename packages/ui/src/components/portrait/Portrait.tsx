'use client';

import { clsx } from 'clsx';
import { type ComponentPropsWithRef, useCallback, useState } from 'react';

import { Logo } from '../logo/Logo';
import { Motif } from '../motif/Motif';
import { portraitRecipe, type PortraitRatio } from './Portrait.variants';

export interface PortraitProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The address of the picture; without one the placeholder stands in. */
  src: string | undefined;
  /** What the picture shows, in words; empty for decoration. */
  alt: string;
  /** The natural width of the file in pixels. */
  width: number;
  /** The natural height of the file in pixels. */
  height: number;
  /** The shape of the frame, kept whatever the file's own is. @default 'portrait' */
  ratio?: PortraitRatio;
  /** Further widths of the same picture, as in the native attribute. */
  srcSet?: string;
  /** How wide the frame is laid out, as in the native attribute. */
  sizes?: string;
  /** Fetches at once rather than when it comes near: for the one picture that opens a page. @default false */
  eager?: boolean;
  /** Extra classes for the root element, such as its width. */
  className?: string;
}

/** A picture in a frame that keeps its size while the file is slow, and when it never comes. */
export function Portrait({
  src,
  alt,
  width,
  height,
  ratio = 'portrait',
  srcSet,
  sizes,
  eager = false,
  className,
  ...rest
}: PortraitProps) {
  const [failedSrc, setFailedSrc] = useState<string>();
  const failed = !src || failedSrc === src;
  // A prerendered picture may fail before React listens: then no event comes, only a finished picture without pixels.
  const noticeEarlyFailure = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0)
      setFailedSrc(image.getAttribute('src') ?? undefined);
  }, []);
  return (
    <div
      {...rest}
      data-state={failed ? 'placeholder' : 'picture'}
      data-ratio={ratio}
      className={clsx(portraitRecipe({ ratio }), className)}
    >
      {failed ? (
        <span
          {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
          className="absolute inset-0 flex flex-col items-center justify-center bg-sunken"
        >
          <Motif pattern="zigzag" className="absolute inset-x-0 top-0 h-6 text-line" />
          <Logo size={64} className="opacity-60" />
          <Motif pattern="zigzag" className="absolute inset-x-0 bottom-0 h-6 text-line" />
        </span>
      ) : (
        <img
          ref={noticeEarlyFailure}
          src={src}
          srcSet={srcSet}
          sizes={sizes}
          alt={alt}
          width={width}
          height={height}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : undefined}
          decoding="async"
          className="absolute inset-0 size-full object-cover"
          onError={() => setFailedSrc(src)}
        />
      )}
    </div>
  );
}
