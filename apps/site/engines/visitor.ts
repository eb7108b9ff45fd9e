import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

import { expect, vi } from 'vitest';

import type { Engine } from './engine';

const LIBRARY = await readFile(
  createRequire(import.meta.url).resolve(
    '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
);
const WAIT = { timeout: 15_000, interval: 50 };

/** An element by its role and accessible name, or by a selector. */
export type Target =
  | { readonly role: string; readonly name?: string | RegExp; readonly in?: Target }
  | { readonly selector: string; readonly in?: Target };

const toCode = (value: string | RegExp) =>
  value instanceof RegExp ? String(value) : JSON.stringify(value);

/** An expression for the first such element, or undefined. */
const toExpression = (target: Target): string => {
  const scope = target.in
    ? `(${toExpression(target.in)} ?? document.createElement('p'))`
    : 'document.body';
  if ('selector' in target) return `${scope}.querySelector(${toCode(target.selector)})`;
  const options = target.name === undefined ? '' : `, { name: ${toCode(target.name)} }`;
  return `TestingLibraryDom.queryAllByRole(${scope}, '${target.role}'${options})[0]`;
};

/** Uses the site in an engine as a person does: by roles and names, with a pointer and keys. */
export const createVisitor = (engine: Engine, site: string) => {
  const evaluate = async <T>(expression: string): Promise<T> => {
    if (!(await engine.evaluate<boolean>(`typeof TestingLibraryDom === 'object'`)))
      await engine.evaluate(`void ${LIBRARY.replace(/\n\/\/# sourceMapping.*/s, '')}`);
    return engine.evaluate<T>(expression);
  };
  const waitFor = <T>(check: () => Promise<T>) => vi.waitFor(check, WAIT);
  const see = (target: Target) =>
    waitFor(async () => {
      const isShown = await evaluate<boolean>(
        `Boolean(${toExpression(target)}?.checkVisibility())`,
      );
      expect(isShown, `shows ${toExpression(target)}`).toBe(true);
    });
  const reveal = async (target: Target) => {
    await see(target);
    await evaluate(
      `${toExpression(target)}.scrollIntoView({ block: 'center', behavior: 'instant' })`,
    );
    return toExpression(target);
  };
  const focus = async (target: Target) => {
    await see(target);
    await evaluate(`void ${toExpression(target)}.focus()`);
  };
  return {
    evaluate,
    see,
    focus,
    press: engine.press,
    open: async (path: string) => {
      await engine.goTo(site + path);
      await waitFor(async () =>
        expect(await engine.evaluate(`document.documentElement.dataset.ready`)).toBe('true'),
      );
    },
    goBack: engine.goBack,
    setWidth: engine.setWidth,
    click: async (target: Target) => engine.click(await reveal(target)),
    /** Replaces what a field contains. */
    fill: async (target: Target, text: string) => {
      await focus(target);
      await evaluate(`${toExpression(target)}.select()`);
      await engine.type(text);
    },
    choose: async (target: Target, value: string) => {
      await focus(target);
      await evaluate(`(() => {
        const field = ${toExpression(target)};
        field.value = ${toCode(value)};
        field.dispatchEvent(new Event('change', { bubbles: true }));
      })()`);
    },
    upload: async (target: Target, path: string) => engine.upload(toExpression(target), path),
    expectText: (target: Target, text: string | RegExp) =>
      waitFor(async () =>
        expect(await evaluate<string>(`${toExpression(target)}?.textContent ?? ''`)).toMatch(text),
      ),
    expectGone: (target: Target) =>
      waitFor(async () =>
        expect(await evaluate(`${toExpression(target)}?.checkVisibility() ?? false`)).toBe(false),
      ),
    expectFocused: (target: Target) =>
      waitFor(async () =>
        expect(
          await evaluate(`${toExpression(target)} === document.activeElement`),
          `focuses ${toExpression(target)}`,
        ).toBe(true),
      ),
    expectValue: (expression: string, value: unknown) =>
      waitFor(async () => expect(await evaluate(expression), expression).toEqual(value)),
    expectAddress: (path: string | RegExp) =>
      waitFor(async () => expect(await engine.evaluate<string>('location.href')).toMatch(path)),
    /** Starts as a new visitor, with only these values stored. */
    reset: async (stored: Readonly<Record<string, string>> = {}) => {
      await engine.reset();
      await engine.goTo(`${site}/favicon.svg`);
      await engine.evaluate(
        `(localStorage.clear(), sessionStorage.clear(), Object.assign(localStorage, ${JSON.stringify(stored)}), true)`,
      );
    },
  };
};

export type Visitor = ReturnType<typeof createVisitor>;
