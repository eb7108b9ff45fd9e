export interface VerbatimProps {
  /** The part that must stay as it is, such as a telephone number. */
  part: string;
  /** The sentence around it. */
  children: string;
}

/** A sentence with a part that a browser must not translate. */
export function Verbatim({ part, children }: VerbatimProps) {
  const [before, ...rest] = children.split(part);
  const after = rest.join(part);
  return (
    <span>
      {before ? <span>{before}</span> : null}
      {rest.length > 0 ? <span translate="no">{part}</span> : null}
      {after ? <span>{after}</span> : null}
    </span>
  );
}
