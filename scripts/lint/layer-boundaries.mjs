// Imports run one way: from site to features to ui and domain, and within features from pages to domain. A single import
// the other way makes two pages depend on each other. `dependency-cruiser` and `eslint-plugin-boundaries` would be a second linter
// beside oxlint, with a message a rule instead of one that names where to move the file.
import { guide } from './guide.mjs';
import {
  FEATURE_LAYERS,
  isTest,
  LAYERS,
  placeOf,
  SERVED_SITE,
  SERVER_LAYERS,
  targetOf,
} from './layers.mjs';

/** The packages that tests of the pure rules may import. */
const DOMAIN_TEST_PACKAGES = new Set(['vitest', 'fast-check']);

const REACT = /^(?:react|react-dom|react-router-dom)(?:\/|$)/;

/**
 * Returns what is wrong with an import of or by the server, which no one imports, or the assistant engine, which only the
 * server and the mocks import so that no visitor downloads it.
 * @param {import('./layers.mjs').Place} from @param {import('./layers.mjs').Place | undefined} to @param {string} specifier
 * @returns {string | undefined}
 */
const serverFault = (from, to, specifier) => {
  if (from.layer === 'server') {
    if (!to)
      return REACT.test(specifier)
        ? `The server uses no React: move what both need out of '${specifier}' into features/src/domain or content.`
        : undefined;
    if (to.layer === 'server' || to.path === SERVED_SITE || SERVER_LAYERS.includes(to.featureLayer))
      return undefined;
    return `The server may import only ${SERVER_LAYERS.join(', ')} from features: move what it needs out of '${specifier}' into one of them.`;
  }
  if (to?.layer === 'server')
    return `Nothing may import the server ('${specifier}'): call it over HTTP, or move what both need into features/src/domain.`;
  // A question that the browser sends to a model is checked for danger first.
  const isDangerOfFallback =
    from.featureLayer === 'assistant' &&
    to?.path.endsWith('/assistant-engine/danger/danger-answer') === true;
  if (
    to?.featureLayer === 'assistant-engine' &&
    from.featureLayer !== 'assistant-engine' &&
    !isTest(from.path) &&
    !isDangerOfFallback
  ) {
    return `Only the server and mocks may import assistant-engine, which no visitor should download ('${specifier}'): ask through assistant/ask.ts instead.`;
  }
  if (
    from.featureLayer === 'assistant-engine' &&
    !isTest(from.path) &&
    (to ? !SERVER_LAYERS.includes(to.featureLayer) : REACT.test(specifier))
  ) {
    return `assistant-engine may import only ${SERVER_LAYERS.join(', ')}: pass in what it needs of '${specifier}', or move it into one of them.`;
  }
  return undefined;
};

/**
 * Returns what is wrong with an import, if anything is.
 * @param {string} filename The importing file.
 * @param {string} specifier The text after `from`.
 * @param {boolean} mocked Whether the import happens only where the network is mocked.
 * @returns {string | undefined}
 */
const faultOf = (filename, specifier, mocked = false) => {
  const from = placeOf(filename);
  if (!from) return undefined;
  const to = targetOf(filename, specifier);
  const ofServer = serverFault(from, to, specifier);
  if (ofServer || from.layer === 'server') return ofServer;
  if (!to) {
    if (from.layer !== 'domain') return undefined;
    if (isTest(from.path) && (DOMAIN_TEST_PACKAGES.has(specifier) || specifier.startsWith('node:')))
      return undefined;
    return `domain holds pure rules and imports no package: use '${specifier}' in platform or parts and pass in its result.`;
  }
  if (from.layer === 'ui' && to.layer !== 'ui')
    return `ui may not import the product ('${specifier}'): take the value as a prop.`;
  if (LAYERS.indexOf(to.layer) > LAYERS.indexOf(from.layer)) {
    return `${from.layer} may not import ${to.layer}: move what both need down to ${from.layer}, or pass it in as a prop. Each of ${LAYERS.join(', ')} imports only those before it.`;
  }
  if (specifier.startsWith('.') && to.layer !== from.layer && to.layer !== 'domain') {
    return `Import another package by its name (@iru/ui/button, @iru/features/…), not by the relative path '${specifier}'.`;
  }
  if (
    !mocked &&
    !isTest(from.path) &&
    /(\.(stories|handbook|test|spec)$|\/(testing|mocks)\/)/.test(to.path)
  ) {
    return `Production code may not import test code: move what both need out of '${specifier}' into a file of its own.`;
  }
  if (from.layer !== 'features' || to.layer !== 'features') return undefined;
  const unknown = [from.featureLayer, to.featureLayer].find(
    (layer) => !FEATURE_LAYERS.includes(layer),
  );
  if (unknown !== undefined)
    return `'${unknown}' is not a folder of packages/features/src: use one of ${FEATURE_LAYERS.join(', ')}.`;
  const isTestOnly = ['mocks', 'testing'].includes(to.featureLayer);
  if (
    !isTestOnly &&
    FEATURE_LAYERS.indexOf(to.featureLayer) > FEATURE_LAYERS.indexOf(from.featureLayer)
  ) {
    return `${from.featureLayer} may not import ${to.featureLayer}: move what both need to ${from.featureLayer} or earlier, or pass it in. Each of ${FEATURE_LAYERS.join(', ')} imports only those before it.`;
  }
  // The table of pages is in no page's folder and may import all of them.
  if (to.page !== '' && from.page !== '' && to.page !== from.page) {
    return `The page '${from.page}' may not import the page '${to.page}': move what both need to packages/features/src/parts.`;
  }
  return undefined;
};

/**
 * Whether a node is inside `if (__IRU_MOCKED__)`, which only the demo's build contains.
 * @param {any} node
 * @returns {boolean}
 */
const isMocked = (node) =>
  node.parent
    ? (node.parent.type === 'IfStatement' && node.parent.test.name === '__IRU_MOCKED__') ||
      isMocked(node.parent)
    : false;

export const layerBoundaries = {
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
      const message = faultOf(
        context.filename,
        source.value,
        node.type === 'ImportExpression' && isMocked(node),
      );
      if (!message) return;
      const isWithinFeatures = [
        placeOf(context.filename),
        targetOf(context.filename, source.value),
      ].every((place) => place?.layer === 'features');
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
