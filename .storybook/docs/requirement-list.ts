import type { State } from '../../scripts/lib/last-run.mjs';
import type { ProvedRequirement } from '../../scripts/lib/requirements.mjs';

/** How a requirement stands on its page: as in the last run, or without anything that proves it. */
export type Standing = State | 'gap';

/** Which requirements the page shows. */
export const SHOWN = ['all', 'gaps', 'failed'] as const;

/** One of the choices of what the page shows. */
export type Shown = (typeof SHOWN)[number];

/** How a requirement stands: a gap is one whatever was run. */
export const standingOf = (
  { id, proofs }: ProvedRequirement,
  states: Readonly<Record<string, State>>,
): Standing => (proofs.length === 0 ? 'gap' : (states[id] ?? 'unknown'));

/** The words to look for, in small letters. */
const wordsOf = (text: string) => text.toLowerCase().split(/\s+/).filter(Boolean);

/** Whether each word of a query stands somewhere in the texts. */
export const mentions = (query: string, texts: readonly string[]): boolean => {
  const all = texts.join('\n').toLowerCase();
  return wordsOf(query).every((word) => all.includes(word));
};

/** The requirements that a query and a choice leave, in their order. */
export const choose = (
  requirements: readonly ProvedRequirement[],
  states: Readonly<Record<string, State>>,
  { query, shown }: { query: string; shown: Shown },
): readonly ProvedRequirement[] =>
  requirements.filter((requirement) => {
    const standing = standingOf(requirement, states);
    const isChosen = shown === 'all' || standing === (shown === 'gaps' ? 'gap' : 'red');
    const { id, sentence, area, proofs } = requirement;
    return isChosen && mentions(query, [id, sentence, area, ...proofs.map(({ path }) => path)]);
  });

/** Requirements under their headings, in the order in which the headings come. */
export const byArea = (
  requirements: readonly ProvedRequirement[],
): readonly (readonly [string, readonly ProvedRequirement[]])[] =>
  [...new Set(requirements.map(({ area }) => area))].map((area) => [
    area,
    requirements.filter((each) => each.area === area),
  ]);
