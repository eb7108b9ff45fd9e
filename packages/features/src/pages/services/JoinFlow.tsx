import { clsx } from 'clsx';

import { StatusTag } from '../../parts/status-tag/StatusTag';
import { servicesCopy } from '#words/pages/services/copy';

const copy = servicesCopy.join;

/** The seven steps of joining, along one line (SERVICES-1). */
export function JoinFlow() {
  return (
    <section aria-labelledby="join" className="page-width py-(--section-space)">
      <h2 id="join" className="max-w-[13em] text-heading">
        {copy.heading}
      </h2>
      <StatusTag status="planned" className="mt-3" />
      <p className="mt-4 text-lead text-ink-soft">{copy.intro}</p>
      <ol
        className={clsx(
          'ms-3.75 mt-10 grid gap-y-8 border-s-2 border-line',
          'md:ms-0 md:grid-cols-4 md:gap-x-8 md:gap-y-12 md:border-s-0',
        )}
      >
        {copy.list.map(({ name, text }, at) => (
          <li key={name} className="relative ps-8 md:border-t-2 md:border-line md:ps-0 md:pt-6">
            <span
              aria-hidden="true"
              data-slot="number"
              className={clsx(
                'absolute -start-[1.0625rem] top-0 grid size-8 place-items-center rounded-full bg-primary text-small font-semibold text-on-primary',
                'md:start-0 md:-top-[1.0625rem]',
              )}
            >
              {at + 1}
            </span>
            <h3 className="text-title">{name}</h3>
            <p className="mt-1 text-ink-soft">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
