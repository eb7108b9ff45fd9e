import { Checklist } from '../../parts/meeting/Checklist';
import { meetingToolsCopy as copy } from '#words/parts/meeting/copy';
import { HotelFinder } from '../../parts/meeting/HotelFinder';
import { PLAN_ID, PlanContext, visitPlan } from '../../parts/meeting/meeting-plan';
import { MeetingPlanner } from '../../parts/meeting/MeetingPlanner';

/** The checklist, hotels and summary, inside a document (MEET-1). */
export function MeetingTools() {
  return (
    <PlanContext value={visitPlan}>
      <div className="grid gap-12">
        <Checklist headingLevel={3} />
        <section aria-labelledby="hotels">
          <h3 id="hotels" className="text-title">
            {copy.hotels.heading}
          </h3>
          <p className="mt-2 mb-5">{copy.hotels.intro}</p>
          <HotelFinder headingLevel={4} />
        </section>
        <section aria-labelledby={PLAN_ID} className="break-inside-avoid">
          <h3 id={PLAN_ID} className="text-title print:pb-3">
            {copy.summary.heading}
          </h3>
          <p data-print="hide" className="mt-2 mb-5">
            {copy.summary.intro}
          </p>
          <MeetingPlanner />
        </section>
      </div>
    </PlanContext>
  );
}
