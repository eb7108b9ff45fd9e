import { Badge } from '@iru/ui/badge';

import { formatDay } from '#words/content/format';
import type { HiddenPerson } from '../../persistence/hidden';
import type { Elements } from '../../parts/page/elements';
import { peopleCopy } from '#words/parts/people/copy';
import { PersonRow } from '../../parts/people/PersonRow';
import { settingsCopy } from '#words/pages/settings/copy';

const copy = settingsCopy.hidden;

export interface HiddenPersonRowProps {
  person: HiddenPerson;
  /** The name as it's shown. */
  name: string;
  actions: Elements;
}

/** What the visitor decided about someone, since when and why; no picture, because hidden people stay out of sight. */
export function HiddenPersonRow({ person, name, actions }: HiddenPersonRowProps) {
  const { kind, ts, reason } = person;
  return (
    <PersonRow name={name} actions={actions}>
      <p className="flex flex-wrap items-center gap-x-2 text-small text-ink-soft">
        <Badge>{copy.kinds[kind]}</Badge>
        {ts > 0 ? <span>{copy.since(formatDay(ts))}</span> : null}
      </p>
      {reason ? (
        <p className="mt-1 text-small text-ink-soft">{copy.reason(peopleCopy.reasons[reason])}</p>
      ) : null}
    </PersonRow>
  );
}
