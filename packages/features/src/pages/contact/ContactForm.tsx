import { NativeSelect } from '@iru/ui/native-select';
import { TextArea } from '@iru/ui/text-area';
import { TextField } from '@iru/ui/text-field';
import { Mail } from 'lucide-react';
import { type ChangeEvent, startTransition, useEffect, useState } from 'react';

import { brand } from '../../content/brand';
import { formatCount } from '#words/content/format';
import { readDraft, saveDraft } from '../../persistence/drafts';
import { CONTACT_SUBJECTS, type ContactSubject, readContactSubject } from '../../domain/contact';
import { LIMITS } from '../../domain/limits';
import { type MailDraft, mailtoAddress } from '../../domain/mail';
import { CopyButton } from '../../parts/copy-button/CopyButton';
import { formCopy } from '#words/parts/form/copy';
import { Form } from '../../parts/form/Form';
import { formDraft } from '../../parts/form/form-draft';
import { FormButton } from '../../parts/form/FormButton';
import { FormErrors } from '../../parts/form/FormErrors';
import { useCarriedForm } from '../../parts/form/use-carry';
import { useSchemaForm } from '../../parts/form/use-schema-form';
import { contactMail } from './contact-mail';
import { contactSchema } from './contact-schema';
import { contactCopy } from '#words/pages/contact/copy';

const copy = contactCopy.form;
const DRAFT = 'contact-message';
const options = CONTACT_SUBJECTS.map((value) => ({ value, label: contactCopy.subjects[value] }));
const messageHint = copy.messageHint(formatCount(LIMITS.contactMessage));

export interface ContactFormProps {
  /** The chosen subject. */
  subject: ContactSubject;
  /** Called when the visitor chooses another subject. */
  onSubject: (subject: ContactSubject) => void;
  /** Called with the `mailto:` URL of a valid message. */
  onMail: (url: string) => void;
}

/** Validates the five fields and opens the message in the visitor’s email app. The form keeps its content. */
export function ContactForm({ subject, onSubject, onMail }: ContactFormProps) {
  const [opened, setOpened] = useState<MailDraft>();
  const untouched = { firstName: '', lastName: '', email: '', subject, message: '' };
  const form = useSchemaForm({
    schema: contactSchema,
    defaultValues: untouched,
    ...formDraft({
      untouched,
      read: () => ({ message: readDraft(DRAFT) }),
      write: ({ message }) => saveDraft(DRAFT, message),
    }),
    onValid: (message) => {
      const mail = contactMail(message);
      startTransition(() => setOpened(mail));
      onMail(mailtoAddress(mail));
    },
  });
  useCarriedForm('contact', form);
  const { setValue } = form.methods;
  useEffect(() => setValue('subject', subject), [subject, setValue]);
  const requiredField = (name: 'firstName' | 'lastName' | 'email' | 'message') => ({
    ...form.field(name),
    'aria-required': true,
  });

  const address = opened ? mailtoAddress(opened) : '';
  const [before, after] = copy.opened(brand.email).split(brand.email);

  return (
    <Form
      state={form}
      className="grid gap-5"
      // The opened message no longer matches the form.
      onChange={() => setOpened(undefined)}
    >
      <FormErrors state={form} heading={copy.summary} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          {...requiredField('firstName')}
          label={copy.firstName}
          maxLength={LIMITS.paste}
          autoComplete="given-name"
        />
        <TextField
          {...requiredField('lastName')}
          label={copy.lastName}
          maxLength={LIMITS.paste}
          autoComplete="family-name"
        />
      </div>
      <TextField
        {...requiredField('email')}
        label={formCopy.email}
        type="email"
        maxLength={LIMITS.paste}
        autoComplete="email"
      />
      <NativeSelect
        {...form.field('subject', {
          onChange: (event: ChangeEvent<HTMLSelectElement>) =>
            onSubject(readContactSubject(event.target.value)),
        })}
        label={copy.subject}
        options={options}
        aria-required
      />
      <TextArea
        {...requiredField('message')}
        label={copy.message}
        hint={messageHint}
        maxLength={LIMITS.paste}
        rows={6}
      />
      <div className="grid justify-items-start gap-3">
        <FormButton size="lg">
          <Mail size={20} aria-hidden="true" />
          <span>{copy.submit}</span>
        </FormButton>
        <p className="text-small text-ink-soft">{copy.note}</p>
      </div>
      <div
        role="status"
        className="text-success not-empty:rounded-md not-empty:bg-success-wash not-empty:p-4"
      >
        {opened ? (
          <p>
            <span>{before}</span>
            <a
              href={address}
              translate="no"
              className="rounded-sm font-semibold wrap-anywhere underline underline-offset-4"
            >
              {brand.email}
            </a>
            <span>{after}</span>
          </p>
        ) : null}
        {opened && !address.includes('&body=') ? <p className="mt-2">{copy.tooLong}</p> : null}
      </div>
      {opened ? (
        <div className="flex flex-wrap gap-3">
          <CopyButton text={opened.body} label={copy.copy} />
        </div>
      ) : null}
    </Form>
  );
}
