import * as v from 'valibot';

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const dimension = v.strictObject({ value: v.number(), unit: v.picklist(['px', 'rem']) });
const duration = v.strictObject({ value: v.number(), unit: v.literal('ms') });
const reference = v.pipe(v.string(), v.regex(/^\{[\w-]+\.[\w-]+\}$/));
const curve = v.tuple([share, v.number(), share, v.number()]);
const colour = v.strictObject({
  colorSpace: v.literal('srgb'),
  components: v.tuple([share, share, share]),
  alpha: v.optional(share),
});
const shadows = v.array(
  v.strictObject({
    color: colour,
    offsetX: dimension,
    offsetY: dimension,
    blur: dimension,
    spread: dimension,
  }),
);

/** A size that grows with the screen: from `min`, as `base` plus `slope` percent of the width, up to the token's value. */
const fluid = v.strictObject({ min: dimension, base: dimension, slope: v.number() });

/** What the format can't express goes in an extension under our own name, as the format requires. */
const ours = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.optional(v.strictObject({ 'rw.iru': v.strictObject(entries) }));

const token = <
  const Type extends string,
  const Value extends v.GenericSchema,
  const Entries extends v.ObjectEntries,
>(
  type: Type,
  value: Value,
  extension: Entries,
) =>
  v.strictObject({
    $type: v.literal(type),
    $value: value,
    // A description is a sentence.
    $description: v.pipe(v.string(), v.regex(/^[A-Z].*\.$/)),
    $extensions: ours(extension),
  });

const tokenSchema = v.variant('$type', [
  token('color', colour, { dark: colour }),
  token('dimension', dimension, { fluid: v.optional(fluid), narrow: v.optional(dimension) }),
  token('number', v.number(), {
    unit: v.optional(v.literal('em')),
    css: v.optional(v.string()),
    narrow: v.optional(v.number()),
    textSize: v.optional(v.strictObject({ large: v.number(), larger: v.number() })),
  }),
  token('fontFamily', v.array(v.string()), {}),
  token('fontWeight', v.number(), {}),
  token('duration', duration, {}),
  token('cubicBezier', curve, {}),
  token('shadow', shadows, { dark: shadows }),
  token(
    'transition',
    v.strictObject({ duration, delay: duration, timingFunction: v.union([reference, curve]) }),
    {
      keyframes: v.string(),
      repeats: v.optional(v.boolean()),
    },
  ),
  token(
    'typography',
    v.strictObject({
      fontFamily: reference,
      fontSize: dimension,
      fontWeight: v.union([reference, v.number()]),
      letterSpacing: dimension,
      lineHeight: v.number(),
    }),
    { fluid: v.optional(fluid), scale: reference },
  ),
]);

const groupSchema = v.objectWithRest(
  {
    $type: v.optional(v.string()),
    $description: v.string(),
    $extensions: v.strictObject({
      'rw.iru': v.strictObject({
        theme: v.optional(v.picklist(['value', 'reference'])),
        reset: v.optional(v.boolean()),
        bare: v.optional(v.boolean()),
      }),
    }),
  },
  v.record(v.string(), v.unknown()),
);
const sourceSchema = v.objectWithRest(
  { $schema: v.string(), $description: v.string() },
  groupSchema,
);

/** One token: its path in the source, its custom property and its definition. */
export type Token = v.InferOutput<typeof tokenSchema> & {
  /** The path by which another token refers to it, such as `color.canvas`. */
  readonly path: string;
  /** The custom property, such as `--color-canvas`. */
  readonly name: string;
  /** The last word of the name, such as `canvas`. */
  readonly label: string;
};

/** The tokens of one kind, as they're written, displayed and documented together. */
export interface TokenGroup {
  readonly name: string;
  readonly purpose: string;
  /**
   * Whether Tailwind creates classes for it, by value or by reference. By reference for values that Tailwind would inline in
   * each class, where the dark theme couldn't change them.
   */
  readonly theme: 'value' | 'reference' | undefined;
  /** Whether it replaces all of Tailwind's defaults with this name. */
  readonly isReset: boolean;
  readonly tokens: readonly Token[];
}

/** Both colour themes: role to hexadecimal value. */
export interface ThemeColours {
  readonly light: Readonly<Record<string, string>>;
  readonly dark: Readonly<Record<string, string>>;
}

/** Returns a colour as CSS: in hexadecimal, or `rgb()` with its alpha. */
export const colourCss = ({ components, alpha }: v.InferOutput<typeof colour>): string => {
  const bytes = components.map((part) => Math.round(part * 255));
  return alpha === undefined
    ? `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
    : `rgb(${bytes.join(' ')} / ${Math.round(alpha * 100)}%)`;
};

/** Parses the content of `tokens.json`; throws if it isn't in the format. */
export const readTokens = (source: unknown): readonly TokenGroup[] => {
  const { $schema: _schema, $description: _purpose, ...groups } = v.parse(sourceSchema, source);
  return Object.entries(groups).map(
    ([name, { $type, $description: purpose, $extensions, ...entries }]) => {
      const { theme, reset = false, bare = false } = $extensions['rw.iru'];
      const tokens = Object.entries(entries).map(([label, entry]): Token => {
        const parsed = v.safeParse(tokenSchema, {
          ...($type ? { $type } : {}),
          ...(entry as object),
        });
        if (!parsed.success)
          throw new Error(`tokens.json: ${name}.${label}: ${v.summarize(parsed.issues)}`);
        const words = label === '$root' ? [name] : bare ? [label] : [name, label];
        return {
          ...parsed.output,
          path: `${name}.${label}`,
          name: `--${words.join('-')}`,
          label: words.at(-1) ?? label,
        };
      });
      return { name, purpose, theme, isReset: reset, tokens };
    },
  );
};

/** Reads both colour themes of the source. */
export const readColours = (source: unknown): ThemeColours => {
  const colours = readTokens(source).flatMap(({ tokens }) =>
    tokens.filter((each) => each.$type === 'color'),
  );
  const hexOf = (theme: 'light' | 'dark') =>
    Object.fromEntries(
      colours.map(({ label, $value, $extensions }) => [
        label,
        colourCss($extensions && theme === 'dark' ? $extensions['rw.iru'].dark : $value),
      ]),
    );
  return { light: hexOf('light'), dark: hexOf('dark') };
};
