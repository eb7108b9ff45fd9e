import { toasterDemand, untilToasterMounted } from './toaster-demand';

/** What a toast says and how. */
export interface Notification {
  readonly kind: 'success' | 'error' | 'info';
  readonly text: string;
}

/** Shows a toast, loading what it needs first; a toast is never the only place of an error or a balance. */
export const notify = async ({ kind, text }: Notification): Promise<void> => {
  toasterDemand.request();
  const [{ toast }] = await Promise.all([import('@iru/ui/toaster/toast'), untilToasterMounted()]);
  toast[kind](text);
};
