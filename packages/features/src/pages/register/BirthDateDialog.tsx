import { Dialog } from '@iru/ui/dialog';
import { Notice } from '@iru/ui/notice';
import { Skeleton } from '@iru/ui/skeleton';

import type { IsoDate } from '../../domain/age';
import { useLazyImport } from '../../parts/lazy/use-lazy-import';
import { registerCopy } from '#words/pages/register/registration-copy';

const copy = registerCopy.date;

const loadCalendar = () => import('./BirthCalendar');

export interface BirthDateDialogProps {
  open: boolean;
  /** The date typed so far, if valid. */
  value: IsoDate | undefined;
  /** In the visitor's time zone. */
  today: IsoDate;
  onPick: (date: IsoDate) => void;
  onClose: () => void;
}

/** The calendar in a dialog; its code loads when it is first opened. */
export function BirthDateDialog({ open, value, today, onPick, onClose }: BirthDateDialogProps) {
  const calendar = useLazyImport(open, loadCalendar);
  const BirthCalendar = calendar.value?.BirthCalendar;
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      size="sm"
      title={copy.title}
      description={copy.help}
      closeLabel={copy.close}
    >
      {BirthCalendar ? (
        <>
          <BirthCalendar value={value} today={today} onPick={onPick} />
          <p className="mt-4 hidden text-small text-ink-soft pointer-fine:block">{copy.keys}</p>
        </>
      ) : null}
      {calendar.state === 'loading' ? (
        <div role="status" className="grid gap-3">
          <span className="sr-only">{copy.loading}</span>
          <Skeleton className="h-12" />
          <Skeleton className="h-72" />
        </div>
      ) : null}
      {calendar.state === 'failed' ? <Notice variant="warning">{copy.failed}</Notice> : null}
    </Dialog>
  );
}
