import { Button } from '@iru/ui/button';
import { Link } from 'react-router-dom';

import coffee from '../../assets/scenes/coffee.svg';
import { PATHS } from '../../paths';
import { findMatchCopy } from '#words/pages/find-match/copy';

const copy = findMatchCopy.share;

/** The invitation to couples who met here, with links to share a story or apply for an interview (BROWSE-6). */
export function ShareLoveStory() {
  return (
    <section
      aria-labelledby="love-story"
      className="page-width grid items-center gap-8 py-(--section-space) md:grid-cols-2 md:gap-14"
    >
      <img
        src={coffee}
        alt={copy.picture}
        width={1200}
        height={800}
        loading="lazy"
        decoding="async"
        className="aspect-3/2 w-full rounded-lg object-cover"
      />
      <div>
        <h2 id="love-story" className="text-display">
          {copy.heading}
        </h2>
        <p className="mt-4 max-w-prose text-lead text-ink-soft">{copy.text}</p>
        <div className="mt-7 flex flex-wrap gap-3">
          <Button asChild>
            <Link to={PATHS.shareStory}>{copy.story}</Link>
          </Button>
          <Button asChild variant="secondary">
            <Link to={PATHS.testimonyForm}>{copy.interview}</Link>
          </Button>
        </div>
      </div>
    </section>
  );
}
