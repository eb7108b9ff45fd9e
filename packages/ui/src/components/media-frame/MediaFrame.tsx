'use client';

import { clsx } from 'clsx';
import { Pause, Play } from 'lucide-react';
import { type ComponentPropsWithRef, useEffect, useRef, useState } from 'react';

import { releaseVideoSources } from '../../hooks/release-video-sources';
import { preventEnterRepeat } from '../../hooks/ignore-key-repeat';
import { wrapText } from '../../wrap-text';
import { useLabels } from '../../labels/use-labels';
import { mediaFrameLabels } from './copy';
import { mediaFrameRecipe, type MediaFrameFit } from './MediaFrame.variants';

export interface VideoSource {
  /** The URL of the file. */
  src: string;
  /** Its media type, such as video/webm. */
  type: string;
  /** The media query it applies to, as in the native attribute. */
  media?: string;
}

export interface VideoPoster {
  /** The URL of the picture. */
  src: string;
  /** The alternative text; empty when the video is decorative. */
  alt: string;
  /** Its natural width in pixels. */
  width: number;
  /** Its natural height in pixels. */
  height: number;
  /** More widths of the picture, as in the native attribute. */
  srcSet?: string;
  /** The layout width, as in the native attribute. */
  sizes?: string;
}

export interface MediaFrameProps extends ComponentPropsWithRef<'div'> {
  /** The picture shown first, and the only one when the video isn't loaded. */
  poster: VideoPoster;
  /** The same video in several formats, best first. */
  sources: ReadonlyArray<VideoSource>;
  /** Whether to load the video; not with reduced motion or data saving. */
  load: boolean;
  /** The two labels of the pause and play button. @default `mediaFrameLabels` */
  labels?: { play: string; pause: string };
  /** A 16:9 frame, or the whole container. @default 'frame' */
  fit?: MediaFrameFit;
  /** Extra classes for the root element, such as its width. */
  className?: string;
}

/** A muted looping video over its poster, with a pause button; children appear on top. */
export function MediaFrame({
  poster,
  sources,
  load,
  labels: ownLabels,
  fit = 'frame',
  className,
  children,
  ...rest
}: MediaFrameProps) {
  const ambientLabels = useLabels('mediaFrame', mediaFrameLabels);
  const labels = ownLabels ?? ambientLabels;
  const videoRef = useRef<HTMLVideoElement>(null);
  const [playing, setPlaying] = useState(false);
  const { alt, ...posterFile } = poster;
  useEffect(() => releaseVideoSources(videoRef.current), [load]);
  const toggle = () => {
    const video = videoRef.current;
    if (!video) return;
    if (playing) video.pause();
    // If the browser refuses to play, the poster stays and the button still offers to play.
    else video.play().catch(() => setPlaying(false));
  };
  return (
    <div
      {...rest}
      data-fit={fit}
      data-state={load ? (playing ? 'playing' : 'paused') : 'poster'}
      className={clsx(mediaFrameRecipe({ fit }), className)}
    >
      <img
        {...posterFile}
        alt={alt}
        fetchPriority="high"
        decoding="async"
        className="absolute inset-0 size-full object-cover"
      />
      {load ? (
        <video
          ref={videoRef}
          muted
          loop
          playsInline
          autoPlay
          preload="auto"
          aria-hidden="true"
          tabIndex={-1}
          className="absolute inset-0 size-full animate-fade-in object-cover"
          onPlay={() => setPlaying(true)}
          onPause={() => setPlaying(false)}
        >
          {sources.map((source) => (
            <source key={source.src} {...source} />
          ))}
        </video>
      ) : null}
      {wrapText(children)}
      {load ? (
        <button
          type="button"
          aria-label={playing ? labels.pause : labels.play}
          className={clsx(
            'absolute end-4 bottom-4 grid size-11 place-items-center rounded-full border',
            'border-on-night/70 bg-night/70 text-on-night transition-colors duration-fast',
            'hover:border-on-night hover:bg-night focus-visible:outline-on-night',
          )}
          onClick={toggle}
          onKeyDown={preventEnterRepeat}
        >
          {playing ? (
            <Pause aria-hidden="true" className="size-5" />
          ) : (
            <Play aria-hidden="true" className="size-5" />
          )}
        </button>
      ) : null}
    </div>
  );
}
