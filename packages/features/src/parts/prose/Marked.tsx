import type { MarkedText } from './search-prose';

export interface MarkedProps {
  parts: readonly MarkedText[];
}

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
