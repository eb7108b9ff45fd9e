import { hill, imigongo, random, ridgeAt, wash } from './parts.mjs';

function tower(x, y, w, h, fill, lit, next) {
  let windows = '';
  for (let wy = y - h + 16; wy < y - 12; wy += 17) {
    for (let wx = x + 9; wx < x + w - 10; wx += 14)
      if (next() < 0.52) windows += `M${wx} ${wy}h7v8h-7Z`;
  }
  return `<path d="M${x} ${y}V${y - h}H${x + w}V${y}Z" fill="${fill}"/><path d="${windows}" fill="${lit}"/>`;
}

/** The round hall on its hill: bands of light wound about a dome, as in the coil of a basket. */
function dome(x, y) {
  const bands = [
    ['#e9b95a', 0],
    ['#c0603f', 24],
    ['#f6ecdb', 48],
    ['#e9b95a', 72],
    ['#8aa0b2', 96],
    ['#c0603f', 120],
    ['#e9b95a', 144],
  ]
    .map(([colour, rise]) => {
      const half = Math.sqrt(Math.max(0, 1 - (rise / 172) ** 2)) * 168;
      return `<path d="M${(x - half + 6).toFixed(0)} ${y - rise - 8}Q${x} ${y - rise + 12} ${(x + half - 6).toFixed(0)} ${y - rise - 14}" stroke="${colour}"/>`;
    })
    .join('');
  return `<radialGradient id="glow"><stop offset=".3" stop-color="#f0a868" stop-opacity=".5"/>
    <stop offset="1" stop-color="#f0a868" stop-opacity="0"/></radialGradient>
    <circle cx="${x}" cy="${y - 60}" r="300" fill="url(#glow)"/>
    <path d="M${x - 420} ${y + 110}C${x - 300} ${y + 20} ${x - 250} ${y + 30} ${x - 216} ${y + 26}H${x + 216}C${x + 270} ${y + 34} ${x + 330} ${y + 40} ${x + 440} ${y + 130}Z" fill="#472846"/>
    <path d="M${x - 172} ${y}C${x - 172} ${y - 232} ${x + 172} ${y - 232} ${x + 172} ${y}Z" fill="#3b2240"/>
    <g fill="none" stroke-width="9" stroke-linecap="round">${bands}</g>
    <path d="M${x - 236} ${y}H${x + 236}L${x + 216} ${y + 34}H${x - 216}Z" fill="#2b1730"/>
    <path d="M${x - 206} ${y + 12}h410" stroke="#f3cf8b" stroke-width="6" stroke-dasharray="16 9"/>`;
}

function lights(ridge, count, depth, next, quietFrom, quietTo) {
  let d = '';
  for (let i = 0; i < count; i += 1) {
    const x = next() * 1200;
    const y = ridge(x) + 10 + next() ** 1.4 * depth;
    if (x > quietFrom && x < quietTo) continue;
    d += `M${x.toFixed(0)} ${y.toFixed(0)}h.1`;
  }
  return d;
}

/** Kigali as the lamps come on. */
export function cityDusk() {
  const next = random(31);
  const far = ridgeAt(404, [
    [32, 680, 2.4],
    [10, 260, 0.3],
  ]);
  const mid = ridgeAt(478, [
    [40, 860, 5.2],
    [12, 310, 1],
  ]);
  const near = ridgeAt(590, [
    [40, 1180, 2.9],
    [12, 420, 4],
  ]);
  const front = ridgeAt(704, [
    [26, 1300, 0.4],
    [8, 380, 2],
  ]);
  const stars = Array.from(
    { length: 34 },
    () => `M${(next() * 1200).toFixed(0)} ${(next() * 230).toFixed(0)}h.1`,
  ).join('');
  const tree = (x, y, s) =>
    `<g transform="translate(${x} ${y}) scale(${s})" fill="#160b17"><path d="M-3 6V-44H3V6Z"/>
      <ellipse cx="0" cy="-62" rx="34" ry="26"/><ellipse cx="-26" cy="-48" rx="22" ry="16"/>
      <ellipse cx="26" cy="-48" rx="22" ry="16"/></g>`;
  const lamp = (x, y) =>
    `<circle cx="${x + 16}" cy="${y - 78}" r="26" fill="#f3cf8b" opacity=".22"/>
      <path d="M${x} ${y}V${y - 84}q0-8 16-6" fill="none" stroke="#160b17" stroke-width="5"/>
      <circle cx="${x + 16}" cy="${y - 82}" r="7" fill="#fbe3b2"/>`;
  const base = mid(505);
  return `${wash('sky', [
    [0, '#2f1a3a'],
    [0.22, '#5e3152'],
    [0.4, '#b2585a'],
    [0.53, '#eaa56b'],
  ])}
    <path d="${stars}" stroke="#f6ecdb" stroke-width="3.4" stroke-linecap="round" opacity=".7"/>
    <path d="M880 112a46 46 0 1 0 40 70 38 38 0 1 1-40-70Z" fill="#f8e3b8"/>
    <g fill="#d98a66" opacity=".4">
      <path d="M60 300q90-26 190 0 70-14 120 12H30q6-10 30-12ZM760 262q80-22 170 2 70-10 110 12H724q10-12 36-14Z"/></g>
    ${hill(far, '#85506a')}<path d="${lights(far, 120, 46, next, 2000, 0)}" stroke="#f3cf8b" stroke-width="4" stroke-linecap="round" opacity=".75"/>
    ${tower(706, base + 40, 62, 232, '#4b2b4c', '#f0bf72', next)}
      ${tower(776, base + 46, 78, 178, '#3f2444', '#f3d091', next)}
      ${tower(862, base + 54, 58, 262, '#4b2b4c', '#f0bf72', next)}<path d="M886 ${(base - 208).toFixed(0)}v-42h8v42Z" fill="#4b2b4c"/>${tower(930, base + 56, 76, 130, '#3f2444', '#f3d091', next)}${tower(232, base + 66, 66, 140, '#4b2b4c', '#f0bf72', next)}${tower(160, base + 66, 60, 190, '#3f2444', '#f3d091', next)}
    ${hill(mid, '#54304f')}<path d="${lights(mid, 190, 84, next, 330, 690)}" stroke="#f6d596" stroke-width="5" stroke-linecap="round"/>
    ${dome(512, Math.round(base) + 46)}
    ${hill(near, '#35203a')}<path d="${lights(near, 150, 78, next, 2000, 0)}" stroke="#f3c06c" stroke-width="5.5" stroke-linecap="round"/>
    <path d="M-20 676C240 640 380 690 560 640S760 560 980 566" fill="none" stroke="#f0a868" stroke-width="7" opacity=".5"/><path d="M-20 676C240 640 380 690 560 640S760 560 980 566" fill="none" stroke="#fbe3b2" stroke-width="5" stroke-dasharray="2 22" stroke-linecap="round"/>
    ${hill(front, '#1f1122')}${imigongo(-10, 752, 48, 30, 26, '#4f2c44', 7, '#6d3a4c')}
    ${[70, 168, 330, 884, 1010, 1130].map((x, i) => tree(x, Math.round(front(x)), 0.9 + (i % 3) * 0.22)).join('')}
    ${[250, 470, 700, 950].map((x) => lamp(x, Math.round(front(x)) + 6)).join('')}`;
}
