import sharp from 'sharp';
import { save } from './lib/files.mjs';
import { bust } from './lib/peeps.mjs';
import { couples } from './people.mjs';
import { cityDusk } from './scenes/city-dusk.mjs';
import { coffeeCups, coffeeRoom, coffeeTable } from './scenes/coffee.mjs';
import { hills } from './scenes/hills.mjs';
import { lake } from './scenes/lake.mjs';

const WIDTH = 960;
const HEIGHT = 720;

const kivu = () =>
  lake([
    [250, 520, 0.56, '#8f3f2b', '#e7b765'],
    [1000, 560, 0.66, '#5f7358', '#f0d9ae'],
  ]);

const table = `<g transform="translate(-60 70) scale(.9)">${coffeeTable()}<g transform="translate(146 68) scale(.82)">${coffeeCups()}</g></g>`;

/** Each couple with its scene: the part that shows, the veil that sets it back, where the two stand, what stands before them. */
const stories = [
  {
    scene: kivu,
    view: '66 0 1067 800',
    veil: '#f6d9b0',
    feet: 896,
    left: [336, 0.64],
    right: [616, 0.67],
    before: '',
  },
  {
    scene: cityDusk,
    view: '20 0 1067 800',
    veil: '#5e3152',
    feet: 896,
    left: [340, 0.63],
    right: [634, 0.68],
    before: '',
  },
  {
    scene: coffeeRoom,
    view: '66 0 1067 800',
    veil: '#f3e0bd',
    feet: 1000,
    left: [336, 0.62],
    right: [622, 0.64],
    before: table,
  },
  {
    scene: hills,
    view: '66 0 1067 800',
    veil: '#f6d9b0',
    feet: 896,
    left: [330, 0.66],
    right: [620, 0.66],
    before: '',
  },
  {
    scene: () => lake([]),
    view: '240 120 907 680',
    veil: '#e8c9a0',
    feet: 910,
    left: [352, 0.65],
    right: [626, 0.69],
    before: '',
  },
  {
    scene: cityDusk,
    view: '300 160 853 640',
    veil: '#8f3f2b',
    feet: 900,
    left: [330, 0.66],
    right: [624, 0.65],
    before: '',
  },
  {
    scene: coffeeRoom,
    view: '66 0 800 600',
    veil: '#e9c48e',
    feet: 900,
    left: [310, 0.64],
    right: [668, 0.66],
    before: '',
  },
  {
    scene: hills,
    view: '330 180 827 620',
    veil: '#c98f5a',
    feet: 905,
    left: [346, 0.64],
    right: [632, 0.68],
    before: '',
  },
];

/** A person whose point `feet` meets the lower edge; `flip` turns them to face left (the neck is at 385). */
function stand(person, [x, scale], feet, flip) {
  const side = flip ? -1 : 1;
  const at = `translate(${x - side * 385 * scale} ${HEIGHT - feet * scale}) scale(${side * scale} ${scale})`;
  return `<g transform="${at}">${bust(person)}</g>`;
}

for (const [index, { scene, view, veil, feet, left, right, before }] of stories.entries()) {
  const [one, other] = couples[index];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
    <svg width="${WIDTH}" height="${HEIGHT}" viewBox="${view}" preserveAspectRatio="xMidYMid slice">${scene()}</svg>
    <rect width="${WIDTH}" height="${HEIGHT}" fill="${veil}" opacity=".2"/>
    ${stand(other, right, feet, true)}${stand(one, left, feet, false)}${before}</svg>`;
  const picture = await sharp(Buffer.from(svg))
    .removeAlpha()
    .avif({ quality: 52, effort: 9 })
    .toBuffer();
  save(`scenes/story-${index + 1}.avif`, picture);
}
