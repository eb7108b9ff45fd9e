import { grounds } from './palette.mjs';

const diamond = (x, y, r) => `M${x} ${y - r}L${x + r} ${y}L${x} ${y + r}L${x - r} ${y}Z`;

function zigzag(y, step, depth, width) {
  const points = Array.from(
    { length: Math.ceil(width / step) + 3 },
    (_, i) => `${(i - 1) * step} ${y + (i % 2 ? depth : 0)}`,
  );
  return `M${points.join('L')}`;
}

const motifs = {
  disc: (c) => `<circle cx="300" cy="300" r="232" fill="${c}"/>`,
  arch: (c) => `<path d="M70 750V300a230 230 0 0 1 460 0v450Z" fill="${c}"/>`,
  hills: (c) => `<path d="M-20 470C90 330 190 330 300 430S520 520 640 360V780H-20Z" fill="${c}"/>`,
  zigzag: (c) =>
    [120, 190, 260]
      .map(
        (y) =>
          `<path d="${zigzag(y - 60, 75, 58, 600)}" fill="none" stroke="${c}" stroke-width="22"/>`,
      )
      .join(''),
  diamonds: (c) =>
    `<path fill="none" stroke="${c}" stroke-width="20" d="${[110, 190, 270].map((r) => diamond(300, 300, r)).join('')}"/>`,
  sun: (c) =>
    `<g fill="none" stroke="${c}" stroke-width="20"><circle cx="300" cy="300" r="180"/>
      <circle cx="300" cy="300" r="232"/><circle cx="300" cy="300" r="284"/></g>`,
};

/** The flat ground of a portrait with its tone-on-tone motif, for a 600 x 750 drawing. */
export function ground(tone, motif) {
  const { flat, motif: lighter } = grounds[tone];
  return `<rect width="600" height="750" fill="${flat}"/>${motifs[motif](lighter)}`;
}
