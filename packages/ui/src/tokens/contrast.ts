const channel = (value: number) => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};

const luminance = (hex: string) => {
  const value = Number.parseInt(hex.slice(1), 16);
  const [red, green, blue] = [value >> 16, (value >> 8) & 255, value & 255].map(channel) as [
    number,
    number,
    number,
  ];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Returns the WCAG contrast ratio of two colours such as '#2b1629', from 1 to 21. */
export const contrast = (a: string, b: string): number => {
  const [darker, lighter] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
};

const BACKGROUNDS = ['canvas', 'surface', 'raised', 'sunken'] as const;

/** Every pair of text and background that the components use. */
export const TEXT_PAIRS: readonly (readonly [text: string, background: string])[] = [
  ...['ink', 'ink-soft', 'primary', 'accent', 'coin', 'success', 'warning', 'danger'].flatMap(
    (text) => BACKGROUNDS.map((background) => [text, background] as const),
  ),
  ['on-primary', 'primary'],
  ['on-primary', 'primary-hover'],
  ['ink', 'primary-wash'],
  ['primary', 'primary-wash'],
  ['on-accent', 'accent'],
  ['accent', 'accent-wash'],
  ['ink', 'accent-wash'],
  ['on-coin', 'coin-fill'],
  ['success', 'success-wash'],
  ['warning', 'warning-wash'],
  ['danger', 'danger-wash'],
  ['ink', 'success-wash'],
  ['ink', 'warning-wash'],
  ['ink', 'danger-wash'],
  ['canvas', 'danger'],
  ['on-mask', 'mask'],
  ['on-night', 'night'],
  ['coin-fill', 'night'],
];

/** Every control border and focus ring with its background. */
export const EDGE_PAIRS: readonly (readonly [edge: string, background: string])[] = [
  'edge',
  'ring',
  'primary',
  'danger',
].flatMap((edge) => BACKGROUNDS.map((background) => [edge, background] as const));
