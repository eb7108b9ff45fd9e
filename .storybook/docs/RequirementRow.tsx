import type { ReactNode } from 'react';

import type { LastRun } from '../../scripts/lib/last-run.mjs';
import type { ProofKind, ProvedRequirement } from '../../scripts/lib/requirements.mjs';
import { anchorOf } from '../published';
import { docsHrefOf, storiesOf } from './preview-api';
import type { Standing } from './requirement-list';
import { StandingBadge, StateWord } from './StandingBadge';
import { StoryLink } from './StoryLink';

const nameOf = (path: string) => path.replace(/^.*\//, '').replace(/\.\w+\.tsx?$/, '');

/** A kind of proof with its files. */
function Proofs({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 sm:grid-cols-[5rem_minmax(0,1fr)]">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="m-0 min-w-0 wrap-anywhere">{children}</dd>
    </div>
  );
}

/** The stories of a file: its page, and each of them for whoever opens the list. */
function StoryFile({ path, run }: { path: string; run: LastRun | undefined }) {
  const stories = storiesOf(`./${path}`);
  return (
    <details>
      <summary className="min-h-6 cursor-pointer">
        <strong>{nameOf(path)}</strong>
        {stories.length === 1 ? ', 1 story' : `, ${stories.length} stories`}
        <StateWord state={run?.proofs[path] ?? (run ? 'unknown' : undefined)} />
      </summary>
      <ul className="my-1 grid list-none gap-x-4 ps-4 sm:grid-cols-2">
        <li className="min-h-6">
          <a
            href={docsHrefOf(`./${path}`)}
            target="_top"
            className="text-primary underline underline-offset-4"
          >
            Documentation
          </a>
        </li>
        {stories.map((story) => (
          <li key={story.id} className="min-h-6">
            <StoryLink story={story} />
            <StateWord state={run ? (run.stories[story.id] ?? 'unknown') : undefined} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function Files({ paths, run }: { paths: readonly string[]; run: LastRun | undefined }) {
  return (
    <ul className="list-none p-0">
      {paths.map((path) => (
        <li key={path}>
          <code>{path}</code>
          <StateWord state={run ? (run.proofs[path] ?? 'unknown') : undefined} />
        </li>
      ))}
    </ul>
  );
}

export interface RequirementRowProps {
  requirement: ProvedRequirement;
  standing: Standing;
  run: LastRun | undefined;
}

/** One requirement: its identifier, how it stands, its sentence, and what proves it. */
export function RequirementRow({
  requirement: { id, sentence, proofs },
  standing,
  run,
}: RequirementRowProps) {
  const of = (kind: ProofKind) =>
    proofs.filter((proof) => proof.kind === kind).map(({ path }) => path);
  const [stories, tests, journeys] = [of('story'), of('test'), of('journey')];
  return (
    <li id={anchorOf(id)} data-standing={standing} className="grid gap-1 border-t border-line py-3">
      <p className="m-0 grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-1 sm:grid-cols-[7.5rem_minmax(0,1fr)_auto]">
        <strong className="col-start-1 row-start-1 whitespace-nowrap">{id}</strong>
        <span className="col-span-2 row-start-2 min-w-0 sm:col-span-1 sm:col-start-2 sm:row-start-1">
          {sentence}
        </span>
        {run || standing === 'gap' ? <StandingBadge standing={standing} /> : null}
      </p>
      {proofs.length > 0 ? (
        <dl className="m-0 grid gap-0.5 text-small sm:ps-34">
          {stories.length > 0 ? (
            <Proofs name="Stories">
              {stories.map((path) => (
                <StoryFile key={path} path={path} run={run} />
              ))}
            </Proofs>
          ) : null}
          {tests.length > 0 ? (
            <Proofs name="Tests">
              <Files paths={tests} run={run} />
            </Proofs>
          ) : null}
          {journeys.length > 0 ? (
            <Proofs name="Journeys">
              <Files paths={journeys} run={run} />
            </Proofs>
          ) : null}
        </dl>
      ) : null}
    </li>
  );
}
