import { Button } from '@iru/ui/button';
import { Dialog } from '@iru/ui/dialog';
import { Notice } from '@iru/ui/notice';
import { RadioGroup } from '@iru/ui/radio-group';
import { useId } from 'react';
import * as v from 'valibot';

import { Verbatim } from '../verbatim/Verbatim';
import { EMERGENCY } from '../../domain/emergency-numbers';
import { REPORT_REASONS, type ReportReason } from '../../persistence/hidden';
import { Choice } from '../form/Choice';
import { Form } from '../form/Form';
import { FormButton } from '../form/FormButton';
import { useSchemaForm } from '../form/use-schema-form';
import { withEnglish } from '../language/with-english';
import { peopleCopy } from '#words/parts/people/copy';
import { peopleCopy as englishCopy } from './copy';

const { report: copy, reasons } = peopleCopy;
const { report: english } = englishCopy;

const schema = v.object({ reason: v.picklist(REPORT_REASONS, copy.required) });
const defaultValues: { reason: ReportReason | '' } = { reason: '' };
const options = REPORT_REASONS.map((value) => ({ value, label: reasons[value] }));

export interface ReportDialogProps {
  /** The name of the person. */
  name: string;
  /** Called to cancel. */
  onCancel: () => void;
  /** Called with the chosen reason. */
  onReport: (reason: ReportReason) => void;
}

/** Asks for a reason, says that nothing is sent, and saves the report on the device. */
export function ReportDialog({ name, onCancel, onReport }: ReportDialogProps) {
  const id = useId();
  const form = useSchemaForm({
    schema,
    defaultValues,
    errorFocus: 'field',
    onValid: ({ reason }) => onReport(reason),
  });
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
          <FormButton form={id}>{copy.submit}</FormButton>
        </>
      }
    >
      <Form state={form} id={id} className="grid gap-5">
        <Choice form={form} name="reason">
          {(control) => <RadioGroup {...control} legend={copy.legend} options={options} />}
        </Choice>
        <Notice variant="warning">{withEnglish(copy.evidence, english.evidence)}</Notice>
        <Notice>{withEnglish(copy.honest, english.honest)}</Notice>
        <p>
          <span>{withEnglish(copy.danger, english.danger)}</span>{' '}
          <a
            href={`tel:${EMERGENCY.allServices}`}
            className="inline-flex min-h-11 items-center rounded-sm font-semibold text-primary underline underline-offset-4"
          >
            <Verbatim part={EMERGENCY.allServices}>{copy.call}</Verbatim>
          </a>
        </p>
      </Form>
    </Dialog>
  );
}
