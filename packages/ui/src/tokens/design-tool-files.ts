import { colourCss } from './read-tokens';

type Json = Record<string, unknown>;
type Theme = 'light' | 'dark';

interface ThemedToken {
  readonly $value: unknown;
  readonly $description: string;
  readonly $extensions?: { readonly 'rw.iru': { readonly dark: unknown } };
}

interface Group {
  readonly $type: string;
  readonly $description: string;
  readonly [label: string]: unknown;
}

interface Source {
  readonly $schema: string;
  readonly color: Group;
  readonly shadow: Group;
  readonly [group: string]: unknown;
}

type Colour = Parameters<typeof colourCss>[0];
const isColour = (value: unknown): value is Colour =>
  typeof value === 'object' && value !== null && 'components' in value;

/** Adds hexadecimal values, the only ones that some tools read. */
const withHex = (json: Json): Json =>
  JSON.parse(JSON.stringify(json), (_key, value: unknown) =>
    isColour(value) ? { ...value, hex: colourCss({ ...value, alpha: undefined }) } : value,
  ) as Json;

const inTheme = (
  { $type, $description, $extensions: _settings, ...tokens }: Group,
  theme: Theme,
) => ({
  $type,
  $description,
  ...Object.fromEntries(
    Object.entries(tokens as Record<string, ThemedToken>).map(
      ([label, { $value, $description: purpose, $extensions }]) => [
        label,
        {
          $value: (theme === 'dark' && $extensions?.['rw.iru'].dark) || $value,
          $description: purpose,
        },
      ],
    ),
  ),
});

/**
 * Returns the tokens for design tools: one file for each theme, one for what both share, and the resolver of the Design Tokens
 * format 2025.10 that says how they belong together.
 */
export const designToolFiles = ({
  $schema,
  color,
  shadow,
  ...shared
}: Source): Record<string, Json> => ({
  'tokens.json': { $schema, ...shared },
  ...Object.fromEntries(
    (['light', 'dark'] as const).map((theme) => [
      `tokens.${theme}.json`,
      withHex({ $schema, color: inTheme(color, theme), shadow: inTheme(shadow, theme) }),
    ]),
  ),
  'tokens.resolver.json': {
    $schema: 'https://www.designtokens.org/schemas/2025.10/resolver.json',
    name: 'Iru',
    version: '2025.10',
    sets: { shared: { sources: [{ $ref: 'tokens.json' }] } },
    modifiers: {
      theme: {
        contexts: {
          light: [{ $ref: 'tokens.light.json' }],
          dark: [{ $ref: 'tokens.dark.json' }],
        },
        default: 'light',
      },
    },
    resolutionOrder: [{ $ref: '#/sets/shared' }, { $ref: '#/modifiers/theme' }],
  },
});
