import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { checkFields } from './check-fields';

interface Stay {
  readonly from: string;
  readonly to: string;
}

const schema = v.pipe(
  v.object({ from: v.string(), to: v.string() }),
  checkFields(({ from, to }: Stay) =>
    from <= to ? [] : [{ name: 'to' as const, reason: 'Too early' }],
  ),
);
const faultsIn = (value: unknown) =>
  (v.safeParse(schema, value).issues ?? []).map((issue) => [v.getDotPath(issue), issue.message]);

describe('checkFields', () => {
  it('rejects the named field', () => {
    expect(faultsIn({ from: '2', to: '1' })).toEqual([['to', 'Too early']]);
    expect(faultsIn({ from: '1', to: '2' })).toEqual([]);
  });

  it('is not called with values of another type', () => {
    expect(faultsIn({ from: 1, to: '' }).map(([name]) => name)).toEqual(['from']);
  });
});
