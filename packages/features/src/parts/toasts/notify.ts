import { toasterDemand, untilToasterMounted } from './toaster-demand';

/** What a toast says and how. */
export interface Notification {
  readonly kind: 'success' | 'error' | 'info';
  readonly text: string;
  /** A second, quieter sentence. */
  readonly description?: string;
  /** One thing that can be done about it; the toast then stays at least 5 s. */
  readonly action?: { readonly label: string; readonly onAct: () => void };
}

/**
 * Shows a toast, loading what it needs first; a toast is never the only place of an error or a balance, so one that cannot
 * be loaded is let go.
 */
export const notify = async ({ kind, text, description, action }: Notification): Promise<void> => {
  toasterDemand.request();
  try {
    const [{ toast }] = await Promise.all([import('@iru/ui/toaster/toast'), untilToasterMounted()]);
    toast[kind](text, { description, action });
  } catch {
    toasterDemand.withdraw();
  }
};
