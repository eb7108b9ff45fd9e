// A value written twice becomes two values after the first change.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { ROOT } from '../lib/install.mjs';
import { readTokens } from '../../packages/ui/src/tokens/read-tokens';
import { designToolFiles } from '../../packages/ui/src/tokens/design-tool-files';
import source from '../../packages/ui/src/tokens/tokens.json';
import { colours, tokenGroups } from '../../packages/ui/src/tokens/token-groups';
import { writeTokens } from '../../packages/ui/src/tokens/write-tokens';

const text = (path: string) => readFileSync(join(ROOT, path), 'utf8');

const tokens = tokenGroups.flatMap((group) => group.tokens);
const names = new Set(tokens.map(({ name }) => name));

/** Custom properties that sonner defines. */
const OF_OTHERS = new Set(['--front-toast-height']);

/** The custom properties that are neither tokens nor defined in the same style sheet. */
const unexplained = (css: string): string[] => {
  const all = [...css.matchAll(/(?<![\w-])(--[\w-]+)(?=\s*[:,)])/g)].map(([, name = '']) => name);
  const own = new Set(
    all.filter((name) => css.includes(`${name}:`) && css.includes(`var(${name})`)),
  );
  // Only set in a token's condition, or read: it must be a token either way.
  return [...new Set(all)].filter(
    (name) =>
      !names.has(name.replace(/--line-height$/, '')) && !own.has(name) && !OF_OTHERS.has(name),
  );
};

describe('the tokens', () => {
  it('are written to tokens.css as `npm run tokens` writes them', () => {
    expect(text('packages/ui/src/tokens/tokens.css')).toBe(writeTokens(tokenGroups));
  });

  const sheets = readdirSync(join(ROOT, 'packages/ui/src'), {
    recursive: true,
    encoding: 'utf8',
  }).filter((path) => path.endsWith('.css'));

  it.each(sheets)('explain every custom property of %s', (path) => {
    expect(unexplained(text(`packages/ui/src/${path}`))).toEqual([]);
  });

  it('hold each colour in one notation, from which the style sheet derives its own', () => {
    const copy = JSON.parse(text('packages/ui/src/tokens/tokens.json')) as {
      color: { canvas: { $value: object } };
    };
    expect(colours.light['canvas']).toBe('#fbf6ec');
    copy.color.canvas.$value = { ...copy.color.canvas.$value, hex: '#fbf6ec' };
    expect(() => readTokens(copy)).toThrow('color.canvas');
  });

  it('reach design tools with the values of each theme, joined by the resolver', () => {
    const files = designToolFiles(source);
    const hexIn = (file: string) =>
      Object.entries(
        files[file]?.['color'] as Record<string, { $value?: { hex: string } }>,
      ).flatMap(([role, { $value }]) => ($value ? [[role, $value.hex]] : []));
    for (const theme of ['light', 'dark'] as const)
      expect(Object.fromEntries(hexIn(`tokens.${theme}.json`))).toEqual(colours[theme]);
    expect(JSON.stringify(files['tokens.dark.json'])).not.toContain('rw.iru');
    const resolver = files['tokens.resolver.json'] as {
      sets: Record<string, unknown>;
      modifiers: Record<string, { contexts: object; default: string }>;
      resolutionOrder: { $ref: string }[];
    };
    const references = [...JSON.stringify(resolver).matchAll(/"\$ref":"([^"#]+)"/g)].map(
      ([, file]) => file,
    );
    expect(references).toEqual(Object.keys(files).filter((file) => !file.includes('resolver')));
    expect(resolver.resolutionOrder.map(({ $ref }) => $ref)).toEqual([
      ...Object.keys(resolver.sets).map((name) => `#/sets/${name}`),
      ...Object.keys(resolver.modifiers).map((name) => `#/modifiers/${name}`),
    ]);
    expect(resolver.modifiers['theme']).toMatchObject({ default: 'light' });
    expect(files['tokens.json']).toHaveProperty('spacing');
  });

  it.each(['apps/site/public/favicon.svg', 'apps/site/index.html'])(
    'are the colours of %s',
    (path) => {
      const ofTokens = new Set([...Object.values(colours.light), ...Object.values(colours.dark)]);
      const written = [...text(path).matchAll(/#[\da-f]{6}\b/g)].map(([colour]) => colour);
      expect(written.length).toBeGreaterThan(1);
      expect(written.filter((colour) => !ofTokens.has(colour))).toEqual([]);
    },
  );

  it('set headings as the style sheet of every page does', () => {
    const headings = tokens.flatMap((token) =>
      token.$type === 'typography' && token.$value.fontFamily === '{font.display}'
        ? [token.$value]
        : [],
    );
    const tight = tokens.find(({ path }) => path === 'tracking.tight')?.$value as number;
    const rule = /h3 \{([^}]*)\}/.exec(text('packages/ui/src/tokens/base.css'))?.[1];
    expect(rule).toContain('font-family: var(--font-display);');
    expect(rule).toContain('letter-spacing: var(--tracking-tight);');
    for (const { fontWeight, fontSize, letterSpacing } of headings) {
      expect(rule).toContain(`font-weight: ${String(fontWeight)};`);
      expect(letterSpacing.value).toBeCloseTo(fontSize.value * 16 * tight, 5);
    }
    expect(headings).toHaveLength(4);
  });
});
