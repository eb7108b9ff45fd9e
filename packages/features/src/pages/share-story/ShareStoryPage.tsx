import { Button } from '@iru/ui/button';
import { Section } from '@iru/ui/section';
import { Stat, StatList } from '@iru/ui/stat';
import { Link } from 'react-router-dom';

import hills from '../../assets/scenes/story-4.avif';
import { CallToAction } from '../../parts/page/CallToAction';
import { PageHero } from '../../parts/page/PageHero';
import { Questions } from '../../parts/page/Questions';
import { PATHS } from '../../paths';
import { Channels } from './Channels';
import { shareStoryCopy as copy } from '#words/pages/share-story/copy';
import { FIGURES, QUESTIONS } from './data';
import { FloatingApply } from './FloatingApply';
import { Gallery } from './Gallery';
import { Process } from './Process';

/** Invites couples to share how they met: gallery, figures, process, channels and questions (SHARE-1). */
export function ShareStoryPage() {
  return (
    <>
      <PageHero copy={copy} picture={{ src: hills, alt: copy.picture }}>
        <Button asChild size="lg">
          <Link to={PATHS.testimonyForm}>{copy.applyLong}</Link>
        </Button>
        <Button asChild variant="secondary" size="lg">
          <Link to={PATHS.successStories}>{copy.read}</Link>
        </Button>
      </PageHero>
      <Gallery />
      <Section tone="night" edge="top" heading={copy.stats.heading}>
        <p className="mb-8 font-display text-display">{copy.stats.illustrative}</p>
        <StatList>
          {FIGURES.map(({ id, value }) => (
            <Stat key={id} value={value} label={copy.stats.list[id]} />
          ))}
        </StatList>
        <p className="mt-8 text-small text-ink-soft">{copy.stats.note}</p>
      </Section>
      <section aria-labelledby="benefits" className="page-width py-(--section-space)">
        <h2 id="benefits" className="text-heading">
          {copy.benefits.heading}
        </h2>
        <ul className="mt-8 divide-y divide-line border-y border-line">
          {copy.benefits.list.map(({ name, text }) => (
            <li key={name} className="grid gap-x-10 gap-y-1 py-5 md:grid-cols-[1fr_2fr]">
              <h3 className="text-title">{name}</h3>
              <p className="text-ink-soft">{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <Process />
      <Channels />
      <Questions
        heading={copy.faq.heading}
        list={QUESTIONS.map((id) => ({ id, ...copy.faq.list[id] }))}
      />
      <CallToAction heading={copy.call.heading} text={copy.call.text}>
        <Button asChild size="lg">
          <Link to={PATHS.testimonyForm}>{copy.applyLong}</Link>
        </Button>
      </CallToAction>
      <FloatingApply />
    </>
  );
}
