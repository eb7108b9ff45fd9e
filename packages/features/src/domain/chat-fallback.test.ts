// Proves CHAT-3.
import { describe, expect, it } from 'vitest';

import type { Model } from './chat-fallback';
import {
  buildPrompt,
  firstAnswer,
  generateRequest,
  modelsRequest,
  orderModels,
  readGenerated,
  readModels,
} from './chat-fallback';
import type { Result } from './result';
import { err, ok } from './result';

const KEY = 'sentinel-key';
const able = (name: string): Model => ({ name, methods: ['countTokens', 'generateContent'] });

describe('requests', () => {
  it('lists the models with a GET', () => {
    expect(modelsRequest(KEY)).toEqual({
      url: 'https://generativelanguage.googleapis.com/v1beta/models?pageSize=1000',
      method: 'GET',
      headers: { 'x-goog-api-key': KEY },
    });
  });

  it('asks a model with a POST', () => {
    expect(generateRequest(KEY, 'gemini-2.0-flash', 'Who? Assistant:')).toEqual({
      url: 'https://generativelanguage.googleapis.com/v1beta/models/gemini-2.0-flash:generateContent',
      method: 'POST',
      headers: { 'x-goog-api-key': KEY },
      json: { contents: [{ role: 'user', parts: [{ text: 'Who? Assistant:' }] }] },
    });
  });

  it('ends the prompt with the final word', () => {
    expect(buildPrompt('Routes: /pricing', 'How much?')).toBe(
      'Routes: /pricing\n\nUser: How much?\nAssistant:',
    );
  });
});

describe('readModels', () => {
  it('removes the prefix and drops unusual names', () => {
    const models = [
      { name: 'models/gemini-pro', supportedGenerationMethods: ['generateContent', 7] },
      { name: 'models/../../evil', supportedGenerationMethods: ['generateContent'] },
      { name: 'models/gemini-pro/../evil', supportedGenerationMethods: ['generateContent'] },
      { name: '..', supportedGenerationMethods: ['generateContent'] },
      { name: 'models/silent' },
      { name: 7, supportedGenerationMethods: [] },
      null,
    ];
    expect(readModels({ status: 200, body: JSON.stringify({ models }) })).toEqual(
      ok([{ name: 'gemini-pro', methods: ['generateContent'] }]),
    );
  });

  it.each([
    [200, '', 'The list of models could not be read.'],
    [200, '{"models":{}}', 'The list of models could not be read.'],
    [403, '{"error":{"message":"API key not valid."}}', 'API key not valid.'],
    [403, '{"error":"Denied"}', 'Denied'],
    [500, '<h1>', 'HTTP 500'],
    [429, '{"error":{"message":""}}', 'HTTP 429'],
  ])('%i %j fails with %j', (status, body, message) => {
    expect(readModels({ status, body })).toEqual(err(message));
  });
});

describe('orderModels', () => {
  it('puts preferred models first and keeps the order of the rest', () => {
    expect(
      orderModels(['zeta', 'gemini-pro', 'alpha', 'gemini-2.0-flash', 'zeta'].map(able)),
    ).toEqual(['gemini-2.0-flash', 'gemini-pro', 'zeta', 'alpha']);
  });

  it('drops models that can’t generate', () => {
    expect(
      orderModels([{ name: 'embedding', methods: ['embedContent'] }, able('gemini-pro')]),
    ).toEqual(['gemini-pro']);
  });
});

describe('readGenerated', () => {
  it('reads the first part of the first candidate', () => {
    const body = JSON.stringify({
      candidates: [{ content: { parts: [{ text: 'Hello' }, { text: 'x' }] } }, {}],
    });
    expect(readGenerated({ status: 200, body })).toEqual(ok('Hello'));
  });

  it.each([
    [200, '{}', 'The model gave no text.'],
    [200, '{"candidates":[{"content":{"parts":[{"text":7}]}}]}', 'The model gave no text.'],
    [200, 'oops', 'The model gave no text.'],
    [503, '', 'HTTP 503'],
  ])('%i %j fails with %j', (status, body, message) => {
    expect(readGenerated({ status, body })).toEqual(err(message));
  });
});

describe('firstAnswer', () => {
  const run = async (answers: Record<string, Result<string, string>>) => {
    const asked: string[] = [];
    const result = await firstAnswer(Object.keys(answers), (model) => {
      asked.push(model);
      return Promise.resolve(answers[model] ?? err('unknown'));
    });
    return [result, asked];
  };

  it('stops at the first model that answers', async () => {
    expect(await run({ one: err('no'), two: ok('yes'), three: ok('late') })).toEqual([
      ok('yes'),
      ['one', 'two'],
    ]);
  });

  it('returns the last error', async () => {
    expect(await run({ one: err('first'), two: err('last') })).toEqual([
      err('last'),
      ['one', 'two'],
    ]);
  });

  it('returns an error when there is no model', async () => {
    expect(await run({})).toEqual([err('No model is available.'), []]);
  });
});
