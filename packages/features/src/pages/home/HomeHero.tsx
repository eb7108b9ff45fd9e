import { Button } from '@iru/ui/button';
import { type VideoSource, MediaFrame } from '@iru/ui/media-frame';
import { Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';

import posterSmall from '../../assets/video/hero-poster-small.avif';
import poster from '../../assets/video/hero-poster.avif';
import videoSmallAv1 from '../../assets/video/hero-small.av1.mp4';
import videoSmall from '../../assets/video/hero-small.mp4';
import videoAv1 from '../../assets/video/hero.av1.mp4';
import video from '../../assets/video/hero.mp4';
import { PATHS } from '../../paths';
import { homeCopy } from '#words/pages/home/copy';

const copy = homeCopy.hero;

const PHONE = '(max-width: 640px)';
const av1 = (level: string) => `video/mp4; codecs="av01.0.${level}M.08"`;

/** The video in two formats and two sizes. AV1 comes first: its files are a tenth of the size of H.264. */
export const videoSources: readonly VideoSource[] = [
  { src: videoSmallAv1, type: av1('04'), media: PHONE },
  { src: videoAv1, type: av1('05') },
  { src: videoSmall, type: 'video/mp4', media: PHONE },
  { src: video, type: 'video/mp4' },
];

export const videoPoster = { src: poster, width: 1280, height: 720 };

export interface HomeHeroProps {
  /** Whether the video may load. False with reduced motion, on a slow connection or when saving data. */
  mayLoadVideo: boolean;
  /** Called when the visitor opens the story video. */
  onWatch: () => void;
}

/** The home page’s hero: the background video, the promise and the primary action. */
export function HomeHero({ mayLoadVideo, onWatch }: HomeHeroProps) {
  const [hasLoaded, setHasLoaded] = useState(false);
  useEffect(() => {
    // The video waits until everything else on the page has loaded.
    const handleLoad = () => setHasLoaded(true);
    if (document.readyState === 'complete') handleLoad();
    else window.addEventListener('load', handleLoad, { once: true });
    return () => window.removeEventListener('load', handleLoad);
  }, []);
  return (
    <section className="relative -mt-(--header-height) flex min-h-[min(100dvh,56rem)] flex-col justify-end overflow-hidden bg-night text-on-night in-data-noticed:mt-0 in-data-offer:mt-0">
      <MediaFrame
        fit="cover"
        className="absolute! inset-0 [&>button]:top-20 [&>button]:bottom-auto"
        poster={{
          ...videoPoster,
          alt: '',
          srcSet: `${posterSmall} 640w, ${poster} 1280w`,
          sizes: '(max-width: 640px) 640px, 1280px',
        }}
        sources={videoSources}
        load={mayLoadVideo && hasLoaded}
        labels={copy.video}
      >
        <div
          aria-hidden="true"
          className="absolute inset-0 bg-linear-to-b from-night/60 via-night/45 to-night/90 md:via-transparent"
        />
      </MediaFrame>
      <div className="pointer-events-none relative page-width pt-32 pb-24 md:pb-28 [&_:is(a,button)]:pointer-events-auto">
        <h1 className="w-min text-hero font-semibold wrap-normal hyphens-none">{copy.heading}</h1>
        <p className="mt-6 max-w-form text-lead text-on-night/90">{copy.lead}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <Button asChild size="lg">
            <Link to={PATHS.register}>{copy.start}</Link>
          </Button>
          <Button variant="night" size="lg" onClick={onWatch}>
            <Play size={20} aria-hidden="true" />
            <span>{copy.watch}</span>
          </Button>
        </div>
      </div>
    </section>
  );
}
