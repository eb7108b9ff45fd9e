import '@mantine/core/styles.css';

import {
  Box,
  Button,
  Container,
  Grid,
  Group,
  MantineProvider,
  Paper,
  Pill,
  Text,
  Title,
} from '@mantine/core';
import { memo } from 'react';

import { activeFilters } from '../../../packages/features/src/domain/active-filters';
import { findMatchCopy as copy } from '../../../packages/features/src/pages/find-match/copy';
import { wordsOf } from '../../../packages/features/src/pages/find-match/filter-words';
import { start } from '../common/start';
import { useBrowse } from '../common/use-browse';
import { Filters } from './Filters';
import { PersonCard } from './PersonCard';

const columns = {
  listStyle: 'none',
  display: 'grid',
  gap: 20,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(15.5rem, 100%), 1fr))',
};

function Chips({ filters, onChange }) {
  const active = activeFilters(filters);
  if (active.length === 0) return null;
  return (
    <Group component="ul" gap="xs" p={0} aria-label={copy.chips.list} style={{ listStyle: 'none' }}>
      {active.map((filter) => {
        const { short, whole } = wordsOf(filter);
        return (
          <li key={filter.id}>
            <Pill
              size="lg"
              withRemoveButton
              removeButtonProps={{ 'aria-label': copy.chips.remove(whole) }}
              onRemove={() => onChange(filter.removal)}
            >
              {short}
            </Pill>
          </li>
        );
      })}
    </Group>
  );
}

const List = memo(function List({ people, onClear }) {
  if (people.length === 0) {
    return (
      <Paper withBorder p="xl" ta="center">
        <Title order={2} size="h4">
          {copy.empty.title}
        </Title>
        <Text>{copy.empty.text}</Text>
        <Button variant="default" onClick={onClear}>
          {copy.filters.clear}
        </Button>
      </Paper>
    );
  }
  return (
    <Box component="ul" aria-label={copy.list} m={0} p={0} style={columns}>
      {people.map((person) => (
        <li key={person.id}>
          <PersonCard person={person} />
        </li>
      ))}
    </Box>
  );
});

/** The grid with its filters, by Mantine. */
function Page({ people }) {
  const { filters, matches, pending, change, clear } = useBrowse(people);
  return (
    <MantineProvider>
      <Container component="main" size="xl">
        <Title order={1}>{copy.heading}</Title>
        <Grid mt="xl" gap="xl">
          <Grid.Col span={{ base: 12, md: 3.5 }}>
            <Filters filters={filters} onChange={change} onClear={clear} />
          </Grid.Col>
          <Grid.Col span={{ base: 12, md: 8.5 }}>
            <Text role="status" data-pending={pending ? '' : undefined}>
              {copy.count(matches.length, people.length)}
            </Text>
            <Chips filters={filters} onChange={change} />
            <List people={matches} onClear={clear} />
          </Grid.Col>
        </Grid>
      </Container>
    </MantineProvider>
  );
}

start(Page);
