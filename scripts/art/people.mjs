/** Who is in the pictures: every head, face, skin and garment is chosen here by hand. */

const soft = '#1e1418';
const black = '#171013';
const brown = '#352018';

/** Portraits 4:5. `zoom` 1 shows 600 units across; `dy` moves the person down. */
export const people = [
  {
    id: 'h1', ground: 'ochre', motif: 'disc', skin: 'chestnut', head: 'bun', zoom: 0.92, dy: 24, hair: soft,
    wrap: '#a8432f', wear: 'kitenge', cloth: ['#2f5a57', '#e2a94c', '#a8432f'], lashes: true, lips: '#9a3b3a',
    earrings: 'hoop', mouth: 'grin',
  },
  {
    id: 'h2', ground: 'dusk', motif: 'arch', skin: 'umber', head: 'twists', hair: soft, wear: 'shirt',
    cloth: ['#f1e6d2', '#fbf4e6'],
  },
  {
    id: 'h3', ground: 'sage', motif: 'sun', skin: 'cocoa', head: 'cornrows2', dx: 14, hair: black, wear: 'vneck',
    cloth: ['#c0603f'], lashes: true, lips: '#8d3440', earrings: 'drop', beads: '#f6ecdb',
  },
  {
    id: 'h4', ground: 'clay', motif: 'hills', skin: 'ebony', head: 'shaved2', hair: black, beard: 'chin',
    wear: 'blazer', cloth: ['#3a4a63', '#f3e8d4'], mouth: 'grin',
  },
  {
    id: 'h5', ground: 'aubergine', motif: 'disc', skin: 'amber', head: 'medium1', hair: brown, wear: 'turtleneck',
    cloth: ['#e0b056'], lashes: true, lips: '#a2433f', earrings: 'stud', expression: 'calm',
  },
  {
    id: 'h6', ground: 'sand', motif: 'diamonds', skin: 'cocoa', head: 'noHair1', zoom: 1.04, hair: soft,
    beard: 'goatee2', wear: 'tee', cloth: ['#5f7358'],
  },

  {
    id: 'p01', ground: 'sand', motif: 'disc', skin: 'amber', head: 'longCurly', zoom: 0.9, dy: 20, hair: brown,
    wear: 'stripes', cloth: ['#f3e8d4', '#b5563c'], lashes: true, lips: '#a2433f', mouth: 'grin',
  },
  {
    id: 'p02', ground: 'sage', motif: 'hills', skin: 'umber', head: 'short2', zoom: 1.06, hair: black,
    wear: 'hoodie', cloth: ['#c77a3f', '#f6ecdb'],
  },
  {
    id: 'p03', ground: 'clay', motif: 'arch', skin: 'chestnut', head: 'hijab', hair: '#27505a', wrap: '#e2c79f',
    wear: 'tee', cloth: ['#e8d3ae'], lashes: true, lips: '#93383c',
  },
  {
    id: 'p04', ground: 'ochre', motif: 'zigzag', skin: 'ebony', head: 'dreads2', hair: black, wear: 'imigongo',
    cloth: ['#f1e6d2', '#8c3b2c'],
  },
  {
    id: 'p05', ground: 'dusk', motif: 'disc', skin: 'cocoa', head: 'afro', hair: soft, wear: 'drape',
    cloth: ['#f3e3c6', '#d98f3e'], lashes: true, lips: '#8d3440', earrings: 'hoop',
  },
  {
    id: 'p06', ground: 'aubergine', motif: 'arch', skin: 'chestnut', head: 'short1', hair: soft,
    beard: 'moustache6', glasses: 'glasses3', wear: 'shirt', cloth: ['#a9c0c9', '#c3d5da'],
  },
  {
    id: 'p07', ground: 'sage', motif: 'diamonds', skin: 'honey', head: 'long', hair: '#1b1216', wear: 'blazer',
    cloth: ['#7a3b55', '#f3e8d4'], lashes: true, lips: '#a63f46',
  },
  {
    id: 'p08', ground: 'sand', motif: 'sun', skin: 'chestnut', head: 'short3', hair: soft, beard: 'full',
    wear: 'turtleneck', cloth: ['#4f7086'],
  },
  {
    id: 'p09', ground: 'clay', motif: 'disc', skin: 'umber', head: 'mediumBangs2', hair: soft, accent: '#59402f',
    glasses: 'glasses2', wear: 'blazer', cloth: ['#ddb25e', '#5a3049'], lashes: true, lips: '#93383c',
    earrings: 'stud',
  },
  {
    id: 'p10', ground: 'ochre', motif: 'arch', skin: 'ebony', head: 'twists2', hair: black, wear: 'stripes',
    cloth: ['#2e5563', '#f1e6d2'], mouth: 'grin',
  },
  {
    id: 'p11', ground: 'dusk', motif: 'hills', skin: 'chestnut', head: 'grayBun', hair: soft, accent: '#a59a93',
    wear: 'drape', cloth: ['#7a3b55', '#eadbc0'], lashes: true, lips: '#93383c', earrings: 'drop',
    expression: 'calm',
  },
  {
    id: 'p12', ground: 'sage', motif: 'arch', skin: 'cocoa', head: 'grayShort', hair: soft, accent: '#b3aaa2',
    beard: 'full4', wear: 'blazer', cloth: ['#6b4a34', '#e9dcc2'],
  },

  {
    id: 's1', ground: 'aubergine', motif: 'sun', skin: 'umber', head: 'bantuKnots', hair: soft, wear: 'hoodie',
    cloth: ['#d98f7a', '#f6ecdb'], lashes: true, lips: '#9a3b3a', earrings: 'hoop',
  },
  {
    id: 's2', ground: 'sand', motif: 'hills', skin: 'chestnut', head: 'short5', zoom: 1.04, hair: brown,
    wear: 'kitenge', cloth: ['#5a3049', '#d8a048', '#f1e6d2'], mouth: 'grin',
  },
  {
    id: 's3', ground: 'sage', motif: 'disc', skin: 'cocoa', head: 'cornrows', hair: soft, wear: 'tee',
    cloth: ['#e0b056'], lashes: true, lips: '#8d3440', beads: '#a8432f', mouth: 'grin',
  },
  {
    id: 's4', ground: 'dusk', motif: 'diamonds', skin: 'ebony', head: 'flatTop', hair: black, wear: 'vneck',
    cloth: ['#a8432f'], expression: 'calm',
  },
];

/** The people of the eight couples; none of them has a portrait. */
export const couples = [
  [
    {
      id: 'c1a', skin: 'chestnut', head: 'turban', hair: soft, wrap: '#d8a048', wear: 'vneck', cloth: ['#7a3b55'],
      lashes: true, lips: '#9a3b3a', earrings: 'hoop', mouth: 'grin',
    },
    {
      id: 'c1b', skin: 'cocoa', head: 'grayShort', hair: black, accent: '#2b1c1c', beard: 'goatee1', wear: 'shirt',
      cloth: ['#e9dcc2', '#f6ecdb'],
    },
  ],
  [
    {
      id: 'c2a', skin: 'umber', head: 'dreads1', hair: soft, wear: 'turtleneck', cloth: ['#c0603f'], lashes: true,
      lips: '#8d3440',
    },
    {
      id: 'c2b', skin: 'ebony', head: 'noHair1', hair: black, glasses: 'glasses2', wear: 'blazer',
      cloth: ['#3a4a63', '#f3e8d4'], mouth: 'grin',
    },
  ],
  [
    {
      id: 'c3a', skin: 'amber', head: 'bun2', hair: brown, wrap: '#c0603f', wear: 'stripes',
      cloth: ['#f1e6d2', '#2e5563'], lashes: true, lips: '#a2433f', earrings: 'stud',
    },
    {
      id: 'c3b', skin: 'umber', head: 'pomp', hair: soft, beard: 'chin', wear: 'imigongo',
      cloth: ['#5f7358', '#e9dcc2'], mouth: 'grin',
    },
  ],
  [
    {
      id: 'c4a', skin: 'ebony', head: 'afro', hair: black, wear: 'kitenge', cloth: ['#8c3b2c', '#e2a94c', '#2f5a57'],
      lashes: true, lips: '#8d3440', earrings: 'hoop', mouth: 'grin',
    },
    {
      id: 'c4b', skin: 'chestnut', head: 'short2', hair: soft, beard: 'chin', wear: 'hoodie',
      cloth: ['#5f7358', '#f6ecdb'],
    },
  ],
  [
    {
      id: 'c5a', skin: 'cocoa', head: 'hijab', hair: '#6b3550', wrap: '#e2c79f', wear: 'tee', cloth: ['#e8d3ae'],
      lashes: true, lips: '#93383c', mouth: 'grin',
    },
    {
      id: 'c5b', skin: 'umber', head: 'short1', hair: black, glasses: 'glasses3', wear: 'shirt',
      cloth: ['#a9c0c9', '#c3d5da'],
    },
  ],
  [
    {
      id: 'c6a', skin: 'umber', head: 'cornrows2', hair: soft, wear: 'blazer', cloth: ['#7a3b55', '#f3e8d4'],
      lashes: true, lips: '#9a3b3a', earrings: 'drop',
    },
    {
      id: 'c6b', skin: 'ebony', head: 'dreads2', hair: black, wear: 'turtleneck', cloth: ['#d8a048'], mouth: 'grin',
    },
  ],
  [
    {
      id: 'c7a', skin: 'amber', head: 'longCurly', hair: brown, wear: 'drape', cloth: ['#f3e3c6', '#5f7358'],
      lashes: true, lips: '#a2433f', earrings: 'stud', mouth: 'grin',
    },
    {
      id: 'c7b', skin: 'cocoa', head: 'shaved2', hair: black, beard: 'goatee1', wear: 'vneck', cloth: ['#3a4a63'],
    },
  ],
  [
    {
      id: 'c8a', skin: 'chestnut', head: 'twists', hair: soft, wear: 'stripes', cloth: ['#f1e6d2', '#b5563c'],
      lashes: true, lips: '#8d3440', mouth: 'grin',
    },
    {
      id: 'c8b', skin: 'umber', head: 'grayShort', hair: black, accent: '#2b1c1c', glasses: 'glasses2',
      beard: 'moustache6', wear: 'imigongo', cloth: ['#f1e6d2', '#8c3b2c'],
    },
  ],
];
