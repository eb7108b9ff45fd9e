import { Button } from '@iru/ui/button';
import { Section } from '@iru/ui/section';
import { Check, Clock } from 'lucide-react';
import { Link } from 'react-router-dom';

import { PageHero } from '../../parts/page/PageHero';
import { StatusTag } from '../../parts/status-tag/StatusTag';
import { PATHS } from '../../paths';
import { previewCopy as copy } from '#words/pages/preview/copy';

const STATUSES = ['preview', 'planned'] as const;

/** Shows what works today, what is planned, and what stays on the visitor's device. */
export function PreviewPage() {
  return (
    <>
      <PageHero copy={copy} />
      <Section tone="sunken">
        <div className="grid gap-12 md:grid-cols-2">
          {[
            { ...copy.today, Icon: Check },
            { ...copy.planned, Icon: Clock },
          ].map(({ heading, list, Icon }) => (
            <div key={heading}>
              <h2 className="text-heading">{heading}</h2>
              <ul className="mt-6 grid gap-4">
                {list.map((text) => (
                  <li key={text} className="flex gap-3">
                    <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent" />
                    <span>{text}</span>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </Section>
      <Section heading={copy.device.heading} intro={copy.device.text}>
        <Button asChild variant="secondary">
          <Link to={`${PATHS.user}#your-data`}>{copy.device.link}</Link>
        </Button>
        <h2 className="mt-16 text-heading">{copy.tags.heading}</h2>
        <ul className="mt-6 grid gap-4">
          {STATUSES.map((status) => (
            <li key={status} className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <StatusTag status={status} />
              <span>{copy.tags.list[status]}</span>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
