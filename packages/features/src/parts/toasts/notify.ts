import { explainFailure } from '../../platform/reload-needed';
import { systemClock } from '../../platform/clock';
import { undoCopy } from '#words/parts/undo/copy';
import { plainNotice } from './plain-notice';
import { toasterDemand, untilToasterMounted } from './toaster-demand';

export interface Notification {
  readonly kind: 'success' | 'error' | 'info';
  readonly text: string;
  readonly description?: string;
  /** An action; the toast then stays at least 5 s. */
  readonly action?: { readonly label: string; readonly onAct: () => void };
  /** Undoes the action; shown as the toast's only action (UNDO-1). */
  readonly onUndo?: () => void;
}

/** In milliseconds: after that a message is late, and Undo has to be there. */
const MAX_WAIT_MS = 5000;

const loadToast = async () => {
  const tooLate = new Promise<never>((_, reject) => {
    systemClock.later(MAX_WAIT_MS, () => reject(new Error('The toaster is late.')));
  });
  const loaded = Promise.all([import('@iru/ui/toaster/toast'), untilToasterMounted()]);
  const [{ toast }] = await Promise.race([loaded, tooLate]);
  return toast;
};

/** Shows a toast, loading the toaster first; a plain notice with the same text and action where it can't be loaded in time. */
export const notify = async (notification: Notification): Promise<void> => {
  const { kind, text, description, action, onUndo } = notification;
  toasterDemand.request();
  try {
    const toast = await loadToast();
    toast[kind](text, {
      description,
      action: onUndo ? { label: undoCopy.undo, onAct: onUndo } : action,
    });
  } catch {
    plainNotice.show(notification);
    void explainFailure();
    toasterDemand.withdraw();
  }
};
