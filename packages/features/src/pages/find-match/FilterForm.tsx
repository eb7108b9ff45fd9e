import { Button } from '@iru/ui/button';
import { CheckboxGroup } from '@iru/ui/checkbox-group';
import { Disclosure, DisclosureButton, DisclosurePanel } from '@iru/ui/disclosure';
import { NativeSelect } from '@iru/ui/native-select';
import { RadioGroup } from '@iru/ui/radio-group';
import { RangeSlider } from '@iru/ui/range-slider';
import { TextField } from '@iru/ui/text-field';
import { useState } from 'react';

import { AGE } from '../../domain/constants';
import { LIMITS } from '../../domain/limits';
import { type Filters, FILTERS } from '../../domain/profile-filters';
import { findMatchCopy } from '#words/pages/find-match/copy';
import { optionsOf } from './format-filters';

const copy = findMatchCopy.filters;

const MORE = [
  'height',
  'bodyType',
  'education',
  'religion',
  'career',
  'hair',
  'children',
  'relationship',
] as const;

export interface FilterFormProps {
  /** The active filters. */
  filters: Filters;
  /** Called with the changed filters. */
  onChange: (change: Partial<Filters>) => void;
}

/** All filters of the browse page. Changes apply immediately (BROWSE-2). */
export function FilterForm({ filters, onChange }: FilterFormProps) {
  const [open, setOpen] = useState(MORE.some((key) => filters[key] !== ''));
  const text = (key: 'username' | 'location') => (
    <TextField
      label={copy[key]}
      hint={copy.hints[key]}
      type="search"
      autoComplete="off"
      maxLength={LIMITS.search}
      value={filters[key]}
      onChange={(event) => onChange({ [key]: event.target.value })}
    />
  );
  const select = (key: 'country' | (typeof MORE)[number], none: string) => (
    <NativeSelect
      key={key}
      label={copy[key]}
      hint={copy.hints[key]}
      value={filters[key]}
      onChange={(event) => onChange({ [key]: event.target.value } as Partial<Filters>)}
      options={[{ value: '', label: none }, ...optionsOf(key, FILTERS[key].options)]}
    />
  );
  return (
    <form
      noValidate
      role="search"
      aria-label={copy.heading}
      className="grid gap-6"
      onSubmit={(event) => event.preventDefault()}
    >
      {text('username')}
      <RangeSlider
        legend={copy.age}
        min={AGE.filterMin}
        max={AGE.filterMax}
        step={AGE.filterStep}
        value={filters.age}
        onValueChange={([from, to]) => onChange({ age: [from, to] })}
        labels={{ from: copy.ageFrom, to: copy.ageTo }}
        formatValue={copy.years}
      />
      <RadioGroup
        legend={copy.gender}
        variant="pills"
        value={filters.gender}
        onValueChange={(gender) => onChange({ gender })}
        options={[{ value: '', label: copy.all }, ...optionsOf('gender', FILTERS.gender.options)]}
      />
      {select('country', copy.all)}
      {text('location')}
      <CheckboxGroup
        legend={copy.status}
        variant="pills"
        value={filters.status}
        onValueChange={(status) => onChange({ status })}
        options={optionsOf('status', FILTERS.status.options)}
      />
      <Disclosure open={open} onOpenChange={setOpen} className="grid gap-6">
        <DisclosureButton asChild>
          <Button variant="ghost">{open ? copy.less : copy.more}</Button>
        </DisclosureButton>
        <DisclosurePanel className="grid gap-5">
          {MORE.map((key) => select(key, copy.any))}
        </DisclosurePanel>
      </Disclosure>
    </form>
  );
}
