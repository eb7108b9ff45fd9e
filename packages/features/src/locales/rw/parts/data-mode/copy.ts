import type * as english from '../../../../parts/data-mode/copy';

export const dataModeCopy: typeof english.dataModeCopy = {
  heading: 'Ikoreshwa rya data',
  label: 'Gukoresha data nkeya',
  hint: 'Nta videwo cyangwa inyuguti zihariye, kandi nta gifunguka mutabisabye.',
  cost: (full, low) =>
    `Gufungura ahabanza bwa mbere bitwara nka kB ${full} kuri telefoni, cyangwa kB ${low} muri ubu buryo.`,
  asked:
    'Browser yanyu isaba imbuga kuzigama data, cyangwa interineti yanyu iragenda buhoro, ni yo mpamvu videwo yakuweho.',
  failed: 'Browser yanyu ntiyashoboye kubika ibyo mwahisemo. Birakora muri uru ruzinduko gusa.',
  offer: {
    label: 'Kuzigama data',
    text: 'Interineti yanyu iragenda buhoro, cyangwa browser yanyu izigama data. Murashaka gukoresha data nkeya hano na ho?',
    accept: 'Gukoresha data nkeya',
    decline: 'Si ubu',
  },
};
