import { guide } from './guide.mjs';

// A barrel makes every import of one name load the whole folder, and hides who uses what.
export const noBarrel = {
  meta: {
    type: 'problem',
    docs: { description: 'No file that only hands on what other files export.' },
  },
  /** @param {any} context */
  create(context) {
    return {
      /** @param {any} node */
      ExportAllDeclaration(node) {
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
