import { useEffect, useEffectEvent } from 'react';

interface Watcher extends EventTarget {
  destroy(): void;
}

/**
 * Calls `onClose` while `open` when the platform asks to close what covers the page: on Android, Back. Browsers without
 * `CloseWatcher` leave the page instead: a history entry for each dialog would stay behind whenever it's closed another way,
 * and add to what quick exit has to replace. Escape belongs to the component's own key handler, which prevents the default.
 */
export function useCloseWatcher(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    // Not in TypeScript's DOM types yet.
    const { CloseWatcher } = globalThis as { CloseWatcher?: new () => Watcher };
    if (!open || !CloseWatcher) return undefined;
    const watcher = new CloseWatcher();
    watcher.addEventListener('close', () => close());
    return () => watcher.destroy();
  }, [open]);
}
