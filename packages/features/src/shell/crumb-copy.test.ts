import { expect, it } from 'vitest';

import { labelFor } from '../domain/breadcrumb-trail';
import { crumbCopy } from '#words/shell/crumb-copy';

it.each(Object.entries(crumbCopy))('names %s as its path does', (path, label) => {
  expect(label).toBe(labelFor(path));
});
