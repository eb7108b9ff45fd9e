import { Button } from '@iru/ui/button';
import { Section } from '@iru/ui/section';
import { Stat, StatList } from '@iru/ui/stat';
import { Link } from 'react-router-dom';

import city from '../../assets/scenes/city-dusk.svg';
import { POLICY } from '../../domain/policy';
import { CallToAction } from '../../parts/page/CallToAction';
import { PageHero } from '../../parts/page/PageHero';
import { Questions } from '../../parts/page/Questions';
import { PATHS } from '../../paths';
import { howItWorksCopy as copy } from '#words/pages/how-it-works/copy';
import { QUESTIONS, VERIFICATION_LEVELS } from './data';
import { SixSteps } from './SixSteps';
import { Tips } from './Tips';

const { labels } = copy.stats;

const stats = [
  {
    name: copy.stats.illustrative,
    list: [
      { value: copy.stats.resolvedShare, label: labels.resolved },
      { value: copy.stats.responseTime, label: labels.response },
    ],
  },
  {
    name: copy.stats.planned,
    list: [
      { value: `${POLICY.minimumAge}+`, label: labels.age },
      { value: VERIFICATION_LEVELS, label: labels.verification },
    ],
  },
];

/** The How It Works page: six steps, tips, figures and questions (HOW-1). */
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
        <div className="grid gap-12">
          {stats.map(({ name, list }) => (
            <div key={name}>
              <h3 className="mb-6 text-display">{name}</h3>
              <StatList>
                {list.map((stat) => (
                  <Stat key={stat.label} {...stat} />
                ))}
              </StatList>
            </div>
          ))}
        </div>
      </Section>
      <Questions
        heading={copy.faq.heading}
        list={QUESTIONS.map((id) => ({ id, ...copy.faq.list[id] }))}
      />
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
