import { hill, leaf, ridgeAt, terraces, wash } from './parts.mjs';

function house(x, y, s, wall, roof) {
  return `<g transform="translate(${x} ${y.toFixed(0)}) scale(${s})"><path d="M-17-20H17V2H-17Z" fill="${wall}"/>
    <path d="M-23-19 0-35 23-19Z" fill="${roof}"/><path d="M-4-11H4V2H-4Z" fill="#4a2a43"/></g>`;
}

function eucalyptus(x, y, s, colour) {
  return `<g transform="translate(${x} ${y.toFixed(0)}) scale(${s})"><path d="M-1.5 2V-40h3V2Z" fill="#4a2a43"/>
    <path d="M0-86C15-66 15-40 0-24-15-40-15-66 0-86Z" fill="${colour}"/></g>`;
}

/** Morning over the thousand hills: terraces, tea, clay roofs. */
export function hills() {
  const far = ridgeAt(322, [
    [34, 640, 1],
    [12, 250, 2],
  ]);
  const blue = ridgeAt(376, [
    [38, 720, 4.2],
    [12, 300, 0.5],
  ]);
  const sage = ridgeAt(448, [
    [44, 860, 0.4],
    [14, 340, 3],
  ]);
  const gold = ridgeAt(536, [
    [48, 980, 3.2],
    [14, 380, 1],
  ]);
  const moss = ridgeAt(636, [
    [44, 1100, 0.6],
    [12, 420, 4],
  ]);
  const near = ridgeAt(742, [
    [34, 1240, 3.6],
    [8, 400, 2],
  ]);
  const along = (ridge, list, draw) => list.map((x) => draw(x, ridge(x))).join('');
  const tea = Array.from({ length: 5 }, (_, row) => {
    const d = Array.from({ length: 22 }, (_, i) => {
      const x = -20 + i * 58 + (row % 2) * 29;
      return `M${x} ${(near(x) + 20 + row * 17).toFixed(0)}q14-17 28 0`;
    }).join('');
    return `<path d="${d}"/>`;
  }).join('');
  return `${wash('sky', [
    [0, '#f0c99a'],
    [0.32, '#f6e0bb'],
    [0.5, '#f8ecd4'],
  ])}
    <circle cx="700" cy="262" r="150" fill="#f7d9a4"/><circle cx="700" cy="262" r="104" fill="#f2c06f"/>
      <circle cx="700" cy="262" r="66" fill="#e39a4d"/>
    ${hill(far, '#c3b6b0')}${hill(blue, '#93a4ac')}
    <path d="M-20 452C200 420 380 470 620 440S1020 452 1220 424V620H-20Z" fill="#f8ecd4" opacity=".35"/>
    ${hill(sage, '#a3b08a')}${terraces(sage, { from: 60, to: 560, count: 4, gap: 19, colour: '#8f9e76' })}
      ${terraces(sage, { from: 660, to: 1180, count: 4, gap: 19, colour: '#8f9e76' })}
    ${along(sage, [128, 150, 176, 842, 862, 1060, 1082], (x, y) => eucalyptus(x, y + 4, 0.55, '#6f8362'))}
    ${along(sage, [392, 442, 930], (x, y) => house(x, y + 24, 0.62, '#f6ecdb', '#c0603f'))}
    ${hill(gold, '#d3a04f')}${terraces(gold, { from: -10, to: 640, count: 5, gap: 20, colour: '#bf8a3c' })}
      ${terraces(gold, { from: 680, to: 1230, count: 4, gap: 20, colour: '#bf8a3c' })}
    ${along(gold, [470, 560, 622], (x, y) => house(x, y + 26, 0.95, '#f6ecdb', '#a8482f'))}
    ${along(gold, [508, 532, 762, 786, 812, 210], (x, y) => eucalyptus(x, y + 6, 0.85, '#5f7358'))}
    ${hill(moss, '#b5573a')}${imigongoBand(moss)}
    ${along(moss, [330, 366, 905, 1010], (x, y) => eucalyptus(x, y + 8, 1.15, '#46604f'))}
    ${hill(near, '#4c6350')}
    <g fill="none" stroke="#5f7a60" stroke-width="7" stroke-linecap="round">${tea}</g>
    ${[-118, -92, -66, -40, -140].map((a, i) => leaf(1096, 812, 250 - (i % 2) * 40, a, i % 2 ? '#35503f' : '#3f5c48', '#2b4236')).join('')}
    ${[-120, -88, -58, -36].map((a, i) => leaf(96, 822, 220 - (i % 2) * 40, a, i % 2 ? '#35503f' : '#3f5c48', '#2b4236')).join('')}`;
}

/** The clay hill wears a zigzag that follows its ridge. */
function imigongoBand(ridge) {
  let d = '';
  for (let i = 0; i <= 42; i += 1) {
    const x = -30 + i * 30;
    d += `${i ? 'L' : 'M'}${x} ${(ridge(x) + 34 + (i % 2) * 22).toFixed(0)}`;
  }
  const lower = d.replace(/ (\d+)(?=L|$)/g, (_, y) => ` ${Number(y) + 22}`);
  return `<g fill="none" stroke-width="7" stroke-linejoin="miter"><path d="${d}" stroke="#e7b765"/>
    <path d="${lower}" stroke="#8f3f2b"/></g>`;
}
