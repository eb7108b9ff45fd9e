import {
  Button,
  Checkbox,
  CheckboxGroup,
  Collapsible,
  Field,
  Fieldset,
  Heading,
  HStack,
  Input,
  NativeSelect,
  RadioGroup,
  Slider,
  Stack,
  Text,
  Wrap,
} from '@chakra-ui/react';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';

import { AGE } from '../../../packages/features/src/domain/constants';
import { countActive } from '../../../packages/features/src/domain/profile-filters';
import { findMatchCopy } from '../../../packages/features/src/pages/find-match/copy';
import { countries, genders, more, statuses } from '../common/choices';

const copy = findMatchCopy.filters;

function Words({ label, hint, ...input }) {
  return (
    <Field.Root>
      <Field.Label>{label}</Field.Label>
      <Input {...input} />
      {hint ? <Field.HelperText>{hint}</Field.HelperText> : null}
    </Field.Root>
  );
}

function Choice({ label, hint, value, options, onChange }) {
  return (
    <Field.Root>
      <Field.Label>{label}</Field.Label>
      <NativeSelect.Root>
        <NativeSelect.Field value={value} onChange={(event) => onChange(event.target.value)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
      {hint ? <Field.HelperText>{hint}</Field.HelperText> : null}
    </Field.Root>
  );
}

function Gender({ value, onChange }) {
  return (
    <RadioGroup.Root value={value} onValueChange={(details) => onChange(details.value)}>
      <RadioGroup.Label>{copy.gender}</RadioGroup.Label>
      <Wrap>
        {genders.map((option) => (
          <RadioGroup.Item key={option.value} value={option.value}>
            <RadioGroup.ItemHiddenInput />
            <RadioGroup.ItemIndicator />
            <RadioGroup.ItemText>{option.label}</RadioGroup.ItemText>
          </RadioGroup.Item>
        ))}
      </Wrap>
    </RadioGroup.Root>
  );
}

function Statuses({ value, onChange }) {
  return (
    <Fieldset.Root>
      <Fieldset.Legend>{copy.statuses}</Fieldset.Legend>
      <CheckboxGroup value={value} onValueChange={onChange}>
        <Wrap>
          {statuses.map((option) => (
            <Checkbox.Root key={option.value} value={option.value}>
              <Checkbox.HiddenInput />
              <Checkbox.Control />
              <Checkbox.Label>{option.label}</Checkbox.Label>
            </Checkbox.Root>
          ))}
        </Wrap>
      </CheckboxGroup>
    </Fieldset.Root>
  );
}

function Ages({ value, onChange }) {
  const [from, to] = value;
  return (
    <Fieldset.Root>
      <Fieldset.Legend>{copy.age}</Fieldset.Legend>
      <Slider.Root
        min={AGE.filterMin}
        max={AGE.filterMax}
        value={[from, to]}
        onValueChange={(details) => onChange(details.value)}
        aria-label={[copy.ageFrom, copy.ageTo]}
        getAriaValueText={(details) => copy.years(details.value)}
      >
        <Slider.Control>
          <Slider.Track>
            <Slider.Range />
          </Slider.Track>
          <Slider.Thumbs />
        </Slider.Control>
      </Slider.Root>
      <HStack>
        <Words
          type="number"
          label={copy.ageFrom}
          value={from}
          onChange={(event) => onChange([Number(event.target.value), to])}
        />
        <Words
          type="number"
          label={copy.ageTo}
          value={to}
          onChange={(event) => onChange([from, Number(event.target.value)])}
        />
      </HStack>
    </Fieldset.Root>
  );
}

/** Every filter of the page. */
export function Filters({ filters, onChange, onClear }) {
  const [open, setOpen] = useState(false);
  const active = countActive(filters);
  return (
    <Stack as="aside" aria-label={copy.heading} borderWidth="1px" rounded="md" p="6" gap="6">
      <HStack justify="space-between">
        <Heading as="h2" size="md" display="flex" gap="2" alignItems="center">
          <SlidersHorizontal size={20} aria-hidden="true" />
          {copy.heading}
        </Heading>
        <Text textStyle="sm">{copy.active(active)}</Text>
        {active > 0 ? (
          <Button variant="ghost" onClick={onClear}>
            {copy.clear}
          </Button>
        ) : null}
      </HStack>
      <Stack
        as="form"
        role="search"
        aria-label={copy.heading}
        gap="6"
        onSubmit={(event) => event.preventDefault()}
      >
        <Words
          type="search"
          label={copy.username}
          autoComplete="off"
          value={filters.username}
          onChange={(event) => onChange({ username: event.target.value })}
        />
        <Ages value={filters.ageRange} onChange={(ageRange) => onChange({ ageRange })} />
        <Gender value={filters.gender} onChange={(gender) => onChange({ gender })} />
        <Choice
          label={copy.country}
          value={filters.country}
          options={countries}
          onChange={(country) => onChange({ country })}
        />
        <Words
          type="search"
          label={copy.location}
          hint={copy.locationHint}
          autoComplete="off"
          value={filters.location}
          onChange={(event) => onChange({ location: event.target.value })}
        />
        <Statuses value={filters.statuses} onChange={(chosen) => onChange({ statuses: chosen })} />
        <Collapsible.Root
          open={open}
          onOpenChange={(details) => setOpen(details.open)}
          lazyMount
          unmountOnExit
        >
          <Collapsible.Trigger asChild>
            <Button variant="ghost">{open ? copy.less : copy.more}</Button>
          </Collapsible.Trigger>
          <Collapsible.Content>
            <Stack gap="5">
              {more.map(({ key, label, hint, options }) => (
                <Choice
                  key={key}
                  label={label}
                  hint={hint}
                  value={filters[key]}
                  options={options}
                  onChange={(value) => onChange({ [key]: value })}
                />
              ))}
            </Stack>
          </Collapsible.Content>
        </Collapsible.Root>
      </Stack>
    </Stack>
  );
}
