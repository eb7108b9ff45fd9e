import type { ReactElement } from 'react';

export interface AroundProps {
  /** The text before and after the part; '' for none. */
  texts: readonly [before: string, after: string];
  /** The part with an element of its own. */
  children: ReactElement;
}

/** A sentence around a part. Spaces are outside the elements, where they also separate the words of an accessible name. */
export function Around({ texts: [before, after], children }: AroundProps) {
  return (
    <>
      {before ? <span>{before.trimEnd()}</span> : null}
      {/\s$/.test(before) ? ' ' : null}
      {children}
      {/^\s/.test(after) ? ' ' : null}
      {after ? <span>{after.trimStart()}</span> : null}
    </>
  );
}

export interface VerbatimProps {
  /** The part that must stay as it is, such as a telephone number. */
  part: string;
  /** The sentence, which contains the part. */
  children: string;
}

/** A sentence with a part that a browser must not translate. */
export function Verbatim({ part, children }: VerbatimProps) {
  const [before = '', ...after] = children.split(part);
  return (
    <span>
      <Around texts={[before, after.join(part)]}>
        <span translate="no">{part}</span>
      </Around>
    </span>
  );
}
