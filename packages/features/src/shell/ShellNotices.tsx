import { Notice } from '@iru/ui/notice';

import { downloadText } from '../platform/download';
import { reloadPage } from '../platform/reload';
import { exportUnsaved } from '../platform/storage-health';
import { useOnline } from '../platform/use-online';
import { useStorageHealth } from '../platform/use-storage-health';
import { shellCopy as copy } from './copy';
import { StorageNotice } from './StorageNotice';

/** Whether a notice stands under the header, so that nothing may lie over that place. */
export function useHasNotice(): boolean {
  const online = useOnline();
  return useStorageHealth().state !== 'ok' || !online;
}

/** The place under the header where the shell tells of trouble; the live region is there before any message. */
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
          onReload={reloadPage}
        />
      )}
    </div>
  );
}
