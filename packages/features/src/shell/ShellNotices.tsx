import { Notice } from '@iru/ui/notice';

import { useLazyImport } from '../parts/lazy/use-lazy-import';
import { downloadText } from '../platform/download';
import { openedKept } from '../platform/opened-kept';
import { exportUnsaved } from '../platform/storage-health';
import { useOnline } from '../platform/use-online';
import { useStorageHealth, useStore } from '../platform/use-store';
import { shellCopy as copy } from '#words/shell/copy';
import { StorageNotice } from './StorageNotice';

const EXPORT_NAME = 'iru-unsaved.json';

const loadKeptNotice = () => import('../parts/offline/ConnectedKeptNotice');

/** Whether there is a notice under the header, which nothing may overlap. */
export function useHasNotice(): boolean {
  const online = useOnline();
  const isKept = useStore<boolean>(openedKept);
  return useStorageHealth().state !== 'ok' || !online || isKept;
}

/** Connection and storage notices under the header; the live region exists before any message. */
export function ShellNotices() {
  const online = useOnline();
  const health = useStorageHealth();
  const kept = useLazyImport(useStore<boolean>(openedKept), loadKeptNotice);
  const connection = online ? null : <Notice variant="info">{copy.offlineNotice}</Notice>;
  return (
    <div role="status" data-print="hide" className="page-width grid gap-3 not-empty:py-3">
      {kept.state === 'ready' ? <kept.value.ConnectedKeptNotice /> : connection}
      {health.state === 'ok' ? null : (
        <StorageNotice
          health={health}
          onExport={() => downloadText(EXPORT_NAME, 'application/json', exportUnsaved())}
        />
      )}
    </div>
  );
}
