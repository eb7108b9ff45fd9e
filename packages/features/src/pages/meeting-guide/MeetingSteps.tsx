import { Section } from '@iru/ui/section';

import { meetingGuideCopy } from '#words/pages/meeting-guide/copy';

const copy = meetingGuideCopy.steps;

/** The five steps to a meeting, side by side on a wide screen (MEET-1). */
export function MeetingSteps() {
  return (
    <Section tone="sunken" edge="top" heading={copy.heading} className="break-inside-avoid">
      <ol className="grid gap-y-6 lg:grid-cols-5 lg:gap-x-8 print:gap-y-3">
        {copy.list.map(({ name, text }, at) => (
          <li
            key={name}
            className="grid grid-cols-[3rem_1fr] gap-x-4 lg:block lg:border-t-2 lg:border-primary lg:pt-4"
          >
            <span
              aria-hidden="true"
              className="font-display text-heading text-primary lg:text-display"
            >
              {at + 1}
            </span>
            <div>
              <h3 className="text-title lg:mt-3">{name}</h3>
              <p className="mt-1 text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
