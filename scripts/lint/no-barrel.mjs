import { toPosix } from '../lib/paths.mjs';
import { guide } from './guide.mjs';

// A barrel loads a whole folder for one name and hides who uses what.
// oxlint's `no-barrel-file` finds only `export *`, and its message can't link to the guide.
export const noBarrel = {
  meta: {
    type: 'problem',
    docs: { description: 'No file that only re-exports other files.' },
  },
  /** @param {any} context */
  create(context) {
    return {
      /** @param {any} node */
      ExportAllDeclaration(node) {
        if (node.exported) return;
        context.report({
          node,
          message: `Don't use \`export *\`: export by name where it is written, and import from that file. ${guide('no-barrels')}`,
        });
      },
      /** @param {any} program */
      Program(program) {
        const body = program.body;
        const isReExport = (/** @type {any} */ statement) =>
          statement.type === 'ExportNamedDeclaration' && Boolean(statement.source);
        // A translated module may share what the other languages have too.
        if (toPosix(context.filename).includes('/locales/')) return;
        if (body.length > 0 && body.every(isReExport)) {
          context.report({
            node: body[0],
            message: `Don't re-export other files: import from the file itself; what is public is listed in "exports" of the package's package.json. ${guide('no-barrels')}`,
          });
        }
      },
    };
  },
};
