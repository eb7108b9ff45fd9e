import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where the applications are installed: outside the repository, so that nothing resolves to its packages, and reused by the next run. */
export const CACHE = join(
  tmpdir(),
  `iru-ui-consumers-${createHash('sha1')
    .update(import.meta.url)
    .digest('hex')
    .slice(0, 8)}`,
);
