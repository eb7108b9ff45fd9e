import { Button } from '@iru/ui/button';
import { Link } from 'react-router-dom';

import dance from '../../assets/scenes/dance.svg';
import { PATHS } from '../../paths';
import { homeBelowCopy } from '#words/pages/home/copy-below';

const copy = homeBelowCopy.share;

/** Invites couples who met here to share their story (HOME-1). */
export function ShareYourStory() {
  return (
    <section aria-labelledby="share" className="page-width py-(--section-space)">
      <div className="grid overflow-hidden rounded-lg bg-night text-on-night md:grid-cols-[1.1fr_1fr]">
        <div className="flex flex-col items-start justify-center gap-5 p-8 md:p-14">
          <h2 id="share" className="text-display">
            {copy.heading}
          </h2>
          <p className="max-w-prose text-lead text-on-night/90">{copy.text}</p>
          <p className="max-w-prose text-small text-on-night/90">{copy.note}</p>
          <Button asChild variant="primary" size="lg">
            <Link to={PATHS.shareStory}>{copy.action}</Link>
          </Button>
        </div>
        <img
          src={dance}
          alt=""
          width={1200}
          height={800}
          loading="lazy"
          decoding="async"
          className="order-first aspect-3/2 size-full object-cover md:order-last"
        />
      </div>
    </section>
  );
}
