import { Button } from '@iru/ui/button';
import { ErrorSummary } from '@iru/ui/error-summary';
import { NativeSelect } from '@iru/ui/native-select';
import { TextArea } from '@iru/ui/text-area';
import { TextField } from '@iru/ui/text-field';
import { Mail } from 'lucide-react';
import { type FormEvent, startTransition, useId, useState } from 'react';

import { brand } from '../../content/brand';
import { formatCount } from '../../content/format';
import { useDraft } from '../../device/use-draft';
import { CONTACT_SUBJECTS, type ContactSubject, readContactSubject } from '../../domain/contact';
import { checkForm, type FieldFault } from '../../parts/entry/check-form';
import { formCopy } from '../../parts/form/copy';
import { once } from '../../parts/entry/once';
import { contactMail } from './contact-mail';
import { CONTACT_LIMITS, contactSchema } from './contact-schema';
import { contactCopy } from './copy';

const copy = contactCopy.form;
const options = CONTACT_SUBJECTS.map((value) => ({ value, label: contactCopy.subjects[value] }));
const messageHint = copy.messageHint(formatCount(CONTACT_LIMITS.message));

interface Attempt {
  readonly count: number;
  readonly faults: readonly FieldFault[];
  readonly opened: string;
}

export interface ContactFormProps {
  /** The subject that is chosen. */
  subject: ContactSubject;
  /** Called when the visitor chooses another subject. */
  onSubject: (subject: ContactSubject) => void;
  /** Called with the mailto: address of a message that passes every check. */
  onMail: (address: string) => void;
}

/** Checks the five fields and hands the message to the visitor's mail program; the text stays until it is changed. */
export function ContactForm({ subject, onSubject, onMail }: ContactFormProps) {
  const id = useId();
  const [message, setMessage] = useDraft('contact-message');
  const [attempt, setAttempt] = useState<Attempt>({ count: 0, faults: [], opened: '' });
  const field = (name: string) => ({
    id: `${id}${name}`,
    name,
    'aria-required': true,
    error: attempt.faults.find((fault) => fault.name === name)?.reason,
  });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const checked = checkForm(contactSchema, new FormData(event.currentTarget));
    const opened = checked.ok ? contactMail(checked.value) : '';
    // Drawn in slices: on a slow phone the button is seen to be pressed first.
    startTransition(() => setAttempt(({ count }) => ({ count: count + 1, faults: checked.ok ? [] : checked.error, opened })));
    if (checked.ok) onMail(opened);
  };

  // What was opened is no longer what stands in the form.
  const forget = () => setAttempt((last) => (last.opened ? { ...last, opened: '' } : last));

  return (
    <form noValidate className="grid gap-5" onSubmit={submit} onChange={forget} {...once.form}>
      {attempt.faults.length > 0 ? (
        <ErrorSummary
          heading={copy.summary}
          errors={attempt.faults.map(({ name, reason }) => ({ fieldId: `${id}${name}`, message: reason }))}
          focusKey={attempt.count}
        />
      ) : null}
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...field('firstName')} label={copy.firstName} autoComplete="given-name" />
        <TextField {...field('lastName')} label={copy.lastName} autoComplete="family-name" />
      </div>
      <TextField {...field('email')} label={formCopy.email} type="email" autoComplete="email" />
      <NativeSelect
        {...field('subject')}
        label={copy.subject}
        options={options}
        value={subject}
        onChange={(event) => onSubject(readContactSubject(event.currentTarget.value))}
      />
      <TextArea
        {...field('message')}
        label={copy.message}
        hint={messageHint}
        rows={6}
        value={message}
        onChange={(event) => setMessage(event.currentTarget.value)}
      />
      <div className="grid justify-items-start gap-3">
        <Button type="submit" size="lg" {...once.button}>
          <Mail size={20} aria-hidden="true" />
          {copy.submit}
        </Button>
        <p className="text-small text-ink-soft">{copy.note}</p>
      </div>
      <div role="status" className="text-success not-empty:rounded-md not-empty:bg-success-wash not-empty:p-4">
        {attempt.opened ? (
          <p>
            {copy.opened.before}
            <a href={attempt.opened} className="rounded-sm font-semibold underline underline-offset-4 wrap-anywhere">
              {brand.email}
            </a>
            {copy.opened.after}
          </p>
        ) : null}
      </div>
    </form>
  );
}
