import { Checkbox } from '@iru/ui/checkbox';
import { StarRating } from '@iru/ui/star-rating';
import { TextArea } from '@iru/ui/text-area';
import { TextField } from '@iru/ui/text-field';

import { LIMITS } from '../../domain/limits';
import { RATINGS, type Testimony, type TestimonyText } from '../../domain/testimony';
import { Choice } from '../../parts/form/Choice';
import type { SchemaForm } from '../../parts/form/use-schema-form';
import { testimonyFormCopy as copy } from '#words/pages/testimony-form/copy';
import { testimonyFacts } from './testimony-facts';

export interface TestimonyStepProps {
  /** The field that blocks a step is outlined and marked as invalid, without a message. */
  form: SchemaForm<Testimony>;
  values: Testimony;
}

const text = (form: SchemaForm<Testimony>, name: TestimonyText) => ({
  ...form.field(name),
  label: copy.labels[name],
  maxLength: LIMITS.paste,
});

const needed = { marker: '*', 'aria-required': true } as const;

export function AboutYou({ form }: TestimonyStepProps) {
  return (
    <>
      <TextField {...text(form, 'name')} {...needed} autoComplete="given-name" />
      <TextField
        {...text(form, 'age')}
        {...needed}
        hint={copy.hints.age}
        inputMode="numeric"
        autoComplete="off"
        className="max-w-40"
      />
    </>
  );
}

export function YourMatch({ form }: TestimonyStepProps) {
  return (
    <>
      <TextField {...text(form, 'matchName')} {...needed} autoComplete="off" />
      <TextArea {...text(form, 'howMet')} hint={copy.hints.howMet} rows={3} />
      <TextField
        {...text(form, 'dateLocation')}
        hint={copy.hints.dateLocation}
        autoComplete="off"
      />
      <TextArea {...text(form, 'experience')} {...needed} hint={copy.hints.experience} rows={6} />
      <Choice form={form} name="rating">
        {({ name, value, onValueChange }) => (
          <StarRating
            name={name}
            legend={copy.labels.rating}
            starLabel={copy.stars}
            value={value}
            onValueChange={(stars) =>
              onValueChange(RATINGS.find((rating) => rating === stars) ?? value)
            }
          />
        )}
      </Choice>
      <Checkbox {...form.field('wouldRecommend')} label={copy.labels.wouldRecommend} />
    </>
  );
}

export function Summary({ values }: TestimonyStepProps) {
  return (
    <dl className="divide-y divide-line border-y border-line">
      {testimonyFacts(values).map(({ field: name, label, answer }) => (
        <div key={name} className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[12rem_1fr]">
          <dt className="font-semibold">{label}</dt>
          <dd dir="auto" className="text-start wrap-anywhere whitespace-pre-line text-ink-soft">
            {answer}
          </dd>
        </div>
      ))}
    </dl>
  );
}
