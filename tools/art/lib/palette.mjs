/** Portrait grounds: the flat colour and the slightly lighter tone of its motif. */
export const grounds = {
  clay: { flat: '#cf8465', motif: '#d9967a' },
  ochre: { flat: '#dcaa5c', motif: '#e5ba76' },
  sage: { flat: '#a7b291', motif: '#b5bfa1' },
  dusk: { flat: '#93a7b6', motif: '#a4b6c3' },
  aubergine: { flat: '#85647a', motif: '#93738a' },
  sand: { flat: '#e3cca8', motif: '#ecd9bb' },
};

/** Skin tones of the region, deepest first. */
export const skins = {
  ebony: '#5f3c25',
  cocoa: '#694026',
  umber: '#7b4d2e',
  chestnut: '#8d5a37',
  amber: '#9f6a42',
  honey: '#b07a4d',
};
