import type { Labels } from './labels';

export const alertDialog: Labels['alertDialog'] = {
  cancel: 'Kubireka',
};

export const breadcrumb: Labels['breadcrumb'] = {
  trail: 'Inzira mwanyuzemo',
  more: 'Kwerekana inzego zose',
};

export const carousel: Labels['carousel'] = {
  region: 'Ibigaragara',
  regionRole: 'uruhererekane',
  slideRole: 'ishusho',
  slide: (position, total) => `${position} kuri ${total}`,
  stop: 'Guhagarika guhinduranya',
  start: 'Gutangira guhinduranya',
  previous: 'Ibanza',
  next: 'Ikurikira',
};

export const coinKeypad: Labels['coinKeypad'] = {
  name: 'Kubara ibiceri',
  mode: 'Kwandika',
  modes: { coins: 'Ibiceri', rwf: 'RWF' },
  display: 'Umubare',
  point: 'Akadomo',
  backspace: 'Gusiba umubare wa nyuma',
  clear: 'Gusiba byose',
};

export const dialog: Labels['dialog'] = {
  close: 'Gufunga',
};

export const hotelModal: Labels['hotelModal'] = {
  address: 'Aderesi',
  phone: 'Telefoni',
  noPhone: 'Ntizwi',
  notes: 'Ibyiza kumenya',
  openPage: 'Gusura urubuga rwa hoteli',
  newTab: '(bifungukira mu yindi tab)',
  close: 'Gufunga',
};

export const mediaFrame: Labels['mediaFrame'] = {
  play: 'Kureba',
  pause: 'Guhagarika',
};

export const navigationDrawer: Labels['navigationDrawer'] = {
  navigation: 'Menu nyamukuru',
  open: 'Gufungura menu',
  close: 'Gufunga menu',
};

export const passwordField: Labels['passwordField'] = {
  show: 'Kugaragaza ijambobanga',
  hide: 'Guhisha ijambobanga',
};

export const profileCard: Labels['profileCard'] = ({ name, comments }) => ({
  like: `Gukunda ${name}`,
  comments: `Ibitekerezo (${comments})`,
  commentField: `Igitekerezo ku mwirondoro wa ${name}`,
  commentHint: 'Mwandike ijambo ryiza',
  postComment: 'Kohereza igitekerezo',
  commentTooLong: 'Igitekerezo ntikirenze inyuguti 500',
  commentList: `Ibitekerezo ku mwirondoro wa ${name}`,
  noComments: 'Nta gitekerezo kirahaba',
  share: 'Gusangiza',
  shareList: `Gusangiza umwirondoro wa ${name}`,
  newTab: '(bifungukira mu yindi tab)',
  copyLink: 'Gukoporora link',
  manualLink: 'Mukoporore iyi link',
  wave: 'Gupepera',
  connect: 'Kumenyana',
});

export const rangeSlider: Labels['rangeSlider'] = {
  from: 'Kuva kuri',
  to: 'Kugeza kuri',
};

export const starRating: Labels['starRating'] = {
  star: (stars) => (stars === 1 ? 'inyenyeri 1' : `inyenyeri ${stars}`),
};

export const stepper: Labels['stepper'] = {
  steps: 'Aho mugeze',
  progress: (step, total) => `Intambwe ya ${step} kuri ${total}`,
  done: 'byarangiye',
};

export const textLink: Labels['textLink'] = {
  newTab: '(bifungukira mu yindi tab)',
};

export const toaster: Labels['toaster'] = {
  region: 'Imenyesha',
  close: 'Gufunga',
};
