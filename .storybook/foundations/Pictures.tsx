import { Logo } from '@iru/ui/logo';
import { Motif } from '@iru/ui/motif';
import type { ReactNode } from 'react';

import { motifPatterns } from '../../packages/ui/src/components/motif/Motif.variants';
import channel from '../../packages/features/src/assets/channels/voices.svg';
import poster from '../../packages/features/src/assets/video/hero-poster-small.avif';
import masked from '../../packages/features/src/assets/masked/p02.webp';
import p02 from '../../packages/features/src/assets/portraits/p02.svg';
import h1 from '../../packages/features/src/assets/portraits/h1.svg';
import h4 from '../../packages/features/src/assets/portraits/h4.svg';
import s3 from '../../packages/features/src/assets/portraits/s3.svg';
import cityDusk from '../../packages/features/src/assets/scenes/city-dusk.svg';
import coffee from '../../packages/features/src/assets/scenes/coffee.svg';
import dance from '../../packages/features/src/assets/scenes/dance.svg';
import hills from '../../packages/features/src/assets/scenes/hills.svg';
import lake from '../../packages/features/src/assets/scenes/lake.svg';
import couple from '../../packages/features/src/assets/scenes/story-7.avif';
import { ThemePanel } from './ThemePanel';

interface PictureProps {
  readonly src: string;
  readonly caption: string;
  readonly shape: string;
}

function Picture({ src, caption, shape }: PictureProps) {
  return (
    <figure className="m-0 min-w-0">
      <img
        src={src}
        alt=""
        loading="lazy"
        className={`w-full rounded-lg border border-line object-cover ${shape}`}
      />
      <figcaption className="mt-2 text-small text-ink-soft">{caption}</figcaption>
    </figure>
  );
}

function Row({ children }: { children: ReactNode }) {
  return <div className="grid grid-cols-2 gap-4 sm:grid-cols-4">{children}</div>;
}

export function Portraits() {
  return (
    <Row>
      <Picture src={h1} caption="h1, on the home page" shape="aspect-4/5" />
      <Picture src={h4} caption="h4, on the home page" shape="aspect-4/5" />
      <Picture src={s3} caption="s3, in the deck" shape="aspect-4/5" />
      <Picture src={p02} caption="p02, once seen with consent" shape="aspect-4/5" />
    </Row>
  );
}

export function Masked() {
  return (
    <div className="grid max-w-form grid-cols-2 gap-4">
      <Picture
        src={masked}
        caption="What a visitor is sent first: 48 × 60 pixels"
        shape="aspect-4/5"
      />
      <Picture
        src={p02}
        caption="What comes after consent, from another address"
        shape="aspect-4/5"
      />
    </div>
  );
}

export function Scenes() {
  return (
    <div className="grid grid-cols-2 gap-4 sm:grid-cols-3">
      <Picture src={hills} caption="Hills: about us, safety" shape="aspect-3/2" />
      <Picture src={lake} caption="Lake: accounts, services" shape="aspect-3/2" />
      <Picture src={cityDusk} caption="City at dusk: signing in, how it works" shape="aspect-3/2" />
      <Picture src={coffee} caption="Coffee: a first meeting" shape="aspect-3/2" />
      <Picture src={dance} caption="Dance: community, shared stories" shape="aspect-3/2" />
      <Picture src={couple} caption="A couple before a scene: success stories" shape="aspect-3/2" />
    </div>
  );
}

export function VideoAndChannels() {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Picture
        src={poster}
        caption="The poster of the video: all that is fetched under Save-Data or reduced motion"
        shape="aspect-video"
      />
      <Picture src={channel} caption="A channel of success stories" shape="aspect-video" />
    </div>
  );
}

const PATTERNS = {
  zigzag: 'Edges: of sections, of the footer, of the splash, of a picture that did not arrive.',
  diamonds: 'A field of its own: the head of a page, an error page, a question of the quiz.',
  spiral: 'Ends: the last card of the deck, an empty list.',
} as const;

export function Motifs() {
  return (
    <ul className="grid list-none gap-6 p-0 sm:grid-cols-3">
      {motifPatterns.map((pattern) => (
        <li key={pattern} className="min-w-0">
          <Motif pattern={pattern} className="h-24 rounded-t-md bg-surface text-primary" />
          <Motif pattern={pattern} className="h-24 rounded-b-md bg-night text-coin-fill" />
          <b className="mt-2 block text-small">{pattern}</b>
          <span className="text-small text-ink-soft">{PATTERNS[pattern]}</span>
        </li>
      ))}
    </ul>
  );
}

export function Logos() {
  return (
    <div className="grid overflow-hidden rounded-md border border-line sm:grid-cols-2">
      {(['light', 'dark'] as const).map((theme) => (
        <ThemePanel key={theme} theme={theme} className="flex flex-wrap items-end gap-5 p-6">
          {[16, 32, 64, 96].map((size) => (
            <Logo key={size} size={size} />
          ))}
        </ThemePanel>
      ))}
    </div>
  );
}
