import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import Paper from '@mui/material/Paper';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';

import { AGE } from '../../../packages/features/src/domain/constants';
import { countActive } from '../../../packages/features/src/domain/profile-filters';
import { findMatchCopy } from '../../../packages/features/src/pages/find-match/copy';
import { countries, genders, more, statuses } from '../common/choices';

const copy = findMatchCopy.filters;

function Choice({ label, hint, value, options, onChange }) {
  return (
    <TextField
      select
      fullWidth
      label={label}
      helperText={hint}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </TextField>
  );
}

function Pills({ label, options, ...group }) {
  return (
    <FormControl component="fieldset">
      <FormLabel component="legend">{label}</FormLabel>
      <ToggleButtonGroup {...group} size="small" sx={{ flexWrap: 'wrap' }}>
        {options.map((option) => (
          <ToggleButton key={option.value} value={option.value}>
            {option.label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </FormControl>
  );
}

function Ages({ value, onChange }) {
  const [from, to] = value;
  return (
    <FormControl component="fieldset">
      <FormLabel component="legend">{copy.age}</FormLabel>
      <Slider
        min={AGE.filterMin}
        max={AGE.filterMax}
        value={[from, to]}
        onChange={(_, next) => onChange(next)}
        getAriaLabel={(thumb) => (thumb === 0 ? copy.ageFrom : copy.ageTo)}
        getAriaValueText={copy.years}
      />
      <Stack direction="row" spacing={1}>
        <TextField
          size="small"
          type="number"
          label={copy.ageFrom}
          value={from}
          onChange={(event) => onChange([Number(event.target.value), to])}
        />
        <TextField
          size="small"
          type="number"
          label={copy.ageTo}
          value={to}
          onChange={(event) => onChange([from, Number(event.target.value)])}
        />
      </Stack>
    </FormControl>
  );
}

/** Every filter of the page. */
export function Filters({ filters, onChange, onClear }) {
  const [open, setOpen] = useState(false);
  const active = countActive(filters);
  return (
    <Paper component="aside" variant="outlined" aria-label={copy.heading} sx={{ p: 3 }}>
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography
          variant="h6"
          component="h2"
          sx={{ display: 'flex', gap: 1, alignItems: 'center' }}
        >
          <SlidersHorizontal size={20} aria-hidden="true" />
          {copy.heading}
        </Typography>
        <Typography variant="body2">{copy.active(active)}</Typography>
        {active > 0 ? <Button onClick={onClear}>{copy.clear}</Button> : null}
      </Stack>
      <Box
        component="form"
        role="search"
        aria-label={copy.heading}
        onSubmit={(event) => event.preventDefault()}
      >
        <Stack spacing={3} sx={{ mt: 3 }}>
          <TextField
            type="search"
            label={copy.username}
            autoComplete="off"
            value={filters.username}
            onChange={(event) => onChange({ username: event.target.value })}
          />
          <Ages value={filters.ageRange} onChange={(ageRange) => onChange({ ageRange })} />
          <Pills
            label={copy.gender}
            options={genders}
            exclusive
            value={filters.gender}
            onChange={(_, gender) => gender && onChange({ gender })}
          />
          <Choice
            label={copy.country}
            value={filters.country}
            options={countries}
            onChange={(country) => onChange({ country })}
          />
          <TextField
            type="search"
            label={copy.location}
            helperText={copy.locationHint}
            autoComplete="off"
            value={filters.location}
            onChange={(event) => onChange({ location: event.target.value })}
          />
          <Pills
            label={copy.statuses}
            options={statuses}
            value={filters.statuses}
            onChange={(_, chosen) => onChange({ statuses: chosen })}
          />
          <Button aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? copy.less : copy.more}
          </Button>
          <Collapse in={open} unmountOnExit>
            <Stack spacing={2}>
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
          </Collapse>
        </Stack>
      </Box>
    </Paper>
  );
}
