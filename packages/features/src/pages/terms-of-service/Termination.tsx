import { TextLink } from '@iru/ui/text-link';
import { clsx } from 'clsx';
import { Link } from 'react-router-dom';

import { Ranges } from '../../parts/page/Ranges';
import { PATHS } from '../../paths';
import { termsOfServiceCopy } from '#words/pages/terms-of-service/copy';

const copy = termsOfServiceCopy.termination;

/** The reasons to end an account, each with its action and appeal (TERMS-1). */
export function Termination() {
  const { labels } = copy;
  return (
    <section aria-labelledby="termination" className="page-width py-(--section-space)">
      <h2 id="termination" className="text-heading">
        {copy.heading}
      </h2>
      <p className="mt-4 max-w-prose text-lead text-ink-soft">
        <Ranges>{copy.intro}</Ranges>
      </p>
      <ul className="mt-8 divide-y divide-line border-y border-line print:mt-4">
        {copy.list.map(({ reason, action, appeal }) => (
          <li
            key={reason}
            className={clsx(
              'grid gap-x-10 gap-y-4 py-6',
              'lg:grid-cols-[1fr_1.7fr]',
              'print:grid-cols-[1fr_1.7fr] print:py-2',
            )}
          >
            <h3 className="text-title">{reason}</h3>
            <dl className="grid gap-4 sm:grid-cols-2 sm:gap-8">
              <div>
                <dt className="text-small font-semibold text-ink-soft">{labels.action}</dt>
                <dd className="mt-1">{action}</dd>
              </div>
              <div>
                <dt className="text-small font-semibold text-ink-soft">{labels.appeal}</dt>
                <dd className="mt-1">{appeal}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
      <p className="mt-6 text-ink-soft">
        <span>{copy.other}</span>{' '}
        <TextLink asChild>
          <Link to={PATHS.communityGuidelines}>{copy.otherLink}</Link>
        </TextLink>
      </p>
    </section>
  );
}
