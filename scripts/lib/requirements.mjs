// Reads what the product must do, what proves it and where it departs from its specification, for the checks and Storybook.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {{ id: string, sentence: string, area: string }} Requirement */
/** @typedef {'story' | 'test' | 'end-to-end'} ProofKind */
/** @typedef {{ path: string, kind: ProofKind }} Proof A file that names what it proves on its first line. */
/** @typedef {Requirement & { proofs: Proof[] }} ProvedRequirement */
/** @typedef {{ section: string, specification: string, here: string }} Deviation */
/** @typedef {{ path: string, text: string }} SourceFile */

const FOLDERS = ['packages', 'apps'];
const PASSED_OVER = new Set(['node_modules', 'dist']);
const ID = /\b[A-Z]+-\d+\b/g;

/** The cells of a row of a table in Markdown. @param {string} line */
const cellsOf = (line) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/**
 * Returns the requirements, each with the heading above it.
 * @param {string} document @returns {Requirement[]}
 */
export const readRequirements = (document) => {
  let area = '';
  return document.split('\n').flatMap((line) => {
    area = /^## (.+)$/.exec(line)?.[1] ?? area;
    const [, id, sentence] = /^- ([A-Z]+-\d+): (.+)$/.exec(line) ?? [];
    return id && sentence ? [{ id, sentence, area }] : [];
  });
};

/**
 * Returns the identifiers in the `// Proves …` comment on the first line of a file.
 * @param {string} source @returns {string[]}
 */
export const readProves = (source) => /^\/\/ Proves (.+)/.exec(source)?.[1]?.match(ID) ?? [];

/**
 * Returns the kind of proof a file can be, by its name.
 * @param {string} path @returns {ProofKind | undefined}
 */
const kindOf = (path) => {
  if (path.endsWith('.stories.tsx')) return 'story';
  if (/\.test\.tsx?$/.test(path)) return 'test';
  return path.endsWith('.spec.ts') ? 'end-to-end' : undefined;
};

/**
 * Adds the files that prove each requirement; one without any is a gap.
 * @param {readonly Requirement[]} requirements @param {readonly SourceFile[]} files @returns {ProvedRequirement[]}
 */
export const withProofs = (requirements, files) => {
  const proofs = files.flatMap(({ path, text }) => {
    const kind = kindOf(path);
    return kind ? readProves(text).map((id) => ({ id, proof: { path, kind } })) : [];
  });
  return requirements.map((requirement) => ({
    ...requirement,
    proofs: proofs.filter(({ id }) => id === requirement.id).map(({ proof }) => proof),
  }));
};

/**
 * Returns the rows of docs/deviations.md.
 * @param {string} document @returns {Deviation[]}
 */
export const readDeviations = (document) =>
  document
    .split('\n')
    .filter((line) => /^\| \d/.test(line))
    .map((line) => {
      const [section = '', specification = '', here = ''] = cellsOf(line);
      return { section, specification, here };
    });

/**
 * Returns every TypeScript file of the product, with paths from the root.
 * @param {string} root @returns {SourceFile[]}
 */
export const readSources = (root) => {
  /** @param {string} folder @returns {string[]} */
  const filesIn = (folder) =>
    readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return PASSED_OVER.has(entry.name) ? [] : filesIn(path);
      return /\.tsx?$/.test(entry.name) ? [path] : [];
    });
  return FOLDERS.flatMap(filesIn)
    .sort()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
};

/**
 * Returns the requirements of the repository with their proofs.
 * @param {string} root
 */
export const provedRequirements = (root) =>
  withProofs(
    readRequirements(readFileSync(join(root, 'docs/requirements.md'), 'utf8')),
    readSources(root),
  );
