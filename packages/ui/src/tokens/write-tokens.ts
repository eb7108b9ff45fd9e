import { colourCss, type Token, type TokenGroup } from './read-tokens';

type Dimension = Extract<Token, { $type: 'dimension' }>['$value'];
type Shadow = Extract<Token, { $type: 'shadow' }>['$value'];
type Curve = Extract<Token, { $type: 'cubicBezier' }>['$value'];

/** The custom properties that a token sets, by condition. */
interface Written {
  readonly always: readonly string[];
  readonly dark?: string;
  readonly narrow?: string;
  readonly large?: string;
  readonly larger?: string;
}

/** The curves with a CSS keyword. */
const NAMED_CURVES = new Map([
  ['0,0,1,1', 'linear'],
  ['0.42,0,0.58,1', 'ease-in-out'],
]);

/** Quotes a font name of more than one word. */
const quoted = (face: string) => (/\s/.test(face) ? `'${face}'` : face);
/** Matches a colour inside a value. */
const COLOUR = /#[\da-f]{6}|rgb\([^)]*\)/g;

const size = ({ value, unit }: Dimension) => `${value}${unit}`;
const offset = (part: Dimension) => (part.value === 0 ? '0' : size(part));
const curveCss = (curve: Curve) =>
  NAMED_CURVES.get(curve.join()) ?? `cubic-bezier(${curve.join(', ')})`;

const shadowCss = (shadows: Shadow) =>
  shadows
    .map(({ offsetX, offsetY, blur, spread, color }) =>
      [offsetX, offsetY, blur, ...(spread.value === 0 ? [] : [spread])]
        .map(offset)
        .concat(colourCss(color))
        .join(' '),
    )
    .join(', ');

/** Writes a size, which may grow with the screen up to its value. */
const fluidCss = (
  max: Dimension,
  fluid: { min: Dimension; base: Dimension; slope: number } | undefined,
) =>
  fluid
    ? `clamp(${size(fluid.min)}, ${size(fluid.base)} + ${fluid.slope}vw, ${size(max)})`
    : size(max);

const write = (token: Token, referTo: (reference: string) => string): Written => {
  const set = (value: string | number) => `${token.name}: ${value};`;
  switch (token.$type) {
    case 'color':
      return {
        always: [set(colourCss(token.$value))],
        ...(token.$extensions ? { dark: set(colourCss(token.$extensions['rw.iru'].dark)) } : {}),
      };
    case 'shadow':
      return {
        always: [set(shadowCss(token.$value))],
        ...(token.$extensions ? { dark: set(shadowCss(token.$extensions['rw.iru'].dark)) } : {}),
      };
    case 'dimension': {
      const { fluid, narrow } = token.$extensions?.['rw.iru'] ?? {};
      return {
        always: [set(fluidCss(token.$value, fluid))],
        ...(narrow ? { narrow: set(size(narrow)) } : {}),
      };
    }
    case 'number': {
      const { unit = '', css, narrow, textSize } = token.$extensions?.['rw.iru'] ?? {};
      return {
        always: [set(css ?? `${token.$value}${unit}`)],
        ...(narrow === undefined ? {} : { narrow: set(narrow) }),
        ...(textSize ? { large: set(textSize.large), larger: set(textSize.larger) } : {}),
      };
    }
    case 'typography': {
      const { fluid, scale } = token.$extensions?.['rw.iru'] ?? {};
      const max = fluidCss(token.$value.fontSize, fluid);
      return {
        always: [
          set(scale ? `calc(${max} * ${referTo(scale)})` : max),
          `${token.name}--line-height: ${token.$value.lineHeight};`,
        ],
      };
    }
    case 'transition': {
      const { duration, timingFunction } = token.$value;
      const { keyframes, repeats } = token.$extensions?.['rw.iru'] ?? { keyframes: token.label };
      const curve =
        typeof timingFunction === 'string' ? referTo(timingFunction) : curveCss(timingFunction);
      return {
        always: [
          set(
            `${keyframes} ${duration.value}${duration.unit} ${curve} ${repeats ? 'infinite' : 'both'}`,
          ),
        ],
      };
    }
    case 'fontFamily':
      return { always: [set(token.$value.map(quoted).join(', '))] };
    case 'duration':
      return { always: [set(`${token.$value.value}${token.$value.unit}`)] };
    case 'cubicBezier':
      return { always: [set(curveCss(token.$value))] };
    case 'fontWeight':
      return { always: [set(token.$value)] };
  }
};

const block = (selector: string, lines: readonly string[]) =>
  `${selector} {\n${lines.map((line) => `  ${line}\n`).join('')}}\n`;
const indented = (text: string) => text.replace(/^(?=.)/gm, '  ');

/** Returns a function that turns a token reference into `var(…)`. */
const referIn = (groups: readonly TokenGroup[]) => (reference: string) => {
  const target = groups
    .flatMap(({ tokens }) => tokens)
    .find(({ path }) => `{${path}}` === reference);
  if (!target) throw new Error(`tokens.json: there is no token ${reference}.`);
  return `var(${target.name})`;
};

/** Returns the CSS value of a token. */
export const valueOf = (token: Token, groups: readonly TokenGroup[]): string =>
  write(token, referIn(groups)).always[0]?.slice(token.name.length + 2, -1) ?? '';

/** Returns the custom properties that differ between the themes, with their values in one theme. */
export const themedValues = (
  groups: readonly TokenGroup[],
  theme: 'light' | 'dark',
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    groups.flatMap(({ tokens }) =>
      tokens.flatMap((token) => {
        const { always, dark } = write(token, referIn(groups));
        return dark
          ? [
              [
                token.name,
                (theme === 'dark' ? dark : (always[0] ?? '')).slice(token.name.length + 2, -1),
              ],
            ]
          : [];
      }),
    ),
  );

const propertiesUnder =
  (groups: readonly TokenGroup[]) =>
  (
    condition: keyof Written,
    tokens: readonly Token[] = groups.flatMap((group) => group.tokens),
  ): string[] =>
    tokens.flatMap((token) => write(token, referIn(groups))[condition] ?? []);

/** Writes the rules that change text and page sizes: the visitor's text size, and a narrow screen. */
export const writeSizes = (groups: readonly TokenGroup[]): string => {
  const under = propertiesUnder(groups);
  const narrowest = groups
    .flatMap(({ tokens }) => tokens)
    .find(({ path }) => path === 'breakpoint.xs');
  if (narrowest?.$type !== 'dimension')
    throw new Error('tokens.json: breakpoint.xs must be the width below which a screen is narrow.');
  return [
    "/* The visitor's text size. */\n",
    block("[data-text-size='large']", under('large')),
    '\n',
    block("[data-text-size='larger']", under('larger')),
    '\n/* With text so large that a line holds a word or two, headings and margins shrink. */\n',
    `@media (width < ${size(narrowest.$value)}) {\n${indented(block(':root,\n[data-text-size]', under('narrow')))}}\n`,
  ].join('');
};

/** Returns every unconditional custom property, as `--name: value;`, with both themes in one value. */
export const writeBothThemes = (groups: readonly TokenGroup[]): readonly string[] => {
  const dark = themedValues(groups, 'dark');
  return propertiesUnder(groups)('always').map((line) => {
    const [name = '', value = ''] = line.split(/: (.*)/);
    const colours = [...(dark[name] ?? '').matchAll(COLOUR)].map(([colour]) => colour);
    return colours.length === 0
      ? line
      : `${name}: ${value.replace(COLOUR, (light) => `light-dark(${light}, ${colours.shift() ?? light})`)}`;
  });
};

/** Returns the contents of `tokens.css`. */
export const writeTokens = (groups: readonly TokenGroup[]): string => {
  const under = propertiesUnder(groups);
  const themed = groups.flatMap(({ name, isReset, theme, tokens }) => [
    ...(isReset ? [`--${name}-*: initial;`] : []),
    ...(theme === 'value' ? under('always', tokens) : []),
  ]);
  const referred = groups.flatMap(({ theme, tokens }) =>
    theme === 'reference' ? tokens.map(({ name }) => `${name}: var(${name});`) : [],
  );
  const rooted = groups.flatMap(({ theme, tokens }) =>
    theme === 'value' ? [] : under('always', tokens),
  );
  return [
    '/* Generated from tokens.json by `npm run tokens`. Edit that file instead. */\n',
    block('@theme', themed),
    '\n',
    block('@theme reference', referred),
    '\n',
    block(':root', ['color-scheme: light;', ...rooted]),
    '\n',
    writeSizes(groups),
    '\n',
    block("[data-theme='dark']", ['color-scheme: dark;', ...under('dark')]),
  ].join('');
};
