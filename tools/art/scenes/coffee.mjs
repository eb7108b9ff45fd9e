import { LINE, hill, imigongo, leaf, ridgeAt, wash } from './parts.mjs';

function cup(x, y, s, clay, band, flip) {
  const handle = `<path d="M${flip * 96} -96q${flip * 70} -12 ${flip * 62} 44t${flip * -84} 40" fill="none" stroke="${LINE}" stroke-width="30" stroke-linecap="round"/><path d="M${flip * 96} -96q${flip * 70} -12 ${flip * 62} 44t${flip * -84} 40" fill="none" stroke="${clay}" stroke-width="16" stroke-linecap="round"/>`;
  return `<g transform="translate(${x} ${y}) scale(${s})">
    <ellipse cx="8" cy="34" rx="190" ry="30" fill="${LINE}" opacity=".18"/>
    <path d="M-160 14Q0 -10 160 14 150 44 0 46T-160 14Z" fill="#f6ecdb" stroke="${LINE}" stroke-width="7" stroke-linejoin="round"/>
    ${handle}
    <path d="M-108 -134H108Q108 -20 52 14H-52Q-108 -20-108 -134Z" fill="${clay}" stroke="${LINE}" stroke-width="7" stroke-linejoin="round"/>
    ${imigongo(-98, -84, 28, 26, 7, band, 6)}${imigongo(-98, -66, 28, 26, 7, LINE, 3.5)}
    <ellipse cx="0" cy="-134" rx="108" ry="26" fill="#f6ecdb" stroke="${LINE}" stroke-width="7"/>
    <ellipse cx="0" cy="-131" rx="90" ry="18" fill="#4a2618"/>
      <path d="M-34 -132q17-14 34 0 17-14 34 0-12 12-34 14-22-2-34-14Z" fill="#c98f5a"/></g>`;
}

function branch() {
  const cherries = [
    [372, 196],
    [398, 222],
    [352, 228],
    [556, 158],
    [584, 182],
    [536, 186],
    [734, 176],
    [762, 200],
    [716, 206],
  ]
    .map(
      ([x, y], i) =>
        `<circle cx="${x}" cy="${y}" r="19" fill="${i % 3 === 2 ? '#d8a048' : '#b5372f'}" stroke="${LINE}" stroke-width="5"/><path d="M${x - 7} ${y - 7}q4-5 9-4" stroke="#f6ecdb" stroke-width="4" stroke-linecap="round" fill="none"/>`,
    )
    .join('');
  const leaves = [
    [300, 196, 150, 150],
    [376, 176, 150, -118],
    [440, 166, 160, 62],
    [500, 150, 150, -120],
    [560, 142, 150, -62],
    [622, 144, 160, 68],
    [690, 150, 150, -110],
    [760, 162, 160, -48],
    [800, 176, 150, 74],
    [880, 198, 150, 10],
    [860, 190, 130, -80],
  ]
    .map(([x, y, length, angle], i) =>
      leaf(x, y, length, angle, ['#5f7358', '#46604f', '#7d8f68'][i % 3], '#33493c'),
    )
    .join('');
  return `<path d="M210 236Q420 130 620 142T960 216" fill="none" stroke="#5a3826" stroke-width="13" stroke-linecap="round"/>${leaves}${cherries}`;
}

const steam = (x, y) =>
  `<path d="M${x} ${y}c-26-34 26-54 0-92s18-46 6-70" fill="none" stroke="#fffaf0" stroke-width="9" stroke-linecap="round" opacity=".75"/>`;

/** The wall, the window on the hills and the branch, without the table. */
export function coffeeRoom() {
  const far = ridgeAt(412, [
    [22, 420, 1],
    [8, 170, 2],
  ]);
  const mid = ridgeAt(456, [
    [24, 520, 3.4],
    [8, 210, 1],
  ]);
  const near = ridgeAt(508, [[22, 600, 0.6]]);
  return `${wash('wall', [
    [0, '#d9a878'],
    [0.7, '#e6c297'],
  ])}
    <clipPath id="window"><path d="M300 800V380a300 300 0 0 1 600 0v420Z"/></clipPath>
    <path d="M274 800V380a326 326 0 0 1 652 0v420Z" fill="#b5573a"/>
    <g clip-path="url(#window)"><rect x="300" width="600" height="800" fill="#f8e6c4"/>
      <circle cx="600" cy="352" r="108" fill="#f3cc86"/><circle cx="600" cy="352" r="70" fill="#e8a457"/>
    ${hill(far, '#b3a9ac')}${hill(mid, '#93a4a0')}${hill(near, '#7d8f68')}</g>
    <g opacity=".5">${imigongo(-20, 300, 70, 52, 4, '#c98d5c', 9, '#c98d5c')}
      ${imigongo(-20, 380, 70, 52, 4, '#c98d5c', 9)}${imigongo(950, 300, 70, 52, 4, '#c98d5c', 9, '#c98d5c')}
      ${imigongo(950, 380, 70, 52, 4, '#c98d5c', 9)}</g>
    ${branch()}`;
}

/** The table top, from y = 608 down. */
export function coffeeTable() {
  return `<path d="M0 608H1200V800H0Z" fill="#7a3f2c"/><path d="M0 608H1200v16H0Z" fill="#96523a"/>
    <path d="M0 690h420M520 690h680M0 748h240M330 748h620M1010 748h190" stroke="#693424" stroke-width="5" stroke-linecap="round"/>`;
}

/** The two cups and a few beans on the table. */
export function coffeeCups() {
  return `${cup(440, 660, 0.96, '#e9d3ad', '#b5473a', -1)}${cup(766, 666, 0.96, '#4f7086', '#f0c677', 1)}
    <g fill="#4a2618" stroke="${LINE}" stroke-width="4">
      <ellipse cx="592" cy="712" rx="19" ry="13" transform="rotate(-24 592 712)"/>
      <ellipse cx="632" cy="728" rx="19" ry="13" transform="rotate(16 632 728)"/>
      <ellipse cx="566" cy="738" rx="18" ry="12" transform="rotate(8 566 738)"/></g>
    <path d="M579 719q13-4 26-14M617 724q15 0 30 8M551 736q15 4 30 4" stroke="#8a5a3c" stroke-width="3" fill="none"/>`;
}

/** Two cups under a coffee branch, and the hills in the window. */
export function coffee() {
  return `${coffeeRoom()}${coffeeTable()}
    ${steam(426, 470)}${steam(458, 458)}${steam(752, 462)}${steam(784, 474)}
    ${coffeeCups()}`;
}
