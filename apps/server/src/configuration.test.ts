import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { describe, expect, it } from 'vitest';

import { readConfiguration } from './configuration';

describe('the configuration', () => {
  it('has defaults', () => {
    expect(readConfiguration({})).toEqual({
      port: 8080,
      geminiKey: undefined,
      valkeyUrl: undefined,
      trustedProxies: 0,
      idleSeconds: 72,
      questions: { max: 60, windowMs: 12_000 },
      geminiQuestions: { max: 30, windowMs: 3_600_000 },
      origins: [],
      site: undefined,
      drainSeconds: 0,
      stopSeconds: 25,
      metricsPort: undefined,
    });
    const blank = { PORT: '', GEMINI_API_KEY: ' ', IRU_VALKEY_URL: '' };
    expect(readConfiguration(blank)).toEqual(readConfiguration({}));
  });

  it('is read from the environment', () => {
    const read = readConfiguration({
      PORT: '0',
      GEMINI_API_KEY: ' k ',
      IRU_VALKEY_URL: 'valkey://:p@host:6379',
      IRU_ORIGINS: 'https://a.example/, HTTPS://B.example:443',
      IRU_SITE: 'apps/site/dist',
      IRU_QUESTIONS_PER_SECOND: '0',
      IRU_GEMINI_QUESTIONS_PER_HOUR: '2',
    });
    expect(read).toMatchObject({
      port: 0,
      geminiKey: 'k',
      valkeyUrl: 'valkey://:p@host:6379',
      origins: ['https://a.example', 'https://b.example'],
      site: resolve('apps/site/dist'),
      questions: undefined,
      geminiQuestions: { max: 2, windowMs: 3_600_000 },
    });
  });

  it.each([
    { PORT: 'eighty' },
    { PORT: '-1' },
    { PORT: '70000' },
    { PORT: '1.5' },
    { PORT: '0x50' },
    { PORT: '1e3' },
    { GEMINI_API_KEY: 'sec\nret' },
    { GEMINI_API_KEY: 'sécret' },
    { IRU_VALKEY_URL: 'http://secret' },
    { IRU_VALKEY_URL: 'valkey://secret:70000' },
    { IRU_QUESTIONS_AT_ONCE: '0' },
    { IRU_ORIGINS: 'secret' },
    { IRU_ORIGINS: 'secret:a' },
    { IRU_ORIGINS: 'https://a.example/secret' },
    { IRU_ORIGINS: 'https://a.example?secret' },
    { IRU_ORIGINS: 'https://secret@a.example' },
    { IRU_TRUSTED_PROXIES: 'yes' },
    { IRU_STOP_SECONDS: '-2' },
  ])('names the invalid variable of %o without its value', (environment) => {
    const [name = ''] = Object.keys(environment);
    expect(() => readConfiguration(environment)).toThrow(name);
    expect(() => readConfiguration(environment)).not.toThrow('secret');
  });

  it('has the defaults of docs/deploy.md, and takes each number only in digits', () => {
    const [, table = ''] = readFileSync('docs/deploy.md', 'utf8').split('| --- | --- | --- |\n');
    const rows = table.split('\n\n')[0]?.split('\n') ?? [];
    const numbers = rows.flatMap((row) => {
      const [, names = '', , values = ''] = row.split(/ ?\| ?/);
      return [...names.matchAll(/[A-Z_]+/g)].flatMap(({ 0: name }, at) =>
        /^\d[\d, ]*$/.test(values) ? [[name, values.split(', ')[at] ?? ''] as const] : [],
      );
    });
    expect(numbers).toHaveLength(9);
    for (const [name, value] of numbers) {
      expect(readConfiguration({ [name]: value })).toEqual(readConfiguration({}));
      expect(readConfiguration({ [name]: '7' })).not.toEqual(readConfiguration({}));
      for (const other of ['0x7', '7e0', '+7', '7.0'])
        expect(() => readConfiguration({ [name]: other })).toThrow(name);
    }
  });
});
