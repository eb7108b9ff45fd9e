import {
  Button,
  Chip,
  Collapse,
  Fieldset,
  Group,
  NativeSelect,
  Paper,
  RangeSlider,
  Stack,
  Text,
  TextInput,
  Title,
} from '@mantine/core';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';

import { AGE } from '../../../packages/features/src/domain/constants';
import { countActive } from '../../../packages/features/src/domain/profile-filters';
import { findMatchCopy } from '../../../packages/features/src/pages/find-match/copy';
import { countries, genders, more, statuses } from '../common/choices';

const copy = findMatchCopy.filters;

function Pills({ label, options, ...group }) {
  return (
    <Fieldset legend={label} variant="unstyled">
      <Chip.Group {...group}>
        <Group gap="xs">
          {options.map((option) => (
            <Chip key={option.value} value={option.value}>
              {option.label}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
    </Fieldset>
  );
}

function Ages({ value, onChange }) {
  const [from, to] = value;
  return (
    <Fieldset legend={copy.age} variant="unstyled">
      <RangeSlider
        min={AGE.filterMin}
        max={AGE.filterMax}
        minRange={0}
        value={[from, to]}
        onChange={onChange}
        label={copy.years}
        thumbFromLabel={copy.ageFrom}
        thumbToLabel={copy.ageTo}
      />
      <Group grow mt="xs">
        <TextInput
          type="number"
          label={copy.ageFrom}
          value={from}
          onChange={(event) => onChange([Number(event.currentTarget.value), to])}
        />
        <TextInput
          type="number"
          label={copy.ageTo}
          value={to}
          onChange={(event) => onChange([from, Number(event.currentTarget.value)])}
        />
      </Group>
    </Fieldset>
  );
}

/** Every filter of the page. */
export function Filters({ filters, onChange, onClear }) {
  const [open, setOpen] = useState(false);
  const active = countActive(filters);
  return (
    <Paper component="aside" withBorder radius="md" p="lg" aria-label={copy.heading}>
      <Group justify="space-between">
        <Title order={2} size="h4">
          <SlidersHorizontal size={20} aria-hidden="true" /> {copy.heading}
        </Title>
        <Text size="sm">{copy.active(active)}</Text>
        {active > 0 ? (
          <Button variant="subtle" onClick={onClear}>
            {copy.clear}
          </Button>
        ) : null}
      </Group>
      <Stack
        component="form"
        role="search"
        aria-label={copy.heading}
        gap="lg"
        mt="lg"
        onSubmit={(event) => event.preventDefault()}
      >
        <TextInput
          type="search"
          label={copy.username}
          autoComplete="off"
          value={filters.username}
          onChange={(event) => onChange({ username: event.currentTarget.value })}
        />
        <Ages value={filters.ageRange} onChange={(ageRange) => onChange({ ageRange })} />
        <Pills
          label={copy.gender}
          options={genders}
          value={filters.gender}
          onChange={(gender) => onChange({ gender })}
        />
        <NativeSelect
          label={copy.country}
          data={countries}
          value={filters.country}
          onChange={(event) => onChange({ country: event.currentTarget.value })}
        />
        <TextInput
          type="search"
          label={copy.location}
          description={copy.locationHint}
          autoComplete="off"
          value={filters.location}
          onChange={(event) => onChange({ location: event.currentTarget.value })}
        />
        <Pills
          label={copy.statuses}
          options={statuses}
          multiple
          value={filters.statuses}
          onChange={(chosen) => onChange({ statuses: chosen })}
        />
        <Button variant="subtle" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? copy.less : copy.more}
        </Button>
        <Collapse expanded={open} keepMounted={false}>
          <Stack gap="md">
            {more.map(({ key, label, hint, options }) => (
              <NativeSelect
                key={key}
                label={label}
                description={hint}
                data={options}
                value={filters[key]}
                onChange={(event) => onChange({ [key]: event.currentTarget.value })}
              />
            ))}
          </Stack>
        </Collapse>
      </Stack>
    </Paper>
  );
}
