import { Badge } from '@iru/ui/badge';
import { NativeSelect } from '@iru/ui/native-select';
import { TextField } from '@iru/ui/text-field';
import { useEffect, useState } from 'react';
import requirementFacts from 'virtual:requirements';

import type { LastRun } from '../../scripts/lib/last-run.mjs';
import { lastRun } from '../published';
import type { RequirementFacts } from '../requirement-facts';
import { KnownDeviations } from './KnownDeviations';
import { LastRunSummary } from './LastRunSummary';
import { byArea, choose, type Shown, SHOWN, standingOf } from './requirement-list';
import { RequirementRow } from './RequirementRow';

const { requirements, deviations } = requirementFacts as RequirementFacts;

const CHOICES: Readonly<Record<Shown, string>> = {
  all: 'All',
  gaps: 'Only gaps',
  failed: 'Only failed',
};
const areaId = (area: string) => `area-${area.toLowerCase().replaceAll(/\W+/g, '-')}`;
const isShown = (value: string): value is Shown => SHOWN.some((choice) => choice === value);

/** Where the address of the manager points on this page. */
const pointedAt = (): HTMLElement | null => {
  try {
    return document.getElementById(window.parent.location.hash.slice(1));
  } catch {
    // A page of somewhere else shows this one, and its address is its own.
    return null;
  }
};

/** Every requirement with what proves it and what the last run found, and the known deviations beside them. */
export function RequirementsPage() {
  const [query, setQuery] = useState('');
  const [shown, setShown] = useState<Shown>('all');
  const [run, setRun] = useState<LastRun>();
  const [isAsked, setIsAsked] = useState(false);
  useEffect(() => {
    void lastRun().then((found) => {
      setRun(found);
      setIsAsked(true);
    });
  }, []);
  useEffect(() => {
    // The results push down what was pointed at before.
    if (isAsked) pointedAt()?.scrollIntoView();
  }, [isAsked]);
  const states = run?.requirements ?? {};
  const chosen = choose(requirements, states, { query, shown });
  const gaps = requirements.filter(
    (requirement) => standingOf(requirement, states) === 'gap',
  ).length;
  return (
    <div className="grid gap-6 font-text text-body text-ink">
      <LastRunSummary run={run} isAsked={isAsked} />
      <p>
        {gaps === 0 ? (
          <Badge variant="success">No gaps</Badge>
        ) : (
          <Badge variant="danger">{gaps === 1 ? '1 gap' : `${gaps} gaps`}</Badge>
        )}{' '}
        {gaps === 0
          ? 'Each requirement names something that proves it.'
          : 'A gap is a requirement that nothing proves.'}
      </p>
      <form
        role="search"
        className="grid gap-4 sm:grid-cols-[1fr_12rem] sm:items-end"
        onSubmit={(event) => {
          event.preventDefault();
        }}
      >
        <TextField
          type="search"
          label="Find a requirement"
          hint="An identifier, a word of its sentence or the path of a proof"
          value={query}
          onChange={({ target }) => {
            setQuery(target.value);
          }}
        />
        <NativeSelect
          label="Show"
          value={shown}
          options={SHOWN.map((value) => ({ value, label: CHOICES[value] }))}
          onChange={({ target }) => {
            if (isShown(target.value)) setShown(target.value);
          }}
        />
      </form>
      <p role="status" className="text-small text-ink-soft">
        {`${chosen.length} of ${requirements.length} requirements`}
      </p>
      {byArea(chosen).map(([area, list]) => (
        <section key={area} aria-labelledby={areaId(area)}>
          <h2 id={areaId(area)} className="mb-2 font-display text-title">
            {area}
          </h2>
          <ul className="list-none p-0">
            {list.map((requirement) => (
              <RequirementRow
                key={requirement.id}
                requirement={requirement}
                standing={standingOf(requirement, states)}
                run={run}
              />
            ))}
          </ul>
        </section>
      ))}
      <KnownDeviations deviations={deviations} query={query} />
    </div>
  );
}
