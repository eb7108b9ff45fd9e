import type { LastRun } from '../../scripts/lib/last-run.mjs';
import { withoutSynonyms } from '../synonyms';
import { dateOf, NO_RUN_WORDS } from '../published';
import { allStories } from './preview-api';
import { StandingBadge } from './StandingBadge';
import { StoryLink } from './StoryLink';

/** In percent: how many lines of a package the tests are to run. */
const AIM = 95;

const count = (all: number, green: number, what: string) => `${green} of ${all} ${what} hold`;

function Coverage({ coverage }: Pick<LastRun, 'coverage'>) {
  if (!coverage) return <p className="m-0">Coverage is not measured in this build.</p>;
  return (
    <ul className="list-none p-0">
      {Object.entries(coverage.packages).map(([name, { lines, statements }]) => (
        <li key={name}>
          <code>{`packages/${name}`}</code>
          {`: ${lines} % of the lines, ${statements} % of the statements ran on ${dateOf(coverage)} (aim: ${AIM} % of the lines${lines < AIM ? ', not reached' : ''})`}
        </li>
      ))}
    </ul>
  );
}

export interface LastRunSummaryProps {
  run: LastRun | undefined;
  /** Whether the answer is there: before, nothing is said. */
  isAsked: boolean;
}

/** When the checks ran last and what they found in sum, with the stories that fail. */
export function LastRunSummary({ run, isAsked }: LastRunSummaryProps) {
  if (!run)
    return (
      <p className="m-0 min-h-6">{isAsked ? `${NO_RUN_WORDS} npm test records one.` : null}</p>
    );
  const stories = allStories();
  const failed = stories.filter(({ id }) => run.stories[id] === 'red');
  const green = (states: LastRun['stories']) =>
    Object.values(states).filter((state) => state === 'green').length;
  return (
    <section
      aria-label="The last run"
      className="grid gap-2 rounded-md border border-line bg-surface p-4 text-small"
    >
      <p className="m-0 flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <StandingBadge
          standing={
            failed.length > 0 || Object.values(run.requirements).includes('red')
              ? 'red'
              : run.missing.length > 0
                ? 'unknown'
                : 'green'
          }
        />
        <span>{`Last run: ${dateOf(run)}${run.commit ? `, commit ${run.commit}` : ''}`}</span>
      </p>
      <p className="m-0">
        {count(stories.length, green(run.stories), 'stories')},{' '}
        {count(Object.keys(run.requirements).length, green(run.requirements), 'requirements')}.
        {run.missing.length > 0 ? ` Not in this run: ${run.missing.join(', ')}.` : null}
      </p>
      <Coverage coverage={run.coverage} />
      {failed.length > 0 ? (
        <>
          <p className="m-0 font-semibold">Stories that fail</p>
          <ul className="list-none p-0">
            {failed.map((story) => (
              <li key={story.id}>
                <StoryLink
                  story={story}
                  within={story.title.split('/').map(withoutSynonyms).join(' / ')}
                />
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </section>
  );
}
