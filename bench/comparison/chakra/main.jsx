import {
  Box,
  Button,
  ChakraProvider,
  Container,
  defaultSystem,
  EmptyState,
  Grid,
  Heading,
  Tag,
  Text,
  Wrap,
} from '@chakra-ui/react';
import { memo } from 'react';

import { activeFilters } from '../../../packages/features/src/domain/active-filters';
import { findMatchCopy as copy } from '../../../packages/features/src/pages/find-match/copy';
import { wordsOf } from '../../../packages/features/src/pages/find-match/filter-words';
import { start } from '../common/start';
import { useBrowse } from '../common/use-browse';
import { Filters } from './Filters';
import { PersonCard } from './PersonCard';

function Chips({ filters, onChange }) {
  const active = activeFilters(filters);
  if (active.length === 0) return null;
  return (
    <Wrap as="ul" mb="4" aria-label={copy.chips.list}>
      {active.map((filter) => {
        const { short, whole } = wordsOf(filter);
        return (
          <li key={filter.id}>
            <Tag.Root size="lg">
              <Tag.Label>{short}</Tag.Label>
              <Tag.EndElement>
                <Tag.CloseTrigger
                  aria-label={copy.chips.remove(whole)}
                  onClick={() => onChange(filter.removal)}
                />
              </Tag.EndElement>
            </Tag.Root>
          </li>
        );
      })}
    </Wrap>
  );
}

const List = memo(function List({ people, onClear }) {
  if (people.length === 0) {
    return (
      <EmptyState.Root>
        <EmptyState.Content>
          <EmptyState.Title>{copy.empty.title}</EmptyState.Title>
          <EmptyState.Description>{copy.empty.text}</EmptyState.Description>
          <Button variant="outline" onClick={onClear}>
            {copy.filters.clear}
          </Button>
        </EmptyState.Content>
      </EmptyState.Root>
    );
  }
  return (
    <Grid
      as="ul"
      aria-label={copy.list}
      gap="5"
      alignItems="start"
      templateColumns="repeat(auto-fill, minmax(min(15.5rem, 100%), 1fr))"
    >
      {people.map((person) => (
        <li key={person.id}>
          <PersonCard person={person} />
        </li>
      ))}
    </Grid>
  );
});

/** The grid with its filters, by Chakra UI. */
function Page({ people }) {
  const { filters, matches, pending, change, clear } = useBrowse(people);
  return (
    <ChakraProvider value={defaultSystem}>
      <Container as="main" maxW="7xl">
        <Heading as="h1" size="4xl">
          {copy.heading}
        </Heading>
        <Grid mt="8" gap="8" alignItems="start" templateColumns={{ lg: '19rem 1fr' }}>
          <Filters filters={filters} onChange={change} onClear={clear} />
          <Box minW="0">
            <Text role="status" data-pending={pending ? '' : undefined}>
              {copy.count(matches.length, people.length)}
            </Text>
            <Chips filters={filters} onChange={change} />
            <List people={matches} onClear={clear} />
          </Box>
        </Grid>
      </Container>
    </ChakraProvider>
  );
}

start(Page);
