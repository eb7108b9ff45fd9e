import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Avatar, Style } from '@dicebear/core';
import { garment } from './garments.mjs';
import { skins } from './palette.mjs';

const require = createRequire(import.meta.url);
const style = new Style(
  JSON.parse(readFileSync(require.resolve('@dicebear/styles/open-peeps.json'), 'utf8')),
);

const LINE = '#1c0f15';

/** What remains of the inked body: all but the arm creases, and for some garments all but the round neckline. */
const NO_CREASE = 'M-200 0H900V1200H-200ZM540 770H664V1200H540ZM40 860H240V1200H40Z';
const NO_CREASE_NO_NECKLINE = `${NO_CREASE}M262 604H506V760H262Z`;

const mix = (hex, other, amount) =>
  '#' +
  [1, 3, 5]
    .map((i) => {
      const a = parseInt(hex.slice(i, i + 2), 16);
      const b = parseInt(other.slice(i, i + 2), 16);
      return Math.round(a + (b - a) * amount)
        .toString(16)
        .padStart(2, '0');
    })
    .join('');

/** Colour and lashes of the face, under and over the inked expression (whose own space starts at 351,275). */
function faceDetails(person, skin) {
  const blush = mix(skin, '#d2533a', 0.34);
  const cheeks =
    person.mouth === 'big'
      ? ''
      : `<g fill="${blush}" opacity=".75"><ellipse cx="40" cy="146" rx="27" ry="18"/>
        <ellipse cx="190" cy="138" rx="15" ry="17"/></g>`;
  const lips =
    person.lips && person.mouth !== 'grin'
      ? `<path d="M100 202Q128 234 164 192Q162 227 131 229Q107 228 100 202Z" fill="${person.lips}"/>`
      : '';
  const lashes =
    person.lashes && person.expression !== 'calm'
      ? `<g fill="none" stroke="${LINE}" stroke-width="7" stroke-linecap="round"><path d="M49 77L36 69"/>
        <path d="M48 88L33 85"/><path d="M181 75L193 67"/><path d="M183 86L197 83"/></g>`
      : '';
  const grin =
    person.mouth === 'grin'
      ? `<path d="M84 172H178V232H84Z" fill="${skin}"/>
        <path d="M88 186Q130 200 174 178Q172 234 130 236Q94 234 88 186Z" fill="${person.lips ?? LINE}" stroke="${LINE}" stroke-width="9" stroke-linejoin="round"/><path d="M98 193Q132 204 166 187Q164 208 132 211Q102 212 98 193Z" fill="#fffaf2"/>`
      : '';
  return { under: cheeks + lips, over: lashes + grin };
}

function jewellery(person) {
  const hoop =
    person.earrings === 'hoop'
      ? '<circle cx="236" cy="452" r="24" fill="none" stroke="#e9b95a" stroke-width="10"/>'
      : '';
  const stud =
    person.earrings === 'stud' ? '<circle cx="232" cy="424" r="11" fill="#e9b95a"/>' : '';
  const drop =
    person.earrings === 'drop' ? '<path d="M234 424l17 30-17 34-17-34Z" fill="#e9b95a"/>' : '';
  const beads = person.beads
    ? `<path d="M252 612Q310 722 391 724Q470 722 514 612" fill="none" stroke="${person.beads}" stroke-width="17" stroke-dasharray="1 23" stroke-linecap="round"/>`
    : '';
  return { ear: hoop + stud + drop, beads };
}

/** The bust of one person as SVG markup in Open Peeps' 704-unit space, running down to about y = 1190. */
export function bust(person) {
  const skin = skins[person.skin];
  const line = LINE;
  const svg = new Avatar(style, {
    seed: person.id,
    headVariant: person.head,
    expressionVariant: person.expression ?? 'smile',
    skinColor: skin,
    clothingColor: person.cloth[0],
    headContrastColor: person.accent ?? person.hair,
    inkColor: '#010203',
    facialHairVariant: person.beard ?? 'chin',
    facialHairProbability: person.beard ? 100 : 0,
    accessoriesVariant: person.glasses ?? 'glasses',
    accessoriesProbability: person.glasses ? 100 : 0,
    maskProbability: 0,
  }).toString();

  const [, defs] = /<defs>([\s\S]*?)<\/defs>/.exec(svg);
  const parts = defs.replace(
    /(<(?:g|symbol)[^>]*id="(head|facialHair|expression|accessories)-[\s\S]*?)(?=<(?:g|symbol)[^>]*id="(?:head|facialHair|expression|accessories)-|$)/g,
    (part, _all, kind) => {
      let out = part.replaceAll(
        '#010203',
        kind === 'head' || kind === 'facialHair' ? person.hair : line,
      );
      if (kind === 'head' && person.wrap) out = out.replaceAll(person.cloth[0], person.wrap);
      return out;
    },
  );
  const body = svg
    .slice(svg.indexOf('</defs>'))
    .match(/<path[^>]*>/g)
    .map((p) => /d="([^"]+)"/.exec(p)[1]);
  const uses = svg.match(/<use [^>]*>/g);
  const layer = (kind) => uses.filter((u) => u.includes(`#${kind}-`)).join('');

  const wear = garment(person.wear, {
    first: person.cloth[0],
    second: person.cloth[1],
    third: person.cloth[2],
    line,
    skin,
  });
  const face = faceDetails(person, skin);
  const extra = jewellery(person);
  const shade = mix(skin, '#2a0f14', 0.3);
  const clip = `wear-${person.id}`;
  const neck = `neck-${person.id}`;
  const quiet = `quiet-${person.id}`;
  const asIs = `fill-rule="evenodd" clip-rule="evenodd"`;
  return `<defs>${parts}<clipPath id="${clip}"><path d="${body[1]}"/></clipPath><clipPath id="${neck}">
    <path d="${body[0]}"/></clipPath>
    <clipPath id="${quiet}"><path clip-rule="evenodd" d="${wear.hidesNeckline ? NO_CREASE_NO_NECKLINE : NO_CREASE}"/>
      </clipPath></defs>
    <path ${asIs} d="${body[0]}" fill="${skin}"/>
    <ellipse cx="372" cy="560" rx="150" ry="74" fill="${shade}" clip-path="url(#${neck})"/>
    <path d="${body[1]}" fill="${person.cloth[0]}"/>
    <g clip-path="url(#${clip})">${wear.under}</g>
    <path ${asIs} d="${body[2]}" fill="${line}" clip-path="url(#${quiet})"/>
    ${extra.beads}${wear.over}
    ${layer('head')}${extra.ear}
    <g transform="translate(351 275)">${face.under}</g>
    ${layer('expression')}${layer('facialHair')}
    <g transform="translate(351 275)">${face.over}</g>
    ${layer('accessories')}`;
}
