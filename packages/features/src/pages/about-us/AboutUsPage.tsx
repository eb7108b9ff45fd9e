import { Button } from '@iru/ui/button';
import { Section } from '@iru/ui/section';
import { Link } from 'react-router-dom';

import coffee from '../../assets/scenes/coffee.svg';
import hills from '../../assets/scenes/hills.svg';
import { REVEAL } from '../../domain/constants';
import { CallToAction } from '../../parts/page/CallToAction';
import { PageHero } from '../../parts/page/PageHero';
import { Reveal } from '../../parts/reveal/Reveal';
import { PATHS } from '../../paths';
import { aboutUsCopy as copy } from '#words/pages/about-us/copy';
import { MILESTONE_YEARS } from './data';
import { Values } from './Values';

/** The About Us page: mission, story, milestones and values (ABOUT-1). */
export function AboutUsPage() {
  return (
    <>
      <PageHero copy={copy} picture={{ src: hills, alt: copy.picture }}>
        <Button asChild size="lg">
          <Link to={PATHS.register}>{copy.join}</Link>
        </Button>
      </PageHero>
      <Section tone="night" edge="top" aria-labelledby="mission">
        <h2 id="mission" className="text-small font-semibold tracking-wide text-coin uppercase">
          {copy.mission.heading}
        </h2>
        <p className="mt-5 max-w-[15.6em] font-display text-display text-pretty">
          {copy.mission.text}
        </p>
      </Section>
      <section aria-labelledby="story" className="page-width py-(--section-space)">
        <Reveal threshold={REVEAL.pages} className="grid gap-8 lg:grid-cols-[1fr_1.2fr] lg:gap-16">
          <img
            src={coffee}
            alt={copy.story.picture}
            width={1200}
            height={800}
            loading="lazy"
            decoding="async"
            className="aspect-3/2 w-full rounded-lg object-cover lg:aspect-4/5 lg:h-full"
          />
          <div className="max-w-prose self-center">
            <h2 id="story" className="text-heading">
              {copy.story.heading}
            </h2>
            {copy.story.paragraphs.map((paragraph) => (
              <p
                key={paragraph}
                className="mt-5 text-ink-soft first-of-type:text-lead first-of-type:text-ink"
              >
                {paragraph}
              </p>
            ))}
            <p className="mt-5 text-small text-ink-soft">{copy.story.note}</p>
          </div>
        </Reveal>
      </section>
      <Section tone="sunken" heading={copy.milestones.heading}>
        <ol className="grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-5">
          {MILESTONE_YEARS.map((year) => (
            <li key={year} className="border-t-2 border-ink pt-4">
              <h3 className="font-display text-title text-primary tabular-nums">{year}</h3>
              <p className="mt-2 text-ink-soft">{copy.milestones.list[year]}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Values />
      <CallToAction heading={copy.call.heading} text={copy.call.text}>
        <Button asChild size="lg">
          <Link to={PATHS.register}>{copy.call.register}</Link>
        </Button>
        <Button asChild variant="night" size="lg">
          <Link to={PATHS.contact}>{copy.call.contact}</Link>
        </Button>
      </CallToAction>
    </>
  );
}
