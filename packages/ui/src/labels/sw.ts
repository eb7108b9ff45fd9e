import type { Labels } from './labels';

export const alertDialog: Labels['alertDialog'] = {
  cancel: 'Ghairi',
};

export const breadcrumb: Labels['breadcrumb'] = {
  trail: 'Mahali ulipo',
  more: 'Onyesha ngazi zote',
};

export const carousel: Labels['carousel'] = {
  region: 'Vivutio',
  regionRole: 'picha zinazozunguka',
  slideRole: 'slaidi',
  slide: (position, total) => `${position} kati ya ${total}`,
  stop: 'Simamisha kuzunguka kwenyewe',
  start: 'Anzisha kuzunguka kwenyewe',
  previous: 'Slaidi iliyotangulia',
  next: 'Slaidi inayofuata',
};

export const coinKeypad: Labels['coinKeypad'] = {
  name: 'Kikokotoo cha sarafu',
  mode: 'Andika',
  modes: { coins: 'Sarafu', rwf: 'RWF' },
  display: 'Kiasi',
  point: 'Nukta',
  backspace: 'Futa tarakimu ya mwisho',
  clear: 'Futa yote',
};

export const dialog: Labels['dialog'] = {
  close: 'Funga',
};

export const hotelModal: Labels['hotelModal'] = {
  address: 'Anwani',
  phone: 'Simu',
  noPhone: 'Haijulikani',
  notes: 'Mambo ya kujua',
  openPage: 'Tembelea tovuti ya hoteli',
  newTab: '(hufunguka katika kichupo kipya)',
  close: 'Funga',
};

export const mediaFrame: Labels['mediaFrame'] = {
  play: 'Cheza',
  pause: 'Sitisha',
};

export const navigationDrawer: Labels['navigationDrawer'] = {
  navigation: 'Menyu kuu',
  open: 'Fungua menyu',
  close: 'Funga menyu',
};

export const passwordField: Labels['passwordField'] = {
  show: 'Onyesha nenosiri',
  hide: 'Ficha nenosiri',
};

export const profileCard: Labels['profileCard'] = ({ name, comments }) => ({
  like: `Mpende ${name}`,
  comments: `Maoni (${comments})`,
  commentField: `Toa maoni kwenye wasifu wa ${name}`,
  commentHint: 'Sema neno la upole',
  postComment: 'Chapisha maoni',
  commentTooLong: 'Maoni yasizidi herufi 500',
  commentList: `Maoni kwenye wasifu wa ${name}`,
  noComments: 'Bado hakuna maoni',
  share: 'Shiriki',
  shareList: `Shiriki wasifu wa ${name}`,
  newTab: '(hufunguka katika kichupo kipya)',
  copyLink: 'Nakili kiungo',
  manualLink: 'Nakili kiungo hiki mwenyewe',
  wave: 'Mpungie',
  connect: 'Ungana',
});

export const rangeSlider: Labels['rangeSlider'] = {
  from: 'Kuanzia',
  to: 'Hadi',
};

export const starRating: Labels['starRating'] = {
  star: (stars: number) => `Nyota ${stars}`,
};

export const stepper: Labels['stepper'] = {
  steps: 'Maendeleo',
  progress: (step: number, total: number) => `Hatua ya ${step} kati ya ${total}`,
  done: 'tayari',
};

export const textLink: Labels['textLink'] = {
  newTab: '(hufunguka katika kichupo kipya)',
};

export const toaster: Labels['toaster'] = {
  region: 'Arifa',
  close: 'Ondoa',
};
