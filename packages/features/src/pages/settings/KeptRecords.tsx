import { AlertDialog } from '@iru/ui/alert-dialog';
import { Button } from '@iru/ui/button';
import { useRef, useState } from 'react';

import { cleanName } from '../../domain/name';
import { deleteRecord, type KeptRecord } from '../../persistence/hidden';
import { peopleCopy } from '#words/parts/people/copy';
import { nextFocusTarget } from '../../parts/people/hide-person';
import { systemClock } from '../../platform/clock';
import { HiddenPersonRow } from './HiddenPersonRow';
import { RecordButton } from './RecordButton';
import { recordsCopy } from '#words/pages/settings/records-copy';

const { kept: copy, remove } = recordsCopy;

interface KeptRecordRowProps {
  record: KeptRecord;
  name: string;
  /** Called with what gets the focus; undefined for the last record. */
  onDelete: (next: HTMLElement | undefined) => void;
}

function KeptRecordRow({ record, name, onDelete }: KeptRecordRowProps) {
  const button = useRef<HTMLButtonElement>(null);
  return (
    <HiddenPersonRow
      person={record}
      name={name}
      actions={
        <div className="flex flex-wrap gap-2">
          <RecordButton name={name} id={record.person} person={record} />
          <AlertDialog
            title={remove.title(name)}
            description={remove.text}
            actionLabel={remove.action}
            onAction={() => onDelete(nextFocusTarget(button.current))}
            trigger={
              <Button ref={button} variant="secondary" aria-label={copy.removeOf(name)}>
                {copy.remove}
              </Button>
            }
          />
        </div>
      }
    />
  );
}

/** The blocks and reports of people who are shown again, to read or delete. */
export function KeptRecords({ records }: { records: readonly KeptRecord[] }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [status, setStatus] = useState('');
  if (records.length === 0 && status === '') return null;
  return (
    <section aria-labelledby="records" className="mt-8">
      <h3 ref={heading} id="records" tabIndex={-1} className="text-title">
        {copy.heading}
      </h3>
      <p className="mt-1 text-ink-soft">{copy.text}</p>
      <ul aria-labelledby="records" className="mt-3 border-b border-line empty:hidden">
        {records.map((record) => {
          const name = cleanName(record.name, 40) || peopleCopy.unnamed;
          return (
            <KeptRecordRow
              key={record.id}
              record={record}
              name={name}
              onDelete={(next) => {
                deleteRecord(record.id);
                setStatus(copy.removed(name));
                // Deferred: the dialog gives the focus back first.
                systemClock.later(0, () => (next ?? heading.current)?.focus());
              }}
            />
          );
        })}
      </ul>
      <p role="status" className="text-ink-soft not-empty:mt-3">
        {status}
      </p>
    </section>
  );
}
