// The house stands while imports run one way: domain, features, site, with ui on its own beside the domain, and within features from room to room. Circles
// between pages began, in other houses, with one harmless import of a neighbour's inside.
import { guide } from './guide.mjs';
import { FLOORS, isCheck, placeOf, ROOMS, SERVED_SITE, SERVER_ROOMS, targetOf } from './layers.mjs';

/** Packages of the outside that the pure rules may use, in their checks only. */
const DOMAIN_TEST_PACKAGES = new Set(['vitest', 'fast-check']);

const REACT = /^(?:react|react-dom|react-router-dom)(?:\/|$)/;

/**
 * Names the breach of what stands beside the floors: the server, which nobody imports and which takes little, and the
 * assistant engine, which only the server and the mocks may take, so that no visitor downloads it.
 * @param {import('./layers.mjs').Place} from @param {import('./layers.mjs').Place | undefined} to @param {string} specifier
 * @returns {string | undefined}
 */
const breachBeside = (from, to, specifier) => {
  if (from.floor === 'server') {
    if (!to)
      return REACT.test(specifier)
        ? `The server uses no React: move what both need out of '${specifier}' into features/src/domain or content.`
        : undefined;
    if (to.floor === 'server' || to.path === SERVED_SITE || SERVER_ROOMS.includes(to.room))
      return undefined;
    return `The server may import only ${SERVER_ROOMS.join(', ')} from features: move what it needs out of '${specifier}' into one of them.`;
  }
  if (to?.floor === 'server')
    return `Nothing may import the server ('${specifier}'): call it over HTTP, or move what both need into features/src/domain.`;
  // A question that goes to a model from the browser is checked for danger first, in code that is loaded for it alone.
  const isDangerOfFallback =
    from.room === 'assistant' &&
    to?.path.endsWith('/assistant-engine/danger/danger-answer') === true;
  if (
    to?.room === 'assistant-engine' &&
    from.room !== 'assistant-engine' &&
    !isCheck(from.path) &&
    !isDangerOfFallback
  ) {
    return `Only the server and mocks may import assistant-engine, which no visitor should download ('${specifier}'): ask through assistant/ask.ts instead.`;
  }
  if (
    from.room === 'assistant-engine' &&
    !isCheck(from.path) &&
    (to ? !SERVER_ROOMS.includes(to.room) : REACT.test(specifier))
  ) {
    return `assistant-engine may import only ${SERVER_ROOMS.join(', ')}: pass in what it needs of '${specifier}', or move it into one of them.`;
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
    if (
      isCheck(from.path) &&
      (DOMAIN_TEST_PACKAGES.has(specifier) || specifier.startsWith('node:'))
    )
      return undefined;
    return `domain holds pure rules and imports no package: use '${specifier}' in platform or parts and pass in its result.`;
  }
  if (from.floor === 'ui' && to.floor !== 'ui')
    return `ui may not import the product ('${specifier}'): take the value as a prop.`;
  if (FLOORS.indexOf(to.floor) > FLOORS.indexOf(from.floor)) {
    return `${from.floor} may not import ${to.floor}: move what both need down to ${from.floor}, or pass it in as a prop. Each of ${FLOORS.join(', ')} imports only those before it.`;
  }
  if (specifier.startsWith('.') && to.floor !== from.floor && to.floor !== 'domain') {
    return `Import another package by its name (@iru/ui/button, @iru/features/…), not by the relative path '${specifier}'.`;
  }
  if (
    !mocked &&
    !isCheck(from.path) &&
    /(\.(stories|handbook|test|spec)$|\/(testing|mocks)\/)/.test(to.path)
  ) {
    return `Production code may not import test code: move what both need out of '${specifier}' into a file of its own.`;
  }
  if (from.floor !== 'features' || to.floor !== 'features') return undefined;
  const unknown = [from.room, to.room].find((room) => !ROOMS.includes(room));
  if (unknown !== undefined)
    return `'${unknown}' is not a folder of packages/features/src: use one of ${ROOMS.join(', ')}.`;
  // What only checks use stands beside the house, and any check may use it.
  const isKit = ['mocks', 'testing'].includes(to.room);
  if (!isKit && ROOMS.indexOf(to.room) > ROOMS.indexOf(from.room)) {
    return `${from.room} may not import ${to.room}: move what both need to ${from.room} or earlier, or pass it in. Each of ${ROOMS.join(', ')} imports only those before it.`;
  }
  // The table of pages, in no page's folder, is the one file that names them all.
  if (to.page !== '' && from.page !== '' && to.page !== from.page) {
    return `The page '${from.page}' may not import the page '${to.page}': move what both need to packages/features/src/parts.`;
  }
  return undefined;
};

/**
 * Whether a node stands under `if (__IRU_MOCKED__)`, which every build but the demo's leaves out.
 * @param {any} node
 * @returns {boolean}
 */
const isMocked = (node) =>
  node.parent
    ? (node.parent.type === 'IfStatement' && node.parent.test.name === '__IRU_MOCKED__') ||
      isMocked(node.parent)
    : false;

export const importLaw = {
  meta: {
    type: 'problem',
    docs: {
      description:
        'Imports run only domain -> ui -> features -> site; the server takes the assistant engine.',
    },
  },
  /** @param {any} context */
  create(context) {
    /** @param {any} node */
    const check = (node) => {
      const source = node.source;
      if (!source || typeof source.value !== 'string') return;
      const message = breachOf(
        context.filename,
        source.value,
        node.type === 'ImportExpression' && isMocked(node),
      );
      if (!message) return;
      const isWithinFeatures = [
        placeOf(context.filename),
        targetOf(context.filename, source.value),
      ].every((place) => place?.floor === 'features');
      context.report({
        node: source,
        message: `${message} ${guide(isWithinFeatures ? 'layers-inside-features' : 'imports-run-one-way')}`,
      });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};
