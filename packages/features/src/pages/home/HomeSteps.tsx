import { REVEAL } from '../../domain/constants';
import { Reveal } from '../../parts/reveal/Reveal';
import { homeCopy } from '#words/pages/home/copy';

const copy = homeCopy.steps;

/** The three steps. They fade in once, when 20% of them is in view (HOME-2). */
export function HomeSteps() {
  return (
    <section aria-labelledby="steps" className="page-width py-(--section-space)">
      <h2 id="steps" className="max-w-[10.4em] text-display">
        {copy.heading}
      </h2>
      <Reveal threshold={REVEAL.steps}>
        <ol className="mt-10 grid gap-x-10 gap-y-12 md:mt-14 md:grid-cols-3">
          {copy.list.map(({ label, title, description }, at) => (
            <li key={label} className="relative border-t-2 border-ink pt-5" data-step={at + 1}>
              <p className="text-small font-semibold tracking-wide text-primary">{label}</p>
              <h3 className="mt-3 text-title">{title}</h3>
              <p className="mt-2 max-w-prose text-ink-soft">{description}</p>
            </li>
          ))}
        </ol>
      </Reveal>
    </section>
  );
}
