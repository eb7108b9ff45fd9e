import { Checkbox } from '@iru/ui/checkbox';
import { StarRating } from '@iru/ui/star-rating';
import { TextArea } from '@iru/ui/text-area';
import { TextField } from '@iru/ui/text-field';

import { TESTIMONY_LIMITS } from '../../device/testimony-draft';
import { RATINGS, type Testimony } from '../../domain/testimony';
import { testimonyFormCopy as copy } from './copy';
import { testimonyFacts } from './testimony-facts';

export interface TestimonyStepProps {
  /** The answers so far. */
  values: Testimony;
  /** The field that keeps the step from being left, outlined and marked for assistive technology, without a word. */
  blocked: keyof Testimony | undefined;
  /** The id of the control of a field. */
  idOf: (field: keyof Testimony) => string;
  /** Told what was answered. */
  onChange: (part: Partial<Testimony>) => void;
}

type TextName = 'name' | 'age' | 'matchName' | 'howMet' | 'dateLocation' | 'experience';

const field = ({ values, blocked, idOf, onChange }: TestimonyStepProps, name: TextName, most: number) => ({
  id: idOf(name),
  name,
  label: copy.labels[name],
  value: values[name],
  maxLength: most,
  'aria-invalid': blocked === name || undefined,
  onChange: (event: { currentTarget: { value: string } }) => onChange({ [name]: event.currentTarget.value }),
});

const needed = { marker: copy.required, 'aria-required': true } as const;

/** Step one: who tells the story. */
export function AboutYou(props: TestimonyStepProps) {
  return (
    <>
      <TextField {...field(props, 'name', TESTIMONY_LIMITS.short)} {...needed} autoComplete="given-name" />
      <TextField
        {...field(props, 'age', 3)}
        {...needed}
        hint={copy.hints.age}
        inputMode="numeric"
        autoComplete="off"
        className="max-w-40"
      />
    </>
  );
}

/** Step two: the match, the meeting and how it was. */
export function YourMatch(props: TestimonyStepProps) {
  const { values, onChange, idOf } = props;
  return (
    <>
      <TextField {...field(props, 'matchName', TESTIMONY_LIMITS.short)} {...needed} autoComplete="off" />
      <TextArea {...field(props, 'howMet', TESTIMONY_LIMITS.long)} hint={copy.hints.howMet} rows={3} />
      <TextField
        {...field(props, 'dateLocation', TESTIMONY_LIMITS.short)}
        hint={copy.hints.dateLocation}
        autoComplete="off"
      />
      <TextArea
        {...field(props, 'experience', TESTIMONY_LIMITS.long)}
        {...needed}
        hint={copy.hints.experience}
        rows={6}
      />
      <StarRating
        legend={copy.labels.rating}
        starLabel={copy.stars}
        value={values.rating}
        onValueChange={(stars) => onChange({ rating: RATINGS.find((rating) => rating === stars) ?? values.rating })}
      />
      <Checkbox
        id={idOf('wouldRecommend')}
        label={copy.labels.wouldRecommend}
        checked={values.wouldRecommend}
        onChange={(event) => onChange({ wouldRecommend: event.currentTarget.checked })}
      />
    </>
  );
}

/** Step three: everything that was told, to be read once more. */
export function Summary({ values }: TestimonyStepProps) {
  return (
    <dl className="divide-y divide-line border-y border-line">
      {testimonyFacts(values).map(({ field: name, label, answer }) => (
        <div key={name} className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[12rem_1fr]">
          <dt className="font-semibold">{label}</dt>
          <dd dir="auto" className="whitespace-pre-line text-start text-ink-soft wrap-anywhere">
            {answer}
          </dd>
        </div>
      ))}
    </dl>
  );
}
