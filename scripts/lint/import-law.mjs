// The house stands while imports run one way: domain, features, site, with ui on its own beside the domain, and within features from room to room. Circles
// between pages began, in other houses, with one harmless import of a neighbour's inside.
import { FLOORS, isCheck, placeOf, ROOMS, SERVED_SITE, SERVER_ROOMS, targetOf } from './layers.mjs';

/** Packages of the outside that the pure rules may use, in their checks only. */
const DOMAIN_TEST_PACKAGES = new Set(['vitest', 'fast-check']);

const REACT = /^(?:react|react-dom|react-router-dom)(?:\/|$)/;

/**
 * Names the breach of what stands beside the floors: the server, which nobody imports and which takes little, and the
 * answerer, which only the server and the mocks may take, so that no visitor downloads it.
 * @param {import('./layers.mjs').Place} from @param {import('./layers.mjs').Place | undefined} to @param {string} specifier
 * @returns {string | undefined}
 */
const breachBeside = (from, to, specifier) => {
  if (from.floor === 'server') {
    if (!to) return REACT.test(specifier) ? `the server holds nothing of React: '${specifier}'.` : undefined;
    if (to.floor === 'server' || to.path === SERVED_SITE || SERVER_ROOMS.includes(to.room)) return undefined;
    return `the server takes only ${SERVER_ROOMS.join(', ')} of the features: '${specifier}'.`;
  }
  if (to?.floor === 'server') return `nobody imports the server: '${specifier}'.`;
  if (to?.room === 'answerer' && from.room !== 'answerer' && !isCheck(from.path)) {
    return `the answerer is for the server and the mocks, no visitor downloads it: '${specifier}'.`;
  }
  if (from.room === 'answerer' && !isCheck(from.path) && (to ? !SERVER_ROOMS.includes(to.room) : REACT.test(specifier))) {
    return `the answerer takes only ${SERVER_ROOMS.join(', ')}: '${specifier}'.`;
  }
  return undefined;
};

/**
 * Names the breach of the law in one import, if there is one.
 * @param {string} filename The importing file.
 * @param {string} specifier The text after `from`.
 * @param {boolean} mocked Whether the import happens only where the network is mocked.
 * @returns {string | undefined} The breach in words.
 */
const breachOf = (filename, specifier, mocked = false) => {
  const from = placeOf(filename);
  if (!from) return undefined;
  const to = targetOf(filename, specifier);
  const beside = breachBeside(from, to, specifier);
  if (beside || from.floor === 'server') return beside;
  if (!to) {
    if (from.floor !== 'domain') return undefined;
    if (isCheck(from.path) && (DOMAIN_TEST_PACKAGES.has(specifier) || specifier.startsWith('node:'))) return undefined;
    return `domain holds pure rules and imports no package: '${specifier}'.`;
  }
  if (from.floor === 'ui' && to.floor !== 'ui') return `ui stands on its own: '${specifier}'.`;
  if (FLOORS.indexOf(to.floor) > FLOORS.indexOf(from.floor)) {
    return `${from.floor} may not import ${to.floor}: imports run only ${FLOORS.join(' -> ')}.`;
  }
  if (specifier.startsWith('.') && to.floor !== from.floor && to.floor !== 'domain') {
    return `reach another package by its name, not by the relative path '${specifier}'.`;
  }
  if (!mocked && !isCheck(from.path) && /(\.(stories|handbook|test|spec)$|\/(testing|mocks)\/)/.test(to.path)) {
    return `production code may not import test material: '${specifier}'.`;
  }
  if (from.floor !== 'features' || to.floor !== 'features') return undefined;
  const unknown = [from.room, to.room].find((room) => !ROOMS.includes(room));
  if (unknown !== undefined) return `'${unknown}' is no room of packages/features/src: ${ROOMS.join(', ')}.`;
  // What only checks use stands beside the house, and any check may use it.
  const isKit = ['mocks', 'testing'].includes(to.room);
  if (!isKit && ROOMS.indexOf(to.room) > ROOMS.indexOf(from.room)) {
    return `${from.room} may not import ${to.room}: imports run only ${ROOMS.join(' <- ')}.`;
  }
  // The table of pages, in no page's folder, is the one file that names them all.
  if (to.page !== '' && from.page !== '' && to.page !== from.page) {
    return `the page '${from.page}' may not import the page '${to.page}': move what both need to parts.`;
  }
  return undefined;
};

/**
 * Whether a node stands under `if (__IRU_MOCKED__)`, which every build but the demo's leaves out.
 * @param {any} node
 * @returns {boolean}
 */
const isMocked = (node) =>
  node.parent ? (node.parent.type === 'IfStatement' && node.parent.test.name === '__IRU_MOCKED__') || isMocked(node.parent) : false;

export const importLaw = {
  meta: { type: 'problem', docs: { description: 'Imports run only domain -> ui -> features -> site; the server takes the answerer.' } },
  /** @param {any} context */
  create(context) {
    /** @param {any} node */
    const check = (node) => {
      const source = node.source;
      if (!source || typeof source.value !== 'string') return;
      const message = breachOf(context.filename, source.value, node.type === 'ImportExpression' && isMocked(node));
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
