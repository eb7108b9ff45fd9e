'use client';

import { clsx } from 'clsx';
import { Pause, Play } from 'lucide-react';
import { type ComponentPropsWithRef, useEffect, useRef, useState } from 'react';

import { releaseVideoSources } from '../../hooks/release-video-sources';
import { preventEnterRepeat } from '../../hooks/ignore-key-repeat';
import { mediaFrameLabels } from './copy';
import { mediaFrameRecipe, type MediaFrameFit } from './MediaFrame.variants';

export interface VideoSource {
  /** The address of the file. */
  src: string;
  /** Its media type, such as video/webm. */
  type: string;
  /** The media query under which it is taken, as in the native attribute. */
  media?: string;
}

export interface VideoPoster {
  /** The address of the picture. */
  src: string;
  /** What it shows, in words; empty when the video is decoration. */
  alt: string;
  /** Its natural width in pixels. */
  width: number;
  /** Its natural height in pixels. */
  height: number;
  /** Further widths of it, as in the native attribute. */
  srcSet?: string;
  /** How wide it is laid out, as in the native attribute. */
  sizes?: string;
}

export interface MediaFrameProps extends ComponentPropsWithRef<'div'> {
  /** The picture that is there first, and alone when the video is not loaded. */
  poster: VideoPoster;
  /** The same video in the formats on offer, the best first. */
  sources: ReadonlyArray<VideoSource>;
  /** Whether the video is fetched at all: not under reduced motion or when data is to be saved. */
  load: boolean;
  /** The two names of the one button that stops and starts the video. @default `mediaFrameLabels` */
  labels?: { play: string; pause: string };
  /** A frame of 16 to 9, or all of the container. @default 'frame' */
  fit?: MediaFrameFit;
  /** Extra classes for the root element, such as its width. */
  className?: string;
}

/** A muted looping video over its own poster, with the button that stops it; children lie over both. */
export function MediaFrame({
  poster,
  sources,
  load,
  labels = mediaFrameLabels,
  fit = 'frame',
  className,
  children,
  ...rest
}: MediaFrameProps) {
  const videoRef = useRef<HTMLVideoElement>(null);
  const [playing, setPlaying] = useState(false);
  const { alt, ...posterFile } = poster;
  useEffect(() => releaseVideoSources(videoRef.current), [load]);
  const toggle = () => {
    const video = videoRef.current;
    if (!video) return;
    if (playing) video.pause();
    // A browser that refuses to play leaves the poster standing, and the button goes on offering to play.
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
      {children}
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
