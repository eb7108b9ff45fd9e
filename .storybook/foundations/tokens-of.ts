import { tokenGroups } from '../../packages/ui/src/tokens/token-groups';
import type { Token } from '../../packages/ui/src/tokens/read-tokens';
import { valueOf } from '../../packages/ui/src/tokens/write-tokens';

/** A rem in CSS pixels at the browser's default. */
const REM = 16;

/** The widths between which fluid sizes are shown: the narrowest phone we design for, and a wide screen. */
export const WIDTHS = [320, 1440] as const;

export const tokensOf = (group: string): readonly Token[] => {
  const found = tokenGroups.find(({ name }) => name === group);
  if (!found) throw new Error(`tokens.json has no group '${group}'.`);
  return found.tokens;
};

export const cssOf = (token: Token): string => valueOf(token, tokenGroups);

type Size = Extract<Token, { $type: 'dimension' }>['$value'];

export const pixelsOf = ({ value, unit }: Size): number => (unit === 'rem' ? value * REM : value);

export const pixelsAt = (token: Token, width: number): number => {
  if (token.$type !== 'dimension' && token.$type !== 'typography') return Number.NaN;
  const most = pixelsOf(token.$type === 'typography' ? token.$value.fontSize : token.$value);
  const fluid = token.$extensions?.['rw.iru'].fluid;
  if (!fluid) return most;
  return Math.min(
    most,
    Math.max(pixelsOf(fluid.min), pixelsOf(fluid.base) + (fluid.slope * width) / 100),
  );
};

export const inPixels = (pixels: number): string => `${Math.round(pixels * 10) / 10} px`;

export const acrossScreens = (token: Token): string => {
  const [narrow, wide] = WIDTHS.map((width) => inPixels(pixelsAt(token, width)));
  return narrow === wide ? String(narrow) : `${narrow} to ${wide}`;
};
