import { shareStoryCopy } from '#words/pages/share-story/copy';

const copy = shareStoryCopy.process;

/** The steps from applying to publishing (SHARE-1). */
export function Process() {
  return (
    <section aria-labelledby="process" className="bg-sunken">
      <div className="page-width py-(--section-space)">
        <h2 id="process" className="text-heading">
          {copy.heading}
        </h2>
        <p className="mt-2 max-w-prose text-lead text-ink-soft">{copy.intro}</p>
        <ol className="mt-8 grid gap-8 sm:grid-cols-2 lg:grid-cols-4">
          {copy.list.map(({ name, text }, at) => (
            <li key={name} className="border-t-2 border-ink pt-4">
              <span aria-hidden="true" className="font-display text-heading text-primary">
                {at + 1}
              </span>
              <h3 className="mt-1 text-title">{name}</h3>
              <p className="mt-1 text-ink-soft">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
