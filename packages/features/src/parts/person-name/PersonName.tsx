import { LIMITS } from '../../domain/limits';
import { cleanName } from '../../domain/name';
import { Around } from '../verbatim/Verbatim';

/** A placeholder for the name in a sentence; a private-use character that no text of ours contains. */
const PLACEHOLDER = '\uE000';

export interface PersonNameProps {
  /** The name as typed, stored or received; it's cleaned here. */
  name: string;
  /** Returns the sentence around the name. @default the name alone */
  within?: (name: string) => string;
  /** Shown when the name has no visible characters. @default '' */
  fallback?: string;
  /** The maximum number of characters shown. @default 60 */
  most?: number;
}

/** A name chosen by someone else: cleaned, limited in length, and isolated so that its text direction affects nothing around it. */
export function PersonName({
  name,
  within = (each) => each,
  fallback = '',
  most = LIMITS.name,
}: PersonNameProps) {
  const [before = '', after = ''] = within(PLACEHOLDER).split(PLACEHOLDER);
  return (
    <Around texts={[before, after]}>
      <bdi translate="no" className="wrap-anywhere">
        {cleanName(name, most) || fallback}
      </bdi>
    </Around>
  );
}
