import { Button } from '@iru/ui/button';
import { Notice } from '@iru/ui/notice';

import type { StorageHealth } from '../platform/storage-health';
import { shellCopy } from '#words/shell/copy';

const copy = shellCopy.storage;

export interface StorageNoticeProps {
  /** The state of the browser's storage. */
  health: StorageHealth;
  /** Called to download the data that is only in memory. */
  onExport: () => void;
}

/** Shown when something couldn't be saved on this device, with what the visitor can do about it. */
export function StorageNotice({ health, onExport }: StorageNoticeProps) {
  if (health.state === 'ok') return null;
  return (
    <Notice
      variant="warning"
      actions={
        health.refusedKeys.length > 0 ? (
          <Button variant="secondary" onClick={onExport}>
            {copy.export}
          </Button>
        ) : null
      }
    >
      {copy[health.state]}
    </Notice>
  );
}
