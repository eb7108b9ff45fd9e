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
import { asOptions } from '../../content/labels';
import { COUNTRIES, GENDERS, STATUSES } from '../../domain/profile';
import type { Filters } from '../../domain/profile-filters';
import { findMatchCopy } from './copy';

const { filters: copy, options: labels } = findMatchCopy;

const selectOptions = (
  first: string,
  firstLabel: string,
  options: Readonly<Record<string, string>>,
) => [
  { value: first, label: firstLabel },
  ...Object.entries(options).map(([value, label]) => ({ value, label })),
];

const MORE = [
  ['heightRange', labels.height],
  ['bodyType', labels.bodyType],
  ['education', labels.education],
  ['religion', labels.religion],
  ['career', labels.career],
  ['hair', labels.hair],
  ['childrenPref', labels.children],
] as const;

export interface FilterFormProps {
  /** The active filters. */
  filters: Filters;
  /** Called with the changed filters. */
  onChange: (change: Partial<Filters>) => void;
}

/** All filters of the browse page. Changes apply immediately (BROWSE-2). */
export function FilterForm({ filters, onChange }: FilterFormProps) {
  const [open, setOpen] = useState(MORE.some(([key]) => filters[key] !== 'Any'));
  return (
    <form
      role="search"
      aria-label={copy.heading}
      className="grid gap-6"
      onSubmit={(event) => event.preventDefault()}
    >
      <TextField
        label={copy.username}
        type="search"
        autoComplete="off"
        maxLength={LIMITS.search}
        value={filters.username}
        onChange={(event) => onChange({ username: event.target.value })}
      />
      <RangeSlider
        legend={copy.age}
        min={AGE.filterMin}
        max={AGE.filterMax}
        step={AGE.filterStep}
        value={filters.ageRange}
        onValueChange={([from, to]) => onChange({ ageRange: [from, to] })}
        labels={{ from: copy.ageFrom, to: copy.ageTo }}
        formatValue={copy.years}
      />
      <RadioGroup
        legend={copy.gender}
        variant="pills"
        value={filters.gender}
        onValueChange={(gender) => onChange({ gender })}
        options={[
          { value: 'All', label: copy.all },
          ...GENDERS.map((value) => ({ value, label: labels.gender[value] })),
        ]}
      />
      <NativeSelect
        label={copy.country}
        value={filters.country}
        onChange={(event) => onChange({ country: event.target.value as Filters['country'] })}
        options={[{ value: 'All', label: copy.all }, ...asOptions(COUNTRIES)]}
      />
      <TextField
        label={copy.location}
        hint={copy.locationHint}
        type="search"
        autoComplete="off"
        maxLength={LIMITS.search}
        value={filters.location}
        onChange={(event) => onChange({ location: event.target.value })}
      />
      <CheckboxGroup
        legend={copy.statuses}
        variant="pills"
        value={filters.statuses}
        onValueChange={(statuses) => onChange({ statuses })}
        options={asOptions(STATUSES)}
      />
      <Disclosure open={open} onOpenChange={setOpen} className="grid gap-6">
        <DisclosureButton asChild>
          <Button variant="ghost">{open ? copy.less : copy.more}</Button>
        </DisclosureButton>
        <DisclosurePanel className="grid gap-5">
          {MORE.map(([key, options]) => (
            <NativeSelect
              key={key}
              label={copy[key]}
              value={filters[key]}
              onChange={(event) => onChange({ [key]: event.target.value } as Partial<Filters>)}
              options={selectOptions('Any', copy.any, options)}
            />
          ))}
          <NativeSelect
            label={copy.relationshipType}
            hint={copy.relationshipHint}
            value={filters.relationshipType}
            onChange={(event) =>
              onChange({ relationshipType: event.target.value as Filters['relationshipType'] })
            }
            options={selectOptions('Any', copy.any, labels.relationship)}
          />
        </DisclosurePanel>
      </Disclosure>
    </form>
  );
}
