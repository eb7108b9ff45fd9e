import { Button } from '@iru/ui/button';
import { Link } from 'react-router-dom';

import lake from '../../assets/scenes/lake.svg';
import { REVEAL } from '../../domain/constants';
import { CallToAction } from '../../parts/page/CallToAction';
import { PageHero } from '../../parts/page/PageHero';
import { Questions } from '../../parts/page/Questions';
import { ShareChart } from '../../parts/page/ShareChart';
import { Reveal } from '../../parts/reveal/Reveal';
import { PATHS } from '../../paths';
import { servicesCopy as copy } from '#words/pages/services/copy';
import { QUESTIONS, RESULTS } from './data';
import { GetCoins } from './GetCoins';
import { JoinFlow } from './JoinFlow';
import { Matching } from './Matching';
import { ServiceCards } from './ServiceCards';
import { Trust } from './Trust';

/** What the product does, how it works, what it costs and what members report (SERVICES-1). */
export function ServicesPage() {
  return (
    <>
      <PageHero copy={copy} picture={{ src: lake, alt: copy.picture }}>
        <Button asChild size="lg">
          <Link to={PATHS.findMatch}>{copy.browse}</Link>
        </Button>
      </PageHero>
      <ServiceCards />
      <Matching />
      <section aria-labelledby="how" className="page-width py-(--section-space)">
        <h2 id="how" className="text-heading">
          {copy.steps.heading}
        </h2>
        <Reveal threshold={REVEAL.pages}>
          <ol className="mt-8 divide-y divide-line border-y border-line">
            {copy.steps.list.map(({ name, text }, at) => (
              <li
                key={name}
                className="grid grid-cols-[3rem_1fr] gap-x-4 py-5 md:grid-cols-[4rem_1fr_1.6fr]"
              >
                <span aria-hidden="true" className="font-display text-heading text-primary">
                  {at + 1}
                </span>
                <h3 className="self-center text-title">{name}</h3>
                <p className="col-start-2 self-center text-ink-soft md:col-start-3">{text}</p>
              </li>
            ))}
          </ol>
        </Reveal>
        <Button asChild variant="ghost" className="-ms-6 mt-6">
          <Link to={PATHS.howItWorks}>{copy.steps.more}</Link>
        </Button>
      </section>
      <Trust />
      <JoinFlow />
      <ShareChart
        tone="primary-wash"
        heading={copy.results.heading}
        note={copy.results.note}
        list={RESULTS.map(({ id, percent }) => ({ id, percent, label: copy.results.list[id] }))}
      />
      <Questions
        heading={copy.faq.heading}
        list={QUESTIONS.map((id) => ({ id, ...copy.faq.list[id] }))}
      />
      <CallToAction heading={copy.call.heading} text={copy.call.text}>
        <GetCoins />
        <Button asChild variant="night" size="lg">
          <Link to={PATHS.pricing}>{copy.call.prices}</Link>
        </Button>
      </CallToAction>
    </>
  );
}
