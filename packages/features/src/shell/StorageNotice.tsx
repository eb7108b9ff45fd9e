import { Button } from '@iru/ui/button';
import { Notice } from '@iru/ui/notice';

import type { StorageHealth } from '../platform/storage-health';
import { shellCopy } from './copy';

const copy = shellCopy.storage;

export interface StorageNoticeProps {
  /** How the browser's storage fares. */
  health: StorageHealth;
  /** Hands the visitor what is only in memory. */
  onExport: () => void;
  /** Loads the page afresh. */
  onReload: () => void;
}

/** Says when something could not be kept on this device, and what the visitor can do about it (never a claim of success). */
export function StorageNotice({ health, onExport, onReload }: StorageNoticeProps) {
  if (health.state === 'ok') return null;
  return (
    <Notice
      variant="warning"
      actions={
        health.state === 'newer' ? (
          <Button variant="secondary" onClick={onReload}>
            {copy.reload}
          </Button>
        ) : health.refusedKeys.length > 0 ? (
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
