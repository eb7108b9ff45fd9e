'use client';

import { clsx } from 'clsx';
import { type ComponentPropsWithRef, useCallback, useState } from 'react';

import { Logo } from '../logo/Logo';
import { Motif } from '../motif/Motif';
import { portraitRecipe, type PortraitRatio } from './Portrait.variants';

export interface PortraitProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The URL of the picture; without one the placeholder appears. */
  src: string | undefined;
  /** The alternative text; empty if the picture is decorative. */
  alt: string;
  /** The natural width of the file in pixels. */
  width: number;
  /** The natural height of the file in pixels. */
  height: number;
  /** The shape of the frame, whatever the file's own shape. @default 'portrait' */
  ratio?: PortraitRatio;
  /** More widths of the same picture, as in the native attribute. */
  srcSet?: string;
  /** The layout width of the frame, as in the native attribute. */
  sizes?: string;
  /** Loads immediately instead of lazily, for the one picture at the top of a page. @default false */
  eager?: boolean;
  /** Extra classes for the root element, such as its width. */
  className?: string;
}

/** A picture in a frame that keeps its size while the file loads, and if it fails. */
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
  // A prerendered picture may fail before hydration and fire no event, leaving a complete picture without pixels.
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
