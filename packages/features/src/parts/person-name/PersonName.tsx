import { LIMITS } from '../../domain/limits';
import { cleanName } from '../../domain/name';

/** Stands for the name in a sentence until it is put there; no text of ours holds this private character. */
const PLACE = '\uE000';

export interface PersonNameProps {
  /** The name as it was typed, stored or sent; it is cleaned here. */
  name: string;
  /** The sentence around the name. @default the name alone */
  within?: (name: string) => string;
  /** Stands where nothing of the name can be seen. @default '' */
  fallback?: string;
  /** The most characters that are shown. @default 60 */
  most?: number;
}

/** A name that somebody else chose: cleaned, bounded, and in a direction of its own that turns nothing around it. */
export function PersonName({
  name,
  within = (each) => each,
  fallback = '',
  most = LIMITS.name,
}: PersonNameProps) {
  const [before = '', after = ''] = within(PLACE).split(PLACE);
  return (
    <>
      {before}
      <bdi className="wrap-anywhere">{cleanName(name, most) || fallback}</bdi>
      {after}
    </>
  );
}
