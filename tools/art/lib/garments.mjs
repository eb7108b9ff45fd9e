/** Clothes over the one bust of Open Peeps (704 units); its neckline runs from (247,598) over (391,698) to (517,598). */

const stroke = (line, width = 11) =>
  `stroke="${line}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"`;

function stripes({ second }) {
  const rows = [720, 790, 860, 930]
    .map((y) => `<path d="M-60 ${y}Q340 ${y + 50} 780 ${y}"/>`)
    .join('');
  return { under: `<g fill="none" stroke="${second}" stroke-width="26">${rows}</g>`, over: '' };
}

function kitenge({ second, third }) {
  const tiles = [];
  for (let row = 0; row < 5; row += 1) {
    for (let col = -1; col < 8; col += 1) {
      const x = col * 110 + (row % 2) * 55;
      const y = 640 + row * 74;
      tiles.push(`<path d="M${x} ${y - 44}l40 44-40 44-40-44Z" fill="${second}"/>`);
      tiles.push(`<path d="M${x} ${y - 19}l17 19-17 19-17-19Z" fill="${third}"/>`);
    }
  }
  return { under: tiles.join(''), over: '' };
}

function imigongo({ second }) {
  const band = (y) => `M-60 ${y}${'l40 46 40-46'.repeat(11)}`;
  return {
    under: `<g fill="none" stroke="${second}" stroke-width="20">${[730, 782].map((y) => `<path d="${band(y)}"/>`).join('')}</g>`,
    over: '',
  };
}

function shirt({ second, line }) {
  const flap = `fill="${second}" ${stroke(line)}`;
  return {
    under: '',
    over: `<path d="M391 702V980" fill="none" ${stroke(line, 9)}/>
      <path d="M240 590Q226 640 262 742L391 704Q292 684 240 590Z" ${flap}/>
      <path d="M524 590Q544 640 512 742L391 704Q482 684 524 590Z" ${flap}/>
      <g fill="${line}"><circle cx="414" cy="790" r="8"/><circle cx="414" cy="868" r="8"/></g>`,
  };
}

function blazer({ second, line, first }) {
  const lapel = `fill="${first}" ${stroke(line)}`;
  return {
    under: `<path d="M220 590L391 1010L548 590Z" fill="${second}"/>`,
    over: `<path d="M231 588Q182 640 176 700L238 716 214 762 391 1010Q290 800 250 612Z" ${lapel}/>
      <path d="M533 588Q590 640 602 696L542 716 566 762 391 1010Q480 800 516 612Z" ${lapel}/>`,
  };
}

function vneck({ skin, line }) {
  return {
    under: `<path d="M243 598Q300 760 391 838Q480 760 521 598Z" fill="${skin}"/>`,
    over: `<path d="M243 598Q300 760 391 838Q480 760 521 598" fill="none" ${stroke(line, 12)}/>`,
    hidesNeckline: true,
  };
}

function turtleneck({ first, line }) {
  return {
    under: '',
    over: `<path d="M252 520Q222 590 236 640Q380 786 534 632Q536 570 512 520Q380 640 252 520Z" fill="${first}" ${stroke(line)}/>
      <path d="M250 592Q380 690 522 588" fill="none" ${stroke(line, 7)}/>`,
    hidesNeckline: true,
  };
}

function drape({ second, line }) {
  return {
    under: `<path d="M60 640Q180 590 262 606Q330 780 700 850L720 1100H300Q120 850 60 640Z" fill="${second}"/>`,
    over: `<g fill="none" ${stroke(line, 9)}><path d="M264 606Q330 782 676 848"/><path d="M196 606Q270 830 640 960"/>
      <path d="M126 640Q200 850 430 980"/></g>`,
  };
}

function hoodie({ first, line, second }) {
  return {
    under: '',
    over: `<path d="M244 566Q150 600 150 668Q230 752 372 770Q300 700 250 600Z" fill="${first}" ${stroke(line)}/>
      <path d="M522 566Q618 600 616 664Q540 748 400 770Q478 700 520 600Z" fill="${first}" ${stroke(line)}/>
      <g fill="none" ${stroke(second, 12)}><path d="M346 772V900"/><path d="M436 766V884"/></g>`,
  };
}

function tee() {
  return { under: '', over: '' };
}

const garments = {
  tee,
  stripes,
  kitenge,
  imigongo,
  shirt,
  blazer,
  vneck,
  turtleneck,
  drape,
  hoodie,
};

/** The layers of a garment: `under` is clipped to the clothing, `over` lies on top of the ink. */
export function garment(name, colours) {
  return garments[name](colours);
}
