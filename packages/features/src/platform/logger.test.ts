import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';

import { createLogger, log, loggable } from './logger';
import { isPersonalName, isSecretName, redactPersonal, redactSecrets } from './redaction';

const fakeSink = () => {
  const line = () => vi.fn<(...words: unknown[]) => void>();
  return { info: line(), warn: line(), error: line() };
};
const SENTINEL = 'sentinel-7f3';

const SECRETS = ['password', 'confirmPassword', 'Password', 'pass_word', 'x-api-key', 'authToken'];

it.each(SECRETS)('%s is secret', (name) => {
  expect([isSecretName(name), isPersonalName(name)]).toEqual([true, true]);
});

it.each(['idNumber', 'dateOfBirth', 'bday-year', 'passportNo'])(
  '%s is personal but may be stored',
  (name) => {
    expect([isSecretName(name), isPersonalName(name)]).toEqual([false, true]);
  },
);

it.each(['name', 'email', 'message', 'country', 'passenger', 'compass', 'key', ''])(
  '%j is neither',
  (name) => {
    expect([isSecretName(name), isPersonalName(name)]).toEqual([false, false]);
  },
);

describe('the log', () => {
  it('logs data without secrets at any depth', () => {
    const sink = fakeSink();
    createLogger(sink).info('Registration', {
      firstName: 'Aline',
      password: SENTINEL,
      steps: [{ confirmPassword: SENTINEL, city: 'Kigali' }],
      dateOfBirth: '2000-01-01',
    });
    const logged = { firstName: 'Aline', steps: [{ city: 'Kigali' }] };
    expect(sink.info).toHaveBeenCalledWith('Registration', logged);
  });

  it('logs an event without data as its name alone', () => {
    const sink = fakeSink();
    createLogger(sink).warn('Not found: /x');
    expect(sink.warn.mock.calls).toEqual([['Not found: /x']]);
  });

  it('never logs a secret field', () => {
    const key = fc.constantFrom('a', 'list', 'password', 'idNumber');
    const withSecrets = fc.object({ key, values: [fc.string()], maxDepth: 4 });
    fc.assert(
      fc.property(withSecrets, (data) => {
        expect(JSON.stringify(loggable(data))).not.toMatch(/"(password|idNumber)":/);
      }),
    );
  });

  it('logs form data and handles values that JSON can’t represent', () => {
    const form = new FormData();
    form.set('email', 'a@b.example');
    form.set('password', SENTINEL);
    const loop: Record<string, unknown> = { password: SENTINEL };
    loop.self = loop;
    expect(loggable(form)).toEqual({ email: 'a@b.example' });
    expect(loggable(loop)).toBe('(not shown)');
    expect(loggable(new TypeError('no'))).toBe('TypeError: no');
    expect(loggable(7n)).toBe('(not shown)');
    expect(loggable(() => SENTINEL)).toBeUndefined();
  });

  it('writes to the current console', () => {
    const info = vi.spyOn(console, 'info').mockImplementation(() => undefined);
    log.info('Connect', { name: 'Aline' });
    expect(info).toHaveBeenCalledWith('Connect', { name: 'Aline' });
    info.mockRestore();
  });
});

it('works as a JSON replacer', () => {
  const data = { a: { token: 1, b: 2, bday: 3 } };
  expect(JSON.stringify(data, redactSecrets)).toBe('{"a":{"b":2,"bday":3}}');
  expect(JSON.stringify(data, redactPersonal)).toBe('{"a":{"b":2}}');
});
