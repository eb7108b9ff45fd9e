import { Button } from '@iru/ui/button';
import { Link } from 'react-router-dom';

import { CallToAction } from '../../parts/page/CallToAction';
import { PageHead } from '../../parts/page/PageHead';
import { ShareChart } from '../../parts/page/ShareChart';
import { PATHS } from '../../paths';
import { successStoriesCopy as copy } from '#words/pages/success-stories/copy';
import { COUNTERS, STORIES } from './data';
import { FeaturedStory } from './FeaturedStory';

/** Featured couples and figures from a year later (STORIES-1). */
export function SuccessStoriesPage() {
  return (
    <>
      <PageHead title={copy.title} description={copy.description} />
      <div className="page-width py-10 text-center md:py-16">
        <h1 className="text-display">{copy.heading}</h1>
        <p className="mx-auto mt-5 max-w-prose text-lead text-ink-soft">{copy.intro}</p>
        <Button asChild size="lg" className="mt-8">
          <Link to={PATHS.testimonyForm}>{copy.tell}</Link>
        </Button>
      </div>
      <section aria-labelledby="featured" className="page-width pb-(--section-space)">
        <h2 id="featured" className="sr-only">
          {copy.featured.heading}
        </h2>
        <div className="grid gap-12 md:gap-20">
          {STORIES.map((id, at) => (
            <FeaturedStory key={id} id={id} position={at} />
          ))}
        </div>
      </section>
      <ShareChart
        heading={copy.counters.heading}
        note={copy.counters.note}
        list={COUNTERS.map(({ id, percent }) => ({ id, percent, label: copy.counters.list[id] }))}
      />
      <div className="pt-(--section-space)">
        <CallToAction heading={copy.call.heading} text={copy.call.text}>
          <Button asChild size="lg">
            <Link to={PATHS.testimonyForm}>{copy.call.form}</Link>
          </Button>
          <Button asChild variant="night" size="lg">
            <Link to={PATHS.shareStory}>{copy.call.gallery}</Link>
          </Button>
        </CallToAction>
      </div>
    </>
  );
}
