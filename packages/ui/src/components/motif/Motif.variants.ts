export const motifPatterns = ['zigzag', 'diamonds', 'spiral'] as const;
export type MotifPattern = (typeof motifPatterns)[number];

interface Tile {
  readonly width: number;
  readonly height: number;
  readonly path: string;
}

/** One repeat of each pattern, drawn after the relief lines of imigongo panels. */
export const motifTiles: Record<MotifPattern, Tile> = {
  zigzag: {
    width: 24,
    height: 24,
    path: 'M0 9 12 -3 24 9V3L12 -9 0 3ZM0 21 12 9 24 21V15L12 3 0 15ZM0 33 12 21 24 33V27L12 15 0 27Z',
  },
  diamonds: {
    width: 32,
    height: 48,
    path: 'M16 2 30 24 16 46 2 24ZM16 10 7 24 16 38 25 24ZM16 18 20 24 16 30 12 24Z',
  },
  spiral: {
    width: 64,
    height: 64,
    path: 'M4 4H60V60H12V20H44V44H28V36H36V28H20V52H52V12H4Z',
  },
};
