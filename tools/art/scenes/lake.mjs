import { LINE, hill, imigongo, leaf, random, ridgeAt, wash } from './parts.mjs';

/** A three-hulled fishing boat of Lake Kivu with its long curved poles, its middle at 0,0. */
function boat(x, y, s, hull, band) {
  const pole = (from, bend, to) =>
    `<path d="M${from} -14Q${bend} -96 ${to} -86" fill="none" stroke="${LINE}" stroke-width="4" stroke-linecap="round"/>`;
  const rower = (at, shirt) =>
    `<path d="M${at - 12} -16Q${at - 13} -48 ${at} -50 ${at + 13} -48 ${at + 12} -16Z" fill="${shirt}" stroke="${LINE}" stroke-width="4"/><circle cx="${at + 1}" cy="-62" r="12" fill="#5f3c25" stroke="${LINE}" stroke-width="4"/>`;
  return `<g transform="translate(${x} ${y}) scale(${s})">
    <path d="M-150 24Q0 40 150 24L120 60Q0 74-120 60Z" fill="#24424f" opacity=".28"/>
    ${pole(-96, -150, -236)}${pole(96, 150, 236)}${pole(-40, -90, -196)}${pole(40, 90, 196)}
    ${rower(-52, '#e9b95a')}${rower(44, '#f6ecdb')}
    <path d="M-62 -40L-108 34M54 -40L104 36" stroke="${LINE}" stroke-width="5" stroke-linecap="round"/>
    <path d="M-178 -24Q-120 -8 0 -8T178 -24Q150 26 96 30H-96Q-150 26-178 -24Z" fill="${hull}" stroke="${LINE}" stroke-width="5" stroke-linejoin="round"/>
    ${imigongo(-112, 4, 32, 13, 7, band, 4)}</g>`;
}

/** Boats as [x, y, scale, hull, band], the farthest first. */
const FLEET = [
  [790, 500, 0.5, '#8f3f2b', '#e7b765'],
  [392, 536, 0.62, '#5f7358', '#f0d9ae'],
  [640, 656, 1.08, '#b5573a', '#f3d091'],
];

/** Evening on Lake Kivu: islands, reflections, fishing boats going out. */
export function lake(boats = FLEET) {
  const next = random(12);
  const far = ridgeAt(318, [
    [26, 520, 0.4],
    [12, 210, 2.4],
  ]);
  const mid = ridgeAt(352, [
    [22, 700, 3.3],
    [10, 260, 1],
  ]);
  const ripples = Array.from({ length: 46 }, () => {
    const y = 424 + next() ** 1.2 * 330;
    const length = 30 + next() * 90 * ((y - 330) / 300);
    return `M${(next() * 1200).toFixed(0)} ${y.toFixed(0)}h${length.toFixed(0)}`;
  }).join('');
  const glitter = Array.from({ length: 17 }, (_, i) => {
    const y = 408 + i * 15;
    const w = 150 - i * 4 - (i % 3) * 34;
    return `M${(600 - w / 2 + (i % 2) * 16 - 8).toFixed(0)} ${y}h${w}`;
  }).join('');
  const island = (x, y, w, h, fill) =>
    `<path d="M${x - w} ${y}C${x - w * 0.6} ${y - h} ${x - w * 0.2} ${y - h * 1.1} ${x} ${y - h * 0.8}S${x + w * 0.6} ${y - h * 0.9} ${x + w} ${y}Z" fill="${fill}"/>`;
  const wood = (list) =>
    `<path fill="#3d5862" d="${list.map(([x, y, r]) => `M${x - r} ${y}c0-${r * 1.5} ${r * 2}-${r * 1.5} ${r * 2} 0Z`).join('')}"/>`;
  return `${wash('sky', [
    [0, '#8c5b78'],
    [0.2, '#c9796a'],
    [0.38, '#eeb077'],
    [0.48, '#f7d7a0'],
  ])}
    <circle cx="600" cy="330" r="128" fill="#f6c583" opacity=".55"/><circle cx="600" cy="330" r="78" fill="#fbe3b2"/>
    <g fill="#f3c493" opacity=".5">
      <path d="M180 190q70-26 150 0 60-14 96 10H150q6-10 30-10ZM800 140q70-22 140 2 60-10 90 12H770q6-12 30-14Z"/></g>
    ${hill(far, '#b27a82', 420)}${hill(mid, '#7d6a82', 420)}
    <rect y="396" width="1200" height="404" fill="#6d8ea0"/>
      <path d="M0 470Q300 456 600 470T1200 468V800H0Z" fill="#5d8196"/>
      <path d="M0 570Q300 552 620 572T1200 562V800H0Z" fill="#4f7488"/>
      <path d="M0 684Q320 664 640 686T1200 676V800H0Z" fill="#426678"/>
    <path d="${glitter}" stroke="#f8d9a4" stroke-width="7" stroke-linecap="round" opacity=".85"/>
    <path d="${ripples}" stroke="#a9c3cc" stroke-width="3.5" stroke-linecap="round" opacity=".45"/>
    ${island(300, 402, 170, 66, '#57727c')}${island(900, 412, 220, 84, '#4a6670')}${wood([
      [214, 366, 20],
      [246, 356, 26],
      [286, 352, 18],
      [330, 358, 22],
      [364, 364, 15],
      [792, 366, 22],
      [828, 350, 30],
      [872, 344, 24],
      [940, 356, 20],
      [978, 358, 30],
      [1022, 364, 18],
    ])}
    <path d="M130 402h340M680 412h440" stroke="#37505a" stroke-width="4" opacity=".5"/>
    ${boats.map((it) => boat(...it)).join('')}
    ${[-104, -84, -66, -120, -50].map((a, i) => leaf(60, 850, 300 - (i % 3) * 56, a, i % 2 ? '#35503f' : '#46604f', '#2b4236')).join('')}
    ${[-84, -100, -118, -66, -132].map((a, i) => leaf(1150, 860, 320 - (i % 3) * 60, a, i % 2 ? '#35503f' : '#46604f', '#2b4236')).join('')}`;
}
