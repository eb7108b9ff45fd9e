import { TextLink } from '@iru/ui/text-link';
import { Notice } from '@iru/ui/notice';
import { Link } from 'react-router-dom';

import type { PlanDraft } from '../../parts/meeting/meeting-plan';
import { formatWhen } from '../../parts/meeting/SummarySheet';
import { PersonName } from '../../parts/person-name/PersonName';
import { PATHS } from '../../paths';
import { meetingBookingCopy } from '#words/pages/meeting-booking/copy';

const copy = meetingBookingCopy.plan;

export interface PlanNoticeProps {
  plan: PlanDraft;
}

export function PlanNotice({ plan }: PlanNoticeProps) {
  const { guest, place } = plan;
  const when = formatWhen(plan);
  return (
    <Notice
      actions={
        <TextLink asChild variant="nav" className="-mx-2 text-primary underline">
          <Link to={PATHS.meetingGuide}>{copy.change}</Link>
        </TextLink>
      }
    >
      <p className="font-semibold">{copy.heading}</p>
      <ul className="mt-1">
        {guest.trim() ? (
          <li>
            <PersonName name={guest} within={copy.guest} />
          </li>
        ) : null}
        {place.trim() ? (
          <li>
            <PersonName name={place} most={200} />
          </li>
        ) : null}
        {when ? <li>{when}</li> : null}
      </ul>
      <p className="mt-1">{copy.filled}</p>
    </Notice>
  );
}
