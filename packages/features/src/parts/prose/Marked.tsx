import type { MarkedText } from './search-prose';

export interface MarkedProps {
  /** The text in its pieces. */
  parts: readonly MarkedText[];
}

/** A text in which what was looked for is marked. */
export function Marked({ parts }: MarkedProps) {
  let at = 0;
  return parts.map(({ text, hit }) => {
    at += text.length;
    return hit ? (
      <mark key={at} className="bg-coin-fill text-on-coin">
        {text}
      </mark>
    ) : (
      text
    );
  });
}
