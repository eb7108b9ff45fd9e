import { RecoveryBoundary } from '@iru/ui/hooks/recovery-boundary';

import { AssistantLauncher } from './AssistantLauncher';
import { assistantLauncherCopy as copy } from '#words/assistant/copy-launcher';
import { withEnglish } from '../parts/language/with-english';
import { assistantLauncherCopy as english } from './copy-launcher';

/** The assistant, whose failure leaves the page as it is. */
export function Assistant() {
  return (
    <RecoveryBoundary
      fallback={
        <p
          role="alert"
          data-print="hide"
          className="fixed end-4 bottom-[calc(1.25rem+var(--bar-height))] z-(--layer-floating) max-w-[min(var(--container-card),100vw-2rem)] rounded-md bg-night px-4 py-3 text-small text-on-night short:static short:m-4"
        >
          {withEnglish(copy.broken, english.broken)}
        </p>
      }
    >
      <AssistantLauncher />
    </RecoveryBoundary>
  );
}
