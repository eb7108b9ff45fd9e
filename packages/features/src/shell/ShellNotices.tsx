import { Notice } from '@iru/ui/notice';

import { downloadText } from '../platform/download';
import { exportUnsaved } from '../platform/storage-health';
import { useOnline } from '../platform/use-online';
import { useStorageHealth } from '../platform/use-store';
import { shellCopy as copy } from './copy';
import { StorageNotice } from './StorageNotice';

/** Whether there is a notice under the header, which nothing may overlap. */
export function useHasNotice(): boolean {
  const online = useOnline();
  return useStorageHealth().state !== 'ok' || !online;
}

/** Connection and storage notices under the header; the live region exists before any message. */
export function ShellNotices() {
  const online = useOnline();
  const health = useStorageHealth();
  return (
    <div role="status" data-print="hide" className="page-width grid gap-3 not-empty:py-3">
      {online ? null : <Notice variant="info">{copy.offlineNotice}</Notice>}
      {health.state === 'ok' ? null : (
        <StorageNotice
          health={health}
          onExport={() =>
            downloadText(copy.storage.exportName, 'application/json', exportUnsaved())
          }
        />
      )}
    </div>
  );
}
