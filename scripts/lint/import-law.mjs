// The house stands while imports run one way: domain, ui, features, site. Circles between features began, in other
// houses, with one harmless import of a neighbour's inside.
import { FLOORS, isCheck, placeOf, SHARED_ROOMS, targetOf } from './layers.mjs';

/** Packages of the outside that the pure rules may use, in their checks only. */
const DOMAIN_TEST_PACKAGES = new Set(['vitest', 'fast-check']);

/**
 * Names the breach of the law in one import, if there is one.
 * @param {string} filename The importing file.
 * @param {string} specifier The text after `from`.
 * @returns {string | undefined} The breach in words.
 */
export const breachOf = (filename, specifier) => {
  const from = placeOf(filename);
  if (!from) return undefined;
  const to = targetOf(filename, specifier);
  if (!to) {
    if (from.floor !== 'domain') return undefined;
    if (isCheck(from.path) && (DOMAIN_TEST_PACKAGES.has(specifier) || specifier.startsWith('node:'))) return undefined;
    return `domain holds pure rules and imports no package: '${specifier}'.`;
  }
  if (FLOORS.indexOf(to.floor) > FLOORS.indexOf(from.floor)) {
    return `${from.floor} may not import ${to.floor}: imports run only ${FLOORS.join(' -> ')}.`;
  }
  if (specifier.startsWith('.') && to.floor !== from.floor && to.floor !== 'domain') {
    return `reach another package by its name, not by the relative path '${specifier}'.`;
  }
  if (!isCheck(from.path) && /(\.(stories|test|spec)$|\/(testing|mocks)\/)/.test(to.path)) {
    if (from.path.endsWith('apps/site/src/mocks.ts')) return undefined;
    return `production code may not import test material: '${specifier}'.`;
  }
  if (from.floor !== 'features' || to.floor !== 'features' || to.room === '' || to.room === from.room) return undefined;
  if (from.room === 'platform') return `platform knows no feature: '${specifier}'.`;
  if (SHARED_ROOMS.includes(to.room)) return undefined;
  // The mocks of all features are gathered in one list.
  if (from.room === 'mocks' && to.path.includes('/mocks/')) return undefined;
  return `feature '${from.room || 'features'}' may not import the inside of '${to.room}': move the shared part down or pass it in.`;
};

export const importLaw = {
  meta: { type: 'problem', docs: { description: 'Imports run only domain -> ui -> features -> site.' } },
  /** @param {any} context */
  create(context) {
    /** @param {any} node */
    const check = (node) => {
      const source = node.source;
      if (!source || typeof source.value !== 'string') return;
      const message = breachOf(context.filename, source.value);
      if (message) context.report({ node: source, message });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};
