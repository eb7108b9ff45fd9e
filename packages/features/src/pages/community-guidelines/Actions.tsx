import { Button } from '@iru/ui/button';
import { Link } from 'react-router-dom';

import { legalHref } from '../../content/legal/documents';
import { contactAddress, PATHS } from '../../paths';
import { communityGuidelinesCopy } from '#words/pages/community-guidelines/copy';

const copy = communityGuidelinesCopy.actions;

const actions = [
  [copy.join, PATHS.register],
  [copy.report, contactAddress('safety')],
  [copy.support, contactAddress('technical')],
  [copy.safety, legalHref('safety')],
  [copy.feedback, contactAddress('feedback')],
  [copy.forum, PATHS.groups],
] as const;

/** The page’s six actions, each a link to the right page (COMMUNITY-1). */
export function Actions() {
  return (
    <section
      aria-labelledby="actions"
      data-print="hide"
      className="page-width pb-(--section-space)"
    >
      <h2 id="actions" className="text-heading">
        {copy.heading}
      </h2>
      <div className="mt-6 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {actions.map(([label, to], at) => (
          <Button asChild key={label} variant={at === 0 ? 'primary' : 'secondary'}>
            <Link to={to}>{label}</Link>
          </Button>
        ))}
      </div>
    </section>
  );
}
