import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Container from '@mui/material/Container';
import CssBaseline from '@mui/material/CssBaseline';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { memo } from 'react';

import { activeFilters } from '../../../packages/features/src/domain/active-filters';
import { findMatchCopy as copy } from '../../../packages/features/src/pages/find-match/copy';
import { wordsOf } from '../../../packages/features/src/pages/find-match/filter-words';
import { start } from '../common/start';
import { useBrowse } from '../common/use-browse';
import { Filters } from './Filters';
import { PersonCard } from './PersonCard';

const bare = { listStyle: 'none', m: 0, p: 0 };

function Chips({ filters, onChange }) {
  const active = activeFilters(filters);
  if (active.length === 0) return null;
  return (
    <Stack
      component="ul"
      direction="row"
      spacing={1}
      aria-label={copy.chips.list}
      sx={{ ...bare, mb: 2 }}
    >
      {active.map((filter) => {
        const { short, whole } = wordsOf(filter);
        return (
          <li key={filter.id}>
            <Chip
              variant="outlined"
              label={short}
              aria-label={copy.chips.remove(whole)}
              onDelete={() => onChange(filter.removal)}
            />
          </li>
        );
      })}
    </Stack>
  );
}

const List = memo(function List({ people, onClear }) {
  if (people.length === 0) {
    return (
      <Paper variant="outlined" sx={{ p: 6, textAlign: 'center' }}>
        <Typography variant="h6" component="h2">
          {copy.empty.title}
        </Typography>
        <Typography>{copy.empty.text}</Typography>
        <Button variant="outlined" onClick={onClear}>
          {copy.filters.clear}
        </Button>
      </Paper>
    );
  }
  return (
    <Box
      component="ul"
      aria-label={copy.list}
      sx={{
        ...bare,
        display: 'grid',
        gap: 2.5,
        alignItems: 'start',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(15.5rem, 100%), 1fr))',
      }}
    >
      {people.map((person) => (
        <li key={person.id}>
          <PersonCard person={person} />
        </li>
      ))}
    </Box>
  );
});

/** The grid with its filters, by MUI. */
function Page({ people }) {
  const { filters, matches, pending, change, clear } = useBrowse(people);
  return (
    <>
      <CssBaseline />
      <Container component="main" maxWidth="lg">
        <Typography variant="h3" component="h1">
          {copy.heading}
        </Typography>
        <Box
          sx={{
            mt: 4,
            display: 'grid',
            gap: 4,
            alignItems: 'start',
            gridTemplateColumns: { lg: '19rem 1fr' },
          }}
        >
          <Filters filters={filters} onChange={change} onClear={clear} />
          <Box sx={{ minWidth: 0 }}>
            <Typography role="status" data-pending={pending ? '' : undefined}>
              {copy.count(matches.length, people.length)}
            </Typography>
            <Chips filters={filters} onChange={change} />
            <List people={matches} onClear={clear} />
          </Box>
        </Box>
      </Container>
    </>
  );
}

start(Page);
