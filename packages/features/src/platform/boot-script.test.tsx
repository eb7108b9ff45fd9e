import { readFileSync } from 'node:fs';
import { runInThisContext } from 'node:vm';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { KEYS } from './keys';
import { TEXT_SIZES } from './text-size';

const script = readFileSync(`${process.cwd()}/apps/site/public/boot.js`, 'utf8');
// The very file that the site sends, run as the browser runs it.
const boot = (): void => void runInThisContext(script);
const root = document.documentElement;
const marks = () => Object.fromEntries(Object.entries(root.dataset));
const sheets: { rules: string[] }[] = [];

class Sheet {
  rules: string[] = [];
  get cssRules() {
    return this.rules;
  }
  insertRule(rule: string) {
    this.rules.push(rule);
  }
}

beforeEach(() => {
  localStorage.clear();
  for (const name of Object.keys(root.dataset)) delete root.dataset[name];
  sheets.length = 0;
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('CSSStyleSheet', Sheet);
  vi.stubGlobal('CSS', { escape: (text: string) => text.replace(/["\\]/g, '\\$&') });
  Object.defineProperty(document, 'adoptedStyleSheets', { value: sheets, configurable: true });
});

describe('what runs before the first paint', () => {
  it('reads keys that the site knows, and no other', () => {
    const read = [...script.matchAll(/getItem\('([^']+)'\)/g)].map(([, key]) => key);
    expect(new Set(read)).toEqual(new Set([KEYS.theme, KEYS.session, KEYS.textSize, KEYS.hidden]));
  });

  it('leaves a first visit as it is designed', () => {
    boot();
    expect(marks()).toEqual({ theme: 'light' });
    expect(sheets).toEqual([]);
  });

  it.each(TEXT_SIZES)('sets the size of text: %s', (size) => {
    localStorage.setItem(KEYS.textSize, size);
    boot();
    expect(root.dataset.textSize).toBe(size === 'normal' ? undefined : size);
  });

  it('keeps hidden people out of the prerendered page', () => {
    localStorage.setItem(KEYS.hidden, JSON.stringify([{ id: 'h1' }, { id: 'a"] *' }]));
    boot();
    expect(sheets[0]?.rules).toEqual([
      '[data-person="h1"] { display: none }',
      '[data-person="a\\"] *"] { display: none }',
    ]);
  });

  it.each(['{broken', 'null', '7', '[null]', '{}'])('takes %s for nobody hidden and sets the rest', (stored) => {
    localStorage.setItem(KEYS.hidden, stored);
    localStorage.setItem(KEYS.session, 'true');
    localStorage.setItem(KEYS.theme, 'dark');
    boot();
    expect(sheets).toEqual([]);
    expect(marks()).toEqual({ theme: 'dark', session: 'in' });
  });
});
