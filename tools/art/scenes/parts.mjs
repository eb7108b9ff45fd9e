/** Shared strokes of the scenes: all are 1200 x 800, with what matters inside x 290-910 and y 70-730. */

export const W = 1200;
export const H = 800;
export const LINE = '#1c0f15';

/** A small repeatable random source, so that each run draws the same picture. */
export function random(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let x = Math.imul(state ^ (state >>> 15), state | 1);
    x ^= x + Math.imul(x ^ (x >>> 7), x | 61);
    return ((x ^ (x >>> 14)) >>> 0) / 4294967296;
  };
}

/** The height of a rolling ridge at x: a base line and waves of [height, length, phase]. */
export const ridgeAt = (base, waves) => (x) =>
  waves.reduce(
    (y, [height, length, phase]) => y + height * Math.sin((x / length) * Math.PI * 2 + phase),
    base,
  );

/** A filled hill from a ridge down to the foot of the picture, as smooth curves. */
export function hill(ridge, fill, foot = H) {
  const step = 60;
  let d = `M-20 ${ridge(-20).toFixed(0)}`;
  for (let x = -20; x < W + 20; x += step) {
    const mid = x + step / 2;
    const end = x + step;
    const control = 2 * ridge(mid) - (ridge(x) + ridge(end)) / 2;
    d += `Q${mid} ${control.toFixed(1)} ${end} ${ridge(end).toFixed(1)}`;
  }
  return `<path d="${d}V${foot}H-20Z" fill="${fill}"/>`;
}

/** Terraces: lines that follow the ridge further down, fading out in length. */
export function terraces(ridge, { from, to, count, gap, colour, width = 3 }) {
  let lines = '';
  for (let i = 1; i <= count; i += 1) {
    const a = from + i * 14;
    const b = to - i * 10;
    const at = (x) => (ridge(x) + i * gap + ((x - a) / (b - a)) * i * 3).toFixed(1);
    let d = `M${a} ${at(a)}`;
    for (let x = a; x < b; x += 60)
      d += `Q${x + 30} ${(2 * at(x + 30) - (Number(at(x)) + Number(at(Math.min(b, x + 60)))) / 2).toFixed(1)} ${Math.min(b, x + 60)} ${at(Math.min(b, x + 60))}`;
    lines += `<path d="${d}"/>`;
  }
  return `<g fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round">${lines}</g>`;
}

/** A row of imigongo: a zigzag of `step`, with a diamond in each valley when `fill` is given. */
export function imigongo(x, y, step, depth, count, colour, width, fill) {
  const zig = `M${x} ${y}${`l${step / 2} ${depth} ${step / 2} ${-depth}`.repeat(count)}`;
  const r = depth * 0.36;
  const diamonds = fill
    ? `<path fill="${fill}" d="${Array.from({ length: count - 1 }, (_, i) => `M${x + (i + 1) * step} ${y + depth * 0.5}l${r * 0.7} ${r}-${r * 0.7} ${r}-${r * 0.7}-${r}Z`).join('')}"/>`
    : '';
  return `<path d="${zig}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="miter"/>${diamonds}`;
}

/** A sky or a wall: a vertical gradient over the whole picture. */
export function wash(id, stops) {
  const list = stops
    .map(([at, colour]) => `<stop offset="${at}" stop-color="${colour}"/>`)
    .join('');
  return `<defs><linearGradient id="${id}" x1="0" x2="0" y1="0" y2="1">${list}</linearGradient></defs>
    <rect width="${W}" height="${H}" fill="url(#${id})"/>`;
}

/** A long pointed leaf from its foot, with a rib. */
export function leaf(x, y, length, angle, fill, rib) {
  const w = length * 0.26;
  return `<g transform="translate(${x} ${y}) rotate(${angle})">
    <path d="M0 0C${length * 0.25} ${-w} ${length * 0.7} ${-w} ${length} 0C${length * 0.7} ${w} ${length * 0.25} ${w} 0 0Z" fill="${fill}"/><path d="M4 0H${length * 0.86}" stroke="${rib}" stroke-width="3" fill="none"/></g>`;
}
