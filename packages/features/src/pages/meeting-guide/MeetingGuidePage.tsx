import { Button } from '@iru/ui/button';
import { Section } from '@iru/ui/section';
import { clsx } from 'clsx';
import { CalendarHeart } from 'lucide-react';
import { Link } from 'react-router-dom';

import coffee from '../../assets/scenes/coffee.svg';
import { Checklist } from '../../parts/meeting/Checklist';
import { meetingToolsCopy as tools } from '#words/parts/meeting/copy';
import { HotelFinder } from '../../parts/meeting/HotelFinder';
import { Emergency } from './Emergency';
import { PLAN_ID, PlanContext, visitPlan } from '../../parts/meeting/meeting-plan';
import { KeepPages } from '../../parts/offline/KeepPages';
import { MeetingPlanner } from '../../parts/meeting/MeetingPlanner';
import { CallToAction } from '../../parts/page/CallToAction';
import { printClasses } from '../../parts/page/print-classes';
import { PageHero } from '../../parts/page/PageHero';
import { PATHS } from '../../paths';
import { Benefits } from './Benefits';
import { meetingGuideCopy as copy } from '#words/pages/meeting-guide/copy';
import { SafetyTips } from './SafetyTips';
import { MeetingSteps } from './MeetingSteps';

// The router doesn’t scroll to a fragment on the prerendered first page.
const goToPlan = () => {
  const heading = document.getElementById(PLAN_ID);
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
};

/** The Meeting Guide: steps, hotels, summary, checklist, tips and emergency numbers (MEET-1). */
export function MeetingGuidePage() {
  return (
    <PlanContext value={visitPlan}>
      <div className={printClasses}>
        <PageHero copy={copy} picture={{ src: coffee, alt: copy.picture }}>
          <Button asChild size="lg">
            <Link to={`#${PLAN_ID}`} onClick={goToPlan}>
              <CalendarHeart aria-hidden="true" className="size-5" />
              <span>{copy.plan}</span>
            </Link>
          </Button>
          <Button asChild variant="secondary" size="lg">
            <Link to={PATHS.meetingBooking}>{copy.book}</Link>
          </Button>
        </PageHero>
        <MeetingSteps />
        <Section data-print="hide" heading={tools.hotels.heading} intro={tools.hotels.intro}>
          <HotelFinder />
        </Section>
        <Section tone="night" edge="both" aria-labelledby={PLAN_ID} className="break-inside-avoid">
          <header className="mb-8 max-w-prose sm:mb-12 print:mb-4">
            <h2 id={PLAN_ID} tabIndex={-1} className="text-heading">
              {tools.summary.heading}
            </h2>
            <p data-print="hide" className="mt-4 text-lead text-ink-soft">
              {tools.summary.intro}
            </p>
          </header>
          <MeetingPlanner />
        </Section>
        <div
          className={clsx(
            'page-width grid grid-cols-[minmax(0,1fr)] items-start gap-12 py-(--section-space)',
            'lg:grid-cols-[1.1fr_1fr] lg:gap-16 print:gap-8',
          )}
        >
          <Checklist />
          <Benefits />
        </div>
        <SafetyTips />
        <Emergency />
        <div data-print="hide" className="page-width pt-(--section-space)">
          <KeepPages className="max-w-prose rounded-lg border border-line bg-raised p-5 shadow-soft sm:p-7" />
        </div>
        <div className="pt-(--section-space)">
          <CallToAction heading={copy.call.heading} text={copy.call.text}>
            <Button asChild size="lg">
              <Link to={PATHS.meetingBooking}>{copy.call.book}</Link>
            </Button>
          </CallToAction>
        </div>
      </div>
    </PlanContext>
  );
}
