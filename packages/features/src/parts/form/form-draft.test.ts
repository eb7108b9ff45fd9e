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
  it('is written without the values of secret names', () => {
    const write = vi.fn<(values: typeof untouched) => void>();
    formDraft({ untouched, read: () => untouched, write }).save(filled);
    expect(write.mock.calls).toEqual([[{ ...untouched, name: 'Aline' }]]);
  });

  it('is read without them too, should somebody have kept them', () => {
    expect(formDraft({ untouched, read: () => filled, write: () => undefined }).restore()).toEqual({
      ...untouched,
      name: 'Aline',
    });
  });

  it('leaves what was not kept as in the untouched form', () => {
    expect(formDraft({ untouched, read: () => ({}), write: () => undefined }).restore()).toEqual(
      untouched,
    );
  });
});
