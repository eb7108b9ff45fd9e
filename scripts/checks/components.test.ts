// A component without stories is reviewed by no designer and tested by no browser.
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { expect, it } from 'vitest';

const COMPONENTS = fileURLToPath(new URL('../../packages/ui/src/components', import.meta.url));

it.each(readdirSync(COMPONENTS))(
  'packages/ui/src/components/%s has stories and a handbook',
  (folder) => {
    const files = readdirSync(`${COMPONENTS}/${folder}`);
    expect(
      files.filter((file) => file.endsWith('.stories.tsx')),
      'add a .stories.tsx file',
    ).not.toEqual([]);
    expect(
      files.filter((file) => file.endsWith('.handbook.tsx')),
      'add a .handbook.tsx file',
    ).not.toEqual([]);
  },
);
