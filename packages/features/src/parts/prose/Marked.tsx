import type { MarkedText } from './search-prose';

export interface MarkedProps {
  parts: readonly MarkedText[];
}

const markHits = (parts: readonly MarkedText[]) => {
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
};

/**
 * A text with its search hits marked. Another text replaces it as a whole, because React can’t update a text beside other nodes
 * after a browser has translated the page.
 */
export function Marked({ parts }: MarkedProps) {
  return <span key={parts.map(({ text }) => text).join('|')}>{markHits(parts)}</span>;
}
