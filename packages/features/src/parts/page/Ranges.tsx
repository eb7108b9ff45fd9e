const RANGE = /(\d+-\d+)/;

export interface RangesProps {
  children: string;
}

/** Text whose number ranges, such as “5-7 business days”, never wrap at the hyphen. */
export function Ranges({ children }: RangesProps) {
  const parts = children.split(RANGE);
  if (parts.length === 1) return children;
  let at = 0;
  return parts.map((part, index) => {
    // Plus one, because a part may be empty.
    at += part.length + 1;
    return (
      <span key={at} className={index % 2 === 0 ? undefined : 'whitespace-nowrap'}>
        {part}
      </span>
    );
  });
}
