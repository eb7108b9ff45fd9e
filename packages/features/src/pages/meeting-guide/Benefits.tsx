import { meetingGuideCopy } from '#words/pages/meeting-guide/copy';

const copy = meetingGuideCopy.benefits;

/** The benefits of a plan (MEET-1). */
export function Benefits() {
  return (
    <section aria-labelledby="benefits" className="break-inside-avoid lg:pt-8">
      <h2 id="benefits" className="text-heading">
        {copy.heading}
      </h2>
      <dl className="mt-6 grid gap-6 print:mt-4 print:gap-3">
        {copy.list.map(({ name, text }) => (
          <div key={name} className="border-s-4 border-coin-fill ps-5">
            <dt className="font-display text-title">{name}</dt>
            <dd className="mt-1 text-ink-soft">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
