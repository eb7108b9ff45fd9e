import { Button } from '@iru/ui/button';
import { PercentBars } from '@iru/ui/percent-bars';
import { Section } from '@iru/ui/section';
import { Link } from 'react-router-dom';

import { PATHS } from '../paths';
import { CallToAction } from '../shared/page/CallToAction';
import { PageHead } from '../shared/page/PageHead';
import { successStoriesCopy as copy } from './copy';
import { FeaturedStory } from './FeaturedStory';

const percent = new Intl.NumberFormat('en-GB', { style: 'percent' });
const bars = copy.counters.list.map((bar) => ({ ...bar, value: percent.format(bar.percent / 100) }));

/** Couples who met here, and what they tell a year later (spec 2, section 2). */
export function SuccessStoriesPage() {
  const { stories, heading } = copy.featured;
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
          {heading}
        </h2>
        <div className="grid gap-12 md:gap-20">
          {stories.map((story, at) => (
            <FeaturedStory key={story.id} story={story} position={at} />
          ))}
        </div>
        <p className="mt-10 text-small text-ink-soft">{copy.note}</p>
      </section>
      <Section tone="sunken" edge="top">
        <div className="grid gap-10 lg:grid-cols-[1fr_1.4fr] lg:gap-16">
          <div>
            <h2 className="text-heading">{copy.counters.heading}</h2>
            <p className="mt-4 text-lead text-ink-soft">{copy.counters.intro}</p>
            <p className="mt-6 text-small text-ink-soft">{copy.counters.note}</p>
          </div>
          <PercentBars bars={bars} />
        </div>
      </Section>
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
