// The manager brings a React of its own, which knows no elements of the product's: hence no JSX.
import {
  createElement as element,
  Fragment,
  type ReactElement,
  type ReactNode,
  useEffect,
  useState,
} from 'react';
import { AddonPanel } from 'storybook/internal/components';
import { Link } from 'storybook/internal/router';
import { useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { styled } from 'storybook/theming';

import type { LastRun, State } from '../scripts/lib/last-run.mjs';
import type { ProvedRequirement } from '../scripts/lib/requirements.mjs';
import { colour } from './manager-colours';
import {
  anchorOf,
  dateOf,
  lastRun,
  NO_RUN_WORDS,
  REQUIREMENT_WORDS,
  REQUIREMENTS,
  REQUIREMENTS_PAGE,
  WORDS,
} from './published';

const Page = styled.div(({ theme }) => ({
  boxSizing: 'border-box',
  height: '100%',
  overflow: 'auto',
  padding: 16,
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  fontSize: theme.typography.size.s2,
  lineHeight: 1.5,
  color: theme.color.defaultText,
  a: { color: theme.color.secondary, textDecoration: 'underline' },
  p: { margin: 0 },
}));

const List = styled.ul({ margin: 0, padding: 0, listStyle: 'none', display: 'grid', gap: 8 });

const Row = styled.li(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, max-content) minmax(0, 1fr)',
  gap: '0 12px',
  paddingBottom: 8,
  borderBottom: `1px solid ${theme.appBorderColor}`,
  '@media (max-width: 600px)': {
    gridTemplateColumns: 'max-content minmax(0, 1fr)',
    '& > :last-child': { gridColumn: '1 / -1' },
  },
}));

const MARKS: Readonly<Record<State, string>> = { green: '✓', red: '✕', unknown: '○' };

const Mark = styled.span<{ state: State }>(({ theme, state }) => ({
  whiteSpace: 'nowrap',
  fontWeight: state === 'red' ? theme.typography.weight.bold : theme.typography.weight.regular,
  color: { green: colour('success'), red: colour('danger'), unknown: theme.textMutedColor }[state],
}));

/** How a story or a requirement stands, in a word. */
const mark = (state: State, words: Readonly<Record<State, string>>): ReactNode =>
  element(
    Mark,
    { state },
    element('span', { 'aria-hidden': true }, `${MARKS[state]} `),
    words[state],
  );

let all: Promise<readonly ProvedRequirement[]> | undefined;

/** The requirements, asked for when the panel opens first; none where the file cannot be read. */
const requirements = (): Promise<readonly ProvedRequirement[]> =>
  (all ??= fetch(REQUIREMENTS)
    .then((response): Promise<unknown> => response.json())
    .then(
      (list) => (Array.isArray(list) ? (list as readonly ProvedRequirement[]) : []),
      () => [],
    ));

interface Facts {
  readonly requirements: readonly ProvedRequirement[];
  readonly run: LastRun | undefined;
}

const useFacts = (): Facts | undefined => {
  const [facts, setFacts] = useState<Facts>();
  useEffect(() => {
    void Promise.all([requirements(), lastRun()]).then(([list, run]) => {
      setFacts({ requirements: list, run });
    });
  }, []);
  return facts;
};

const runWords = (run: LastRun | undefined): string =>
  run
    ? `In the run of ${dateOf(run)}${run.commit ? `, commit ${run.commit}` : ''}: `
    : NO_RUN_WORDS;

/** What the story of the moment proves, and what the last run found of it. */
function Proves() {
  const { storyId } = useStorybookState();
  const story = useStorybookApi().getData(storyId);
  const facts = useFacts();
  if (!facts || story?.type !== 'story') return element(Page);
  const { run } = facts;
  const file = story.importPath.replace(/^\.\//, '');
  const proved = facts.requirements.filter(({ proofs }) =>
    proofs.some(({ path }) => path === file),
  );
  return element(
    Page,
    null,
    element(
      'p',
      null,
      runWords(run),
      run
        ? element(Fragment, null, 'this story ', mark(run.stories[storyId] ?? 'unknown', WORDS))
        : null,
    ),
    proved.length === 0
      ? element('p', null, 'The file of this story names no requirement.')
      : element(
          List,
          null,
          proved.map(({ id, sentence }) =>
            element(
              Row,
              { key: id },
              element(Link, { to: `${REQUIREMENTS_PAGE}#${anchorOf(id)}`, children: id }),
              element(
                'span',
                null,
                run ? mark(run.requirements[id] ?? 'unknown', REQUIREMENT_WORDS) : null,
              ),
              element('span', null, sentence),
            ),
          ),
        ),
    element('p', null, element(Link, { to: REQUIREMENTS_PAGE, children: 'All requirements' })),
  );
}

/** The panel "Proves": nothing is asked for while another is open. */
export function ProvesPanel({ active }: { active?: boolean | undefined }): ReactElement {
  // Storybook's own scrolling lets lines run on past the edge.
  return element(AddonPanel, {
    active: active ?? false,
    hasScrollbar: false,
    children: element(active ? Proves : Fragment),
  });
}
