import { describe, expect, it, vi } from 'vitest';

import { formDraft } from './form-draft';

const untouched = { name: '', password: '', confirmPassword: '', apiKey: '' };
const filled = {
  name: 'Aline',
  password: 'sentinel-1',
  confirmPassword: 'sentinel-2',
  apiKey: 'sentinel-3',
};

describe('the draft of a form', () => {
  it('is saved without secret fields', () => {
    const write = vi.fn<(values: typeof untouched) => void>();
    formDraft({ untouched, read: () => untouched, write }).save(filled);
    expect(write.mock.calls).toEqual([[{ ...untouched, name: 'Aline' }]]);
  });

  it('ignores secret fields on reading, even if they were saved', () => {
    expect(formDraft({ untouched, read: () => filled, write: () => undefined }).restore()).toEqual({
      ...untouched,
      name: 'Aline',
    });
  });

  it('uses the initial value for fields that were not saved', () => {
    expect(formDraft({ untouched, read: () => ({}), write: () => undefined }).restore()).toEqual(
      untouched,
    );
  });
});
