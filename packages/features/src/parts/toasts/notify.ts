import { undoCopy } from '../undo/copy';
import { toasterDemand, untilToasterMounted } from './toaster-demand';

/** What a toast says and how. */
export interface Notification {
  readonly kind: 'success' | 'error' | 'info';
  readonly text: string;
  /** A second, quieter sentence. */
  readonly description?: string;
  /** One thing that can be done about it; the toast then stays at least 5 s. */
  readonly action?: { readonly label: string; readonly onAct: () => void };
  /** Brings back what the act has taken away, as the one thing that can be done (UNDO-1). */
  readonly onUndo?: () => void;
}

/**
 * Shows a toast, loading what it needs first; a toast is never the only place of an error or a balance, so one that cannot
 * be loaded is let go.
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
    toasterDemand.withdraw();
  }
};
