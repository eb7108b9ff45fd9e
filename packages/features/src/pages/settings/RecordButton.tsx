import { Button } from '@iru/ui/button';

import type { HiddenPerson } from '../../persistence/hidden';
import { messagesOf, messageStore } from '../../persistence/messages';
import { useLazyDialog } from '../../parts/lazy/use-lazy-dialog';
import { useStore } from '../../platform/use-store';
import { recordsCopy as copy } from '#words/pages/settings/records-copy';

const loadRecord = () => import('./RecordDialog');

export interface RecordButtonProps {
  name: string;
  /** The id that the conversation has. */
  id: string;
  person: HiddenPerson;
}

/** Opens what the visitor may need of a block or report: its date and reason, and the conversation. */
export function RecordButton({ name, id, person }: RecordButtonProps) {
  const messages = useStore(messageStore);
  const record = useLazyDialog(loadRecord);
  return (
    <>
      <Button variant="secondary" aria-label={copy.openOf(name)} onClick={record.open}>
        {copy.open}
      </Button>
      {record.code ? (
        <record.code.RecordDialog
          name={name}
          person={person}
          messages={messagesOf(messages, id)}
          onClose={record.close}
        />
      ) : null}
      {record.statusElement}
    </>
  );
}
