import { useEffect, useRef, useState } from 'react';

import type { DeviceExport, ImportChange } from '../../persistence/device-data-import';
import {
  importDeviceData,
  MAX_IMPORT_BYTES,
  planImport,
  readDeviceExport,
} from '../../persistence/device-data-import';
import { deviceErasure } from '../../platform/erasure';
import { dataCopy } from '#words/parts/your-data/copy';

const copy = dataCopy.import;

interface ImportResult {
  readonly kind: 'success' | 'info' | 'danger';
  readonly text: string;
}

export interface PendingImport extends Omit<DeviceExport, 'values'> {
  readonly changes: readonly ImportChange[];
}

export interface Import {
  readonly result: ImportResult | undefined;
  readonly pending: PendingImport | undefined;
  readonly choose: (file: File) => Promise<void>;
  readonly cancel: () => void;
  readonly confirm: () => void;
}

const refusal = (text: string): ImportResult => ({ kind: 'danger', text });

/** Whether an import was lost to an erasure in another tab; the page remounts after that, including this part. */
let isLost = false;

export function useImport(): Import {
  const [result, setResult] = useState(() => (isLost ? refusal(copy.failures.erased) : undefined));
  useEffect(() => {
    isLost = false;
  }, []);
  const [found, setFound] = useState<{
    readonly read: DeviceExport;
    readonly changes: readonly ImportChange[];
  }>();
  const choices = useRef(0);

  const isImported = result?.kind === 'success';
  useEffect(
    () =>
      isImported
        ? deviceErasure.subscribe(() => {
            isLost = !deviceErasure.wasOwn() && deviceErasure.scope() === 'device';
          })
        : undefined,
    [isImported],
  );

  const choose = async (file: File) => {
    choices.current += 1;
    const choice = choices.current;
    setFound(undefined);
    if (file.size > MAX_IMPORT_BYTES) {
      setResult(refusal(copy.failures['too-large']));
      return;
    }
    setResult({ kind: 'info', text: copy.working });
    const text = await file.text().catch(() => undefined);
    // Reading is asynchronous: ignore an earlier choice.
    if (choice !== choices.current) return;
    if (text === undefined) {
      setResult(refusal(copy.unreadableFile));
      return;
    }
    const read = readDeviceExport(text);
    if (!read.ok) {
      setResult(refusal(copy.failures[read.error]));
      return;
    }
    const changes = planImport(read.value);
    const { unreadable, unknown } = read.value;
    const settled =
      [...unreadable, ...unknown].length === 0 && changes.every(({ effect }) => effect === 'same');
    setResult(settled ? { kind: 'info', text: copy.nothingNew } : undefined);
    if (!settled) setFound({ read: read.value, changes });
  };

  return {
    result,
    pending: found && { ...found.read, changes: found.changes },
    choose,
    cancel: () => setFound(undefined),
    confirm: () => {
      if (!found) return;
      setFound(undefined);
      const outcome = importDeviceData(found.read);
      if (!outcome.ok) {
        isLost = outcome.error === 'erased';
        setResult(refusal(copy.failures[outcome.error]));
        return;
      }
      const names = outcome.value
        .filter(({ effect }) => effect !== 'same')
        .map(({ key }) => copy.keys[key]);
      setResult(
        names.length > 0
          ? { kind: 'success', text: copy.done(names) }
          : { kind: 'info', text: copy.nothingNew },
      );
    },
  };
}
