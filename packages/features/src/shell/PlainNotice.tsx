import { Button } from '@iru/ui/button';
import { Notice } from '@iru/ui/notice';

import type { Notification } from '../parts/toasts/notify';
import { plainNotice } from '../parts/toasts/plain-notice';
import { undoCopy } from '#words/parts/undo/copy';
import { useStore } from '../platform/use-store';
import { shellCopy as copy } from '#words/shell/copy';
import { focusMain } from './main-content';

const dismiss = () => {
  plainNotice.dismiss();
  focusMain();
};

/** The text and action of a toast where the toaster couldn't be loaded, so that Undo is always there (UNDO-1). */
export function PlainNotice() {
  const notice = useStore<Notification | undefined>(plainNotice);
  const action = notice?.onUndo ? { label: undoCopy.undo, onAct: notice.onUndo } : notice?.action;
  return (
    <div
      data-print="hide"
      className="pointer-events-none fixed inset-x-4 bottom-[calc(var(--floating-clearance)+var(--bar-height))] z-(--layer-toast) mx-auto max-w-form"
    >
      <div role="status">
        {notice ? (
          <Notice
            variant={notice.kind === 'error' ? 'danger' : 'info'}
            className="pointer-events-auto shadow-lift"
            actions={
              <>
                {action ? (
                  <Button
                    onClick={() => {
                      action.onAct();
                      dismiss();
                    }}
                  >
                    {action.label}
                  </Button>
                ) : null}
                <Button variant="ghost" onClick={dismiss}>
                  {copy.toasts.close}
                </Button>
              </>
            }
          >
            {[notice.text, notice.description].filter(Boolean).join(' ')}
          </Notice>
        ) : null}
      </div>
    </div>
  );
}
