import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Plugin } from 'vite';

import {
  type Deviation,
  provedRequirements,
  type ProvedRequirement,
  readDeviations,
} from '../scripts/lib/requirements.mjs';
import { LAST_RUN, REQUIREMENTS } from './published.ts';

/** What the page of the requirements shows. */
export interface RequirementFacts {
  readonly requirements: readonly ProvedRequirement[];
  readonly deviations: readonly Deviation[];
}

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const MODULE = 'virtual:requirements';
const RESOLVED = `\0${MODULE}`;

/** What stands for a run while none is recorded: an address that answers nothing would be an error in the console. */
const NO_RUN = '{}';

const readFacts = (): RequirementFacts => ({
  requirements: provedRequirements(ROOT),
  deviations: readDeviations(readFileSync(join(ROOT, 'docs/deviations.md'), 'utf8')),
});

const recordedRun = () => {
  const path = join(ROOT, 'storybook-static', LAST_RUN);
  return existsSync(path) ? readFileSync(path, 'utf8') : NO_RUN;
};

/**
 * Gives the page its requirements, and the manager a file with them; beside it lies the place of the last run, which
 * `npm run results` fills in.
 */
export const requirementFacts = (): Plugin => ({
  name: 'requirement-facts',
  resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
  load: (id) => (id === RESOLVED ? `export default ${JSON.stringify(readFacts())};` : undefined),
  configureServer(server) {
    const files = {
      [REQUIREMENTS]: () => JSON.stringify(readFacts().requirements),
      [LAST_RUN]: recordedRun,
    };
    for (const [name, content] of Object.entries(files)) {
      server.middlewares.use(`/${name}`, (_request, response) => {
        response.setHeader('Content-Type', 'application/json');
        response.end(content());
      });
    }
  },
  generateBundle() {
    this.emitFile({
      type: 'asset',
      fileName: REQUIREMENTS,
      source: JSON.stringify(readFacts().requirements),
    });
    this.emitFile({ type: 'asset', fileName: LAST_RUN, source: NO_RUN });
  },
});
