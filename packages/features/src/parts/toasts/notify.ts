import { explainFailure } from '../../platform/new-version';
import { undoCopy } from '../undo/copy';
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

/**
 * Shows a toast, loading the toaster first. A toast is never the only place for an error or a balance, so one that can't
 * be loaded is dropped.
 */
export const notify = async ({
  kind,
  text,
  description,
  action,
  onUndo,
}: Notification): Promise<void> => {
  toasterDemand.request();
  try {
    const [{ toast }] = await Promise.all([import('@iru/ui/toaster/toast'), untilToasterMounted()]);
    toast[kind](text, {
      description,
      action: onUndo ? { label: undoCopy.undo, onAct: onUndo } : action,
    });
  } catch {
    void explainFailure();
    toasterDemand.withdraw();
  }
};
