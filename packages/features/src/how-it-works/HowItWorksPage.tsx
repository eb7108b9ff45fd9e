import { Accordion } from '@iru/ui/accordion';
import { Button } from '@iru/ui/button';
import { Section } from '@iru/ui/section';
import { Stat, StatList } from '@iru/ui/stat';
import { Link } from 'react-router-dom';

import city from '../assets/scenes/city-dusk.svg';
import { PATHS } from '../paths';
import { CallToAction } from '../shared/page/CallToAction';
import { PageHero } from '../shared/page/PageHero';
import { howItWorksCopy as copy } from './copy';
import { SixSteps } from './SixSteps';
import { Tips } from './Tips';

const questions = copy.faq.list.map(({ id, question, answer }) => ({ value: id, heading: question, content: answer }));

/** The way from a first visit to a first meeting, with tips, numbers and questions (spec 2, section 2). */
export function HowItWorksPage() {
  return (
    <>
      <PageHero copy={copy} picture={{ src: city, alt: copy.picture }}>
        <Button asChild size="lg">
          <Link to={PATHS.register}>{copy.start}</Link>
        </Button>
      </PageHero>
      <SixSteps />
      <Tips />
      <Section tone="primary-wash" heading={copy.stats.heading}>
        <StatList>
          {copy.stats.list.map((stat) => (
            <Stat key={stat.label} {...stat} />
          ))}
        </StatList>
        <p className="mt-8 text-small text-ink-soft">{copy.stats.note}</p>
      </Section>
      <section aria-labelledby="faq" className="page-width grid gap-8 py-(--section-space) lg:grid-cols-[1fr_2fr]">
        <h2 id="faq" className="text-heading">
          {copy.faq.heading}
        </h2>
        <Accordion items={questions} />
      </section>
      <CallToAction heading={copy.call.heading} text={copy.call.text}>
        <Button asChild size="lg">
          <Link to={PATHS.register}>{copy.call.register}</Link>
        </Button>
        <Button asChild variant="night" size="lg">
          <Link to={PATHS.findMatch}>{copy.call.browse}</Link>
        </Button>
      </CallToAction>
    </>
  );
}
