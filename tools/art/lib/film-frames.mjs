/**
 * The hero film as arithmetic: every motion is a whole number of turns per loop, so the last frame leads into the first.
 */
import {
  FLIES,
  FRAMES,
  HEIGHT,
  HILLS,
  LAMPS,
  STARS,
  SUN,
  TAU,
  TREES,
  WIDTH,
  hex,
  random,
  ridge,
  skyAt,
  smooth,
} from './film-set.mjs';

/** Grain of one level, the same in each frame: it hides banding and costs no bits between frames. */
const GRAIN = (() => {
  const next = random(99);
  return Float32Array.from({ length: WIDTH * HEIGHT }, () => (next() + next() - 1) * 1.15);
})();

function glow(buffer, x, y, radius, [r, g, b], strength) {
  const reach = radius * 3.2;
  for (
    let py = Math.max(0, Math.floor(y - reach));
    py <= Math.min(HEIGHT - 1, y + reach);
    py += 1
  ) {
    for (
      let px = Math.max(0, Math.floor(x - reach));
      px <= Math.min(WIDTH - 1, x + reach);
      px += 1
    ) {
      const d = ((px - x) ** 2 + (py - y) ** 2) / (radius * radius);
      const a = strength * Math.exp(-d * 1.1);
      if (a < 0.004) continue;
      const i = (py * WIDTH + px) * 3;
      buffer[i] += (r - buffer[i]) * a;
      buffer[i + 1] += (g - buffer[i + 1]) * a;
      buffer[i + 2] += (b - buffer[i + 2]) * a;
    }
  }
}

function paintSky(buffer, turn) {
  const breath = 1 + 0.045 * Math.sin(turn);
  for (let y = 0; y < 470; y += 1) {
    const [r, g, b] = skyAt(y / HEIGHT);
    for (let x = 0; x < WIDTH; x += 1) {
      const dx = x - SUN.x;
      const dy = y - SUN.y;
      const far = Math.sqrt(dx * dx * 0.55 + dy * dy * 1.25);
      const near = Math.sqrt(dx * dx + dy * dy);
      const halo = (0.5 * Math.exp(-far / 150) + 0.3 * Math.exp(-far / 60)) * breath;
      const wisp =
        0.07 *
        Math.sin(x / 210 + y / 24 + 1.3 * Math.sin(x / 330 + turn) + 0.9) *
        Math.exp(-(((y - 205) / 70) ** 2));
      const disc = smooth(SUN.r + 1.2, SUN.r - 1.2, near);
      const i = (y * WIDTH + x) * 3;
      const lift = Math.max(0, halo + wisp);
      buffer[i] = r + (255 - r) * lift * 0.95;
      buffer[i + 1] = g + (196 - g) * lift * 0.9;
      buffer[i + 2] = b + (128 - b) * lift * 0.75;
      buffer[i] += (255 - buffer[i]) * disc * 0.9;
      buffer[i + 1] += (226 - buffer[i + 1]) * disc * 0.9;
      buffer[i + 2] += (168 - buffer[i + 2]) * disc * 0.9;
    }
  }
}

function paintHill(buffer, index, turn) {
  const hill = HILLS[index];
  const shiftX = hill.sway * Math.sin(turn);
  const shiftY = hill.sway * 0.16 * Math.cos(turn);
  const crowns = (TREES.get(index) ?? []).map((tree) => ({
    ...tree,
    foot: ridge(hill, tree.x) + shiftY + 3,
    at: tree.x - shiftX,
  }));
  for (let x = 0; x < WIDTH; x += 1) {
    const top = ridge(hill, x + shiftX) + shiftY;
    const reachUp = index >= 4 ? 60 : 2;
    const near = crowns.filter((tree) => Math.abs(tree.at - x) < 42);
    for (let y = Math.max(0, Math.floor(top - reachUp)); y < HEIGHT; y += 1) {
      let cover = smooth(-0.9, 0.9, y - top);
      if (cover < 1) {
        for (const tree of near) {
          if (Math.abs(x - tree.at) < tree.wide + 1 && y > tree.foot - tree.trunk)
            cover = Math.max(
              cover,
              smooth(tree.wide + 0.8, tree.wide - 0.8, Math.abs(x - tree.at)),
            );
          for (const [cx, cy, r] of tree.crown) {
            const d = Math.hypot(x - tree.at - cx, (y - tree.foot - cy) * 1.7);
            cover = Math.max(cover, smooth(r + 0.9, r - 0.9, d));
          }
        }
      }
      if (cover <= 0) continue;
      const depth = Math.min(1, Math.max(0, (y - top) / hill.fall));
      const i = (y * WIDTH + x) * 3;
      const mist =
        index < 6
          ? smooth(0.15, 1, depth) *
            0.5 *
            (0.62 +
              0.38 *
                Math.sin(x / (170 + index * 40) + index * 1.9 + turn) *
                Math.sin(x / (290 + index * 30) - turn + index))
          : 0;
      const warm =
        Math.exp(-(((x - SUN.x) / 360) ** 2)) *
        Math.exp(-Math.max(0, y - top) / 26) *
        (index < 4 ? 0.34 - index * 0.07 : 0.04);
      for (let k = 0; k < 3; k += 1) {
        const ground = hill.top[k] + (hill.foot[k] - hill.top[k]) * depth;
        const hazy = ground + (MIST[index][k] - ground) * mist;
        const lit = hazy + ([255, 190, 120][k] - hazy) * warm;
        buffer[i + k] += (lit - buffer[i + k]) * cover;
      }
    }
  }
}

/** Mist takes the colour of the light that still reaches each valley. */
const MIST = ['#edb680', '#dc9c70', '#b8745f', '#80505a', '#523247', '#33202f', '#150a14'].map(hex);

/** One frame as RGB bytes, 1280 x 720; `frame` counts from 0 and wraps at FRAMES. */
export function drawFrame(frame) {
  const turn = ((frame % FRAMES) / FRAMES) * TAU;
  const buffer = new Float32Array(WIDTH * HEIGHT * 3);
  paintSky(buffer, turn);
  for (const star of STARS)
    glow(
      buffer,
      star.x,
      star.y,
      star.size,
      [255, 232, 214],
      star.light * (0.7 + 0.3 * Math.sin(turn * star.turns + star.phase)),
    );
  HILLS.forEach((hill, index) => {
    paintHill(buffer, index, turn);
    const shiftX = hill.sway * Math.sin(turn);
    const shiftY = hill.sway * 0.16 * Math.cos(turn);
    for (const lamp of LAMPS) {
      if (lamp.layer !== index) continue;
      const light =
        lamp.light * (1 - lamp.depth + lamp.depth * Math.sin(turn * lamp.turns + lamp.phase));
      const tint = [255, 196 + lamp.warm * 26, 110 + lamp.warm * 50];
      glow(buffer, lamp.x - shiftX, lamp.y + shiftY, lamp.size * 4.2, tint, light * 0.2);
      glow(buffer, lamp.x - shiftX, lamp.y + shiftY, lamp.size, tint, light);
    }
  });
  for (const fly of FLIES) {
    const x = fly.x + fly.ax * Math.sin(turn * fly.turns + fly.px);
    const y = fly.y + fly.ay * Math.sin(turn * (3 - fly.turns) + fly.py);
    const light = Math.max(0, Math.sin(turn * fly.blink + fly.phase)) ** 1.5;
    glow(buffer, x, y, fly.size * 5.5, [255, 200, 110], light * 0.22);
    glow(buffer, x, y, fly.size, [255, 232, 170], light * 0.95);
  }
  const bytes = Buffer.alloc(WIDTH * HEIGHT * 3);
  for (let i = 0; i < bytes.length; i += 1)
    bytes[i] = Math.min(255, Math.max(0, Math.round(buffer[i] + GRAIN[(i / 3) | 0])));
  return bytes;
}
