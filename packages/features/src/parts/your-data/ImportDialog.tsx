import { AlertDialog } from '@iru/ui/alert-dialog';

import { dataCopy } from '#words/parts/your-data/copy';
import type { PendingImport } from './use-import';
import { withEnglish } from '../language/with-english';
import { dataCopy as english } from './copy';

const { confirm: copy, keys } = dataCopy.import;
const { topics } = dataCopy;

export interface ImportDialogProps {
  pending: PendingImport;
  onCancel: () => void;
  onConfirm: () => void;
}

export function ImportDialog({
  pending: { changes, unreadable, leftOut, unknown },
  onCancel,
  onConfirm,
}: ImportDialogProps) {
  const groups = [
    ...(['replaced', 'lowered', 'united', 'added', 'same'] as const).map((effect) => ({
      id: effect,
      title: copy.effects[effect],
      names: changes
        .filter((change) => change.effect === effect)
        .map(({ key, counts }) => (counts ? copy.counted(keys[key], counts) : keys[key])),
    })),
    { id: 'unreadable', title: copy.unreadable, names: unreadable.map((key) => keys[key]) },
    { id: 'leftOut', title: copy.leftOut, names: leftOut.map((topic) => topics[topic].what) },
    { id: 'unknown', title: copy.unknown, names: unknown },
  ].filter(({ names }) => names.length > 0);
  const replaces = changes.some(({ effect }) => effect === 'replaced');
  return (
    <AlertDialog
      open
      onOpenChange={(open) => {
        if (!open) onCancel();
      }}
      title={copy.title}
      description={
        replaces ? withEnglish(copy.replacing, english.import.confirm.replacing) : copy.keeping
      }
      cancelLabel={copy.cancel}
      actionLabel={replaces ? copy.replace : copy.add}
      actionVariant={replaces ? 'danger' : 'primary'}
      onAction={onConfirm}
    >
      <dl className="grid gap-3">
        {groups.map(({ id, title, names }) => (
          <div
            key={id}
            data-effect={id}
            className="border-s-2 border-line ps-3 data-[effect=replaced]:border-danger"
          >
            <dt className="text-small text-ink-soft">{title}</dt>
            {names.map((name) => (
              <dd key={name} className={id === 'leftOut' ? undefined : 'font-semibold'}>
                {name}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </AlertDialog>
  );
}
