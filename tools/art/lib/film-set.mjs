/** What stands and flies in the hero film: sky, sun, hills, trees, house lamps, fireflies and stars. */

export const WIDTH = 1280;
export const HEIGHT = 720;
export const FPS = 24;
export const FRAMES = 8 * FPS;

export const TAU = Math.PI * 2;

/** A small repeatable random source, so that each run draws the same film. */
export function random(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let x = Math.imul(state ^ (state >>> 15), state | 1);
    x ^= x + Math.imul(x ^ (x >>> 7), x | 61);
    return ((x ^ (x >>> 14)) >>> 0) / 4294967296;
  };
}

export const hex = (value) => [1, 3, 5].map((i) => parseInt(value.slice(i, i + 2), 16));

/** Sky colours by height (0 top, 1 the foot of the picture). */
const SKY = [
  [0, '#251328'],
  [0.1, '#3a1b38'],
  [0.22, '#6b2f47'],
  [0.32, '#a84f4a'],
  [0.4, '#d9804f'],
  [0.47, '#efb071'],
  [1, '#efb071'],
].map(([at, colour]) => [at, hex(colour)]);

/** Hills from far to near: ridge height, sway in pixels, waves (amplitude, length, phase), ridge colour and foot colour. */
export const HILLS = [
  {
    y: 318,
    sway: 2.5,
    waves: [
      [22, 620, 0.4],
      [9, 240, 2.1],
      [4, 97, 5],
    ],
    top: '#c4764f',
    foot: '#d99763',
    fall: 120,
  },
  {
    y: 346,
    sway: 4.5,
    waves: [
      [30, 780, 3.6],
      [12, 310, 0.7],
      [4, 120, 1],
    ],
    top: '#9d5246',
    foot: '#bd7453',
    fall: 130,
  },
  {
    y: 376,
    sway: 7,
    waves: [
      [34, 900, 5.3],
      [16, 370, 4.1],
      [5, 150, 2],
    ],
    top: '#743a40',
    foot: '#93504a',
    fall: 140,
  },
  {
    y: 418,
    sway: 10.5,
    waves: [
      [38, 1040, 1.4],
      [18, 420, 2.6],
      [5, 170, 4],
    ],
    top: '#502838',
    foot: '#623340',
    fall: 150,
  },
  {
    y: 474,
    sway: 15,
    waves: [
      [40, 1180, 4.4],
      [20, 520, 0.2],
      [6, 210, 3],
    ],
    top: '#371b2d',
    foot: '#3f2032',
    fall: 160,
  },
  {
    y: 552,
    sway: 21,
    waves: [
      [44, 1360, 2.5],
      [22, 600, 5.7],
      [6, 260, 1],
    ],
    top: '#261323',
    foot: '#281424',
    fall: 150,
  },
  {
    y: 646,
    sway: 30,
    waves: [
      [40, 1500, 0.1],
      [22, 680, 3.4],
      [7, 300, 2],
    ],
    top: '#180b17',
    foot: '#150a14',
    fall: 90,
  },
].map((hill) => ({ ...hill, top: hex(hill.top), foot: hex(hill.foot) }));

export const SUN = { x: 742, y: 306, r: 46 };

export function skyAt(v) {
  let i = 1;
  while (i < SKY.length - 1 && SKY[i][0] < v) i += 1;
  const [a, from] = SKY[i - 1];
  const [b, to] = SKY[i];
  const t = Math.min(1, Math.max(0, (v - a) / (b - a)));
  const s = t * t * (3 - 2 * t) * 0.35 + t * 0.65;
  return from.map((c, k) => c + (to[k] - c) * s);
}

export function ridge(hill, x) {
  return hill.waves.reduce(
    (y, [height, length, phase]) => y + height * Math.sin((x / length) * TAU + phase),
    hill.y,
  );
}

export const smooth = (edge0, edge1, x) => {
  const t = Math.min(1, Math.max(0, (x - edge0) / (edge1 - edge0)));
  return t * t * (3 - 2 * t);
};

/** Trees on two near ridges, tall eucalyptus and flat acacia: a trunk, and a crown of discs relative to the ridge. */
function trees(seed, count, scale) {
  const next = random(seed);
  return Array.from({ length: count }, () => {
    const x = next() * (WIDTH + 160) - 80;
    const size = scale * (0.7 + next() * 0.6);
    const tall = next() < 0.6;
    const crown = Array.from({ length: tall ? 9 : 5 }, (_, i) =>
      tall
        ? [
            (next() - 0.5) * 4.5 * size,
            -(13 + i * 4.6) * size,
            (9.6 - Math.abs(i - 3) * (i > 3 ? 1.15 : 1.6)) * size,
          ]
        : [
            (i - 2) * 9 * size + (next() - 0.5) * 5,
            -(26 + (2 - Math.abs(i - 2)) * 4) * size,
            (9 + next() * 3) * size,
          ],
    );
    return { x, crown, trunk: 26 * size, wide: 1.6 * size };
  });
}

export const TREES = new Map([
  [4, trees(11, 16, 0.62)],
  [5, trees(23, 7, 1.05)],
]);

/** House lights sit on a hill and twinkle; the lower middle is left quiet for the headline. */
function lamps(seed) {
  const next = random(seed);
  const list = [];
  for (const [layer, count, size] of [
    [2, 40, 1.0],
    [3, 62, 1.25],
    [4, 44, 1.55],
    [5, 14, 2],
  ]) {
    const clusters = Array.from({ length: 5 }, () => next() * WIDTH);
    for (let i = 0; i < count; i += 1) {
      const x = clusters[i % 5] + (next() + next() + next() - 1.5) * 190;
      const depth = 9 + next() * next() * 62;
      const y = ridge(HILLS[layer], x) + depth;
      const quiet = layer >= 4 && Math.abs(x - WIDTH / 2) < 330;
      if (quiet && next() < 0.75) continue;
      list.push({
        layer,
        x,
        y,
        size: size * (0.75 + next() * 0.5),
        light: (quiet ? 0.35 : 0.75) + next() * 0.25,
        turns: 1 + Math.floor(next() * 3),
        phase: next() * TAU,
        depth: 0.1 + next() * 0.3,
        warm: next(),
      });
    }
  }
  return list;
}

function fireflies(seed) {
  const next = random(seed);
  return Array.from({ length: 22 }, () => {
    const side = next() < 0.5 ? next() * 0.3 : 0.7 + next() * 0.3;
    const x = (next() < 0.78 ? side : next()) * WIDTH;
    return {
      x,
      y: 470 + next() * 225,
      ax: 18 + next() * 40,
      ay: 8 + next() * 20,
      px: next() * TAU,
      py: next() * TAU,
      turns: 1 + Math.floor(next() * 2),
      blink: 1 + Math.floor(next() * 3),
      phase: next() * TAU,
      size: 1.3 + next() * 1.3,
    };
  });
}

function stars(seed) {
  const next = random(seed);
  return Array.from({ length: 46 }, () => ({
    x: next() * WIDTH,
    y: next() ** 1.5 * 190,
    size: 0.55 + next() * 0.5,
    light: 0.2 + next() * 0.5,
    turns: 1 + Math.floor(next() * 3),
    phase: next() * TAU,
  }));
}

export const LAMPS = lamps(5);
export const FLIES = fireflies(77);
export const STARS = stars(301);
