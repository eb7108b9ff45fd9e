import { Button } from '@iru/ui/button';
import { Dialog } from '@iru/ui/dialog';
import { Notice } from '@iru/ui/notice';
import { RadioGroup } from '@iru/ui/radio-group';
import { type FormEvent, useId, useRef, useState } from 'react';

import { REPORT_REASONS, type ReportReason } from '../../device/hidden';
import { once } from '../entry/once';
import { peopleCopy } from './copy';

const { report: copy, reasons } = peopleCopy;

export interface ReportDialogProps {
  /** The name of the person. */
  name: string;
  /** Called to leave everything as it is. */
  onCancel: () => void;
  /** Called with the chosen reason. */
  onReport: (reason: ReportReason) => void;
}

/** Asks why, says honestly that nothing is sent, and keeps the report on the device. */
export function ReportDialog({ name, onCancel, onReport }: ReportDialogProps) {
  const form = useId();
  const fields = useRef<HTMLFormElement>(null);
  const [reason, setReason] = useState<ReportReason | ''>('');
  const [missing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reason !== '') {
      onReport(reason);
      return;
    }
    setMissing(true);
    fields.current?.querySelector<HTMLInputElement>('input')?.focus();
  };
  return (
    <Dialog
      open
      title={copy.title(name)}
      description={copy.text}
      closeLabel={copy.close}
      onOpenChange={(open) => {
        if (!open) onCancel();
      }}
      footer={
        <>
          <Button variant="secondary" onClick={onCancel}>
            {copy.cancel}
          </Button>
          <Button type="submit" form={form} {...once.button}>
            {copy.submit}
          </Button>
        </>
      }
    >
      <form ref={fields} id={form} noValidate className="grid gap-5" onSubmit={submit}>
        <RadioGroup
          legend={copy.legend}
          value={reason}
          error={missing ? copy.required : undefined}
          onValueChange={(value) => {
            setReason(value);
            setMissing(false);
          }}
          options={REPORT_REASONS.map((value) => ({ value, label: reasons[value] }))}
        />
        <Notice>{copy.honest}</Notice>
        <p>
          {copy.danger}{' '}
          <a
            href="tel:112"
            className="inline-flex min-h-11 items-center rounded-sm font-semibold text-primary underline underline-offset-4"
          >
            {copy.call}
          </a>
        </p>
      </form>
    </Dialog>
  );
}
