// A barrel makes every import of one name load the whole folder, and hides who uses what.
export const noBarrel = {
  meta: { type: 'problem', docs: { description: 'No file that only hands on what other files export.' } },
  /** @param {any} context */
  create(context) {
    return {
      /** @param {any} node */
      ExportAllDeclaration(node) {
        context.report({ node, message: 'No `export *`: name what you export where it is written.' });
      },
      /** @param {any} program */
      Program(program) {
        const body = program.body;
        const isReExport = (/** @type {any} */ statement) =>
          statement.type === 'ExportNamedDeclaration' && Boolean(statement.source);
        if (body.length > 0 && body.every(isReExport)) {
          context.report({ node: body[0], message: 'No barrel: package.json#exports is the public list.' });
        }
      },
    };
  },
};
