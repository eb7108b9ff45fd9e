import { LINE, imigongo, random, wash } from './parts.mjs';

const INK = `stroke="${LINE}" stroke-width="7" stroke-linejoin="round" stroke-linecap="round"`;

/** The long mane that an intore dancer throws: strands that fan out from the crown. */
function mane(x, y, sway, next) {
  let strands = '';
  for (let i = 0; i < 15; i += 1) {
    const t = i / 14;
    const reach = 150 + next() * 34;
    const a = (-150 + t * 120) * (Math.PI / 180);
    const ex = x + Math.cos(a) * reach * 0.62 + sway * (0.6 + t * 0.7);
    const ey = y + Math.sin(a) * reach * 0.75 + 34 * Math.abs(t - 0.5);
    strands += `M${x} ${y}Q${(x + Math.cos(a) * reach * 0.5).toFixed(0)} ${(y + Math.sin(a) * reach).toFixed(0)} ${ex.toFixed(0)} ${ey.toFixed(0)}`;
  }
  return strands;
}

function limb(d, colour, width) {
  return `<path d="${d}" fill="none" stroke="${LINE}" stroke-width="${width + 13}" stroke-linecap="round" stroke-linejoin="round"/><path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

const bells = (cx, cy) =>
  [-16, -5, 6, 17]
    .map(
      (dx) =>
        `<circle cx="${cx + dx}" cy="${cy}" r="6" fill="#e9b95a" stroke="${LINE}" stroke-width="3"/>`,
    )
    .join('');

function face(x, y, skin, hair, band) {
  return `<g transform="translate(${x} ${y})">${hair}<path d="M-36 -8Q-38 -50 2 -52 42 -50 40 -6 38 34 4 38 -32 34-36 -8Z" fill="${skin}" ${INK}/>
    ${band}<path d="M2 4q6-5 12 0M26 4q5-5 10 0M10 20q10 8 20-1" fill="none" stroke="${LINE}" stroke-width="5" stroke-linecap="round"/></g>`;
}

const BAND = `<path d="M-38 -14Q0 -30 42 -14L41 -32Q0 -50-37 -32Z" fill="#f6ecdb" stroke="${LINE}" stroke-width="6"/>
      <path d="M-32 -22l10-9 10 9 10-9 10 9 10-9 10 9" fill="none" stroke="#b5473a" stroke-width="5"/>`;
const BEADS = `<path d="M-37 -20Q0 -40 41 -20" fill="none" stroke="#f6ecdb" stroke-width="11" stroke-dasharray="1 14" stroke-linecap="round"/>`;
const CROP = `<path d="M-44 -2Q-50 -66 2 -68 54 -66 48 -4Z" fill="${LINE}" ${INK}/>`;

/** The intore in his leap, about 420 units tall, the hips at 0,0: grass mane, tunic, crossed beads, bells. */
function intore({ x, y, s, skin, wrap }) {
  return `<g transform="translate(${x} ${y}) scale(${s})">
    <path d="${mane(6, -226, -40, random(5))}" fill="none" stroke="#f3dfb6" stroke-width="11" stroke-linecap="round"/>
    ${limb('M-44 -128Q-112 -150-138 -226', skin, 24)}${limb('M-24 40Q-76 92-62 152L-112 190', skin, 30)}
      ${limb('M26 40Q92 68 104 132L74 196', skin, 30)}
    ${bells(-74, 166)}${bells(90, 164)}
    <path d="M-50 -8Q0 14 50 -8L90 92Q46 74 22 108-22 78-78 88Z" fill="${wrap}" ${INK}/>
    <path d="M-62 44l16 18 16-18 16 18 16-18 16 18 16-18 16 18 18-16" fill="none" stroke="#f6ecdb" stroke-width="8"/>
    <path d="M-14 -140V-176H18V-140Z" fill="${skin}" ${INK}/>
    <path d="M-48 -6Q-62 -78-54 -136-30 -156-18 -156 0 -132 22 -156 34 -156 54 -136 62 -78 48 -6 0 14-48 -6Z" fill="#f3e3c4" ${INK}/>
    <path d="M-46 -132L40 -10M46 -132L-40 -10" stroke="#4a2a43" stroke-width="22"/>
      <path d="M-46 -132L40 -10M46 -132L-40 -10" stroke="#e9b95a" stroke-width="9" stroke-dasharray="1 15" stroke-linecap="round"/>
    <path d="M-47 -10Q0 10 47 -10" fill="none" stroke="#e9b95a" stroke-width="13" stroke-dasharray="1 15" stroke-linecap="round"/>
    ${face(4, -206, skin, '', BAND)}
    ${limb('M46 -126Q112 -148 142 -222', skin, 24)}
    <path d="M142 -300V-140" stroke="${LINE}" stroke-width="15" stroke-linecap="round"/>
      <path d="M142 -300V-140" stroke="#c98f4a" stroke-width="7" stroke-linecap="round"/></g>`;
}

/** A dancer in umushanana, arms raised like the horns of the royal cattle. */
function umushagiriro({ x, y, s, flip = 1, skin, dress, drape }) {
  return `<g transform="translate(${x} ${y}) scale(${s * flip} ${s})">
    ${limb('M-40 -128Q-132 -150-112 -262', skin, 22)}${limb('M-20 170L-26 216', skin, 26)}
      ${limb('M44 166L66 208', skin, 26)}${bells(-24, 200)}${bells(58, 192)}
    <path d="M-44 -20Q0 0 44 -20 66 60 112 168 60 196 8 186-50 200-92 176-60 60-44 -20Z" fill="${dress}" ${INK}/>
    <path d="M-40 60Q-52 120-62 166M2 64Q0 126-8 168M42 60Q58 112 74 156" fill="none" stroke="${LINE}" stroke-width="5" stroke-linecap="round" opacity=".5"/>
    <path d="M-12 -140V-176H18V-140Z" fill="${skin}" ${INK}/>
    <path d="M-44 -14Q-54 -78-48 -134-30 -150-16 -152 2 -130 20 -152 34 -150 48 -134 54 -78 44 -14 0 6-44 -14Z" fill="#f3e3c4" ${INK}/>
    <path d="M-50 -136Q-30 -152-14 -150 2 -62 56 -8 96 66 98 138 60 120 34 60-36 -8-50 -136Z" fill="${drape}" ${INK}/>
      <path d="M-32 -138Q-18 -44 44 20" fill="none" stroke="${LINE}" stroke-width="5" stroke-linecap="round" opacity=".5"/>
    ${face(6, -204, skin, CROP, BEADS)}
    ${limb('M42 -128Q134 -150 116 -262', skin, 22)}</g>`;
}

/** An intore and two women in umushanana, before a sun of imigongo. */
export function dance() {
  const rays = Array.from(
    { length: 24 },
    (_, i) =>
      `<path d="M600 -10L622 -66 600 -122 578 -66Z" transform="rotate(${i * 15} 600 350) translate(0 50)"/>`,
  ).join('');
  const ring = (r, n, depth) => {
    const points = Array.from({ length: n * 2 }, (_, i) => {
      const a = (i / (n * 2)) * Math.PI * 2;
      const q = r + (i % 2 ? depth : 0);
      return `${(600 + Math.cos(a) * q).toFixed(0)} ${(350 + Math.sin(a) * q).toFixed(0)}`;
    });
    return `M${points.join('L')}Z`;
  };
  return `${wash('ground', [
    [0, '#a8482f'],
    [1, '#bf6240'],
  ])}
    <g fill="#b95a3b">${rays}</g>
    <path d="${ring(268, 36, 26)}" fill="#4a2a43"/><circle cx="600" cy="350" r="252" fill="#e7b05a"/>
      <path d="${ring(206, 30, 22)}" fill="none" stroke="#d0923c" stroke-width="9"/>
      <path d="${ring(160, 24, 20)}" fill="none" stroke="#d0923c" stroke-width="9"/>
    <path d="M-20 690Q300 640 600 652T1220 690V800H-20Z" fill="#4a2a43"/>${imigongo(-20, 728, 52, 34, 25, '#c0603f', 8, '#e9b95a')}
    <g fill="#24131f" opacity=".45"><ellipse cx="352" cy="694" rx="92" ry="14"/>
      <ellipse cx="600" cy="688" rx="104" ry="14"/><ellipse cx="850" cy="694" rx="92" ry="14"/></g>
    ${umushagiriro({ x: 346, y: 500, s: 0.88, skin: '#7b4d2e', dress: '#4f7086', drape: '#e9b95a' })}
    ${umushagiriro({ x: 856, y: 500, s: 0.88, flip: -1, skin: '#694026', dress: '#5f7358', drape: '#d98f7a' })}
    ${intore({ x: 600, y: 462, s: 0.98, skin: '#5f3c25', wrap: '#b5473a' })}`;
}
