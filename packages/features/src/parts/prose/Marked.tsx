import type { MarkedText } from './search-prose';

export interface MarkedProps {
  /** The text, split into plain and highlighted parts. */
  parts: readonly MarkedText[];
}

/** Text with the search terms highlighted. */
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
