import type * as english from '../../../../parts/rooms/copy';

export const roomsCopy: typeof english.roomsCopy = {
  back: 'Vyumba vyote',
  topic: 'Ni cha nini',
  rules: 'Kanuni za chumba',
  prompt: 'Swali la kuanzia',
  another: 'Swali jingine',
  copy: 'Nakili swali',
  quiet: 'Mazungumzo ya moja kwa moja bado hayapo. Mtumie swali mtu unayempenda.',
  messages: 'Nenda kwenye ujumbe wako',
  common: [
    'Jisemee mwenyewe, na waache wengine wafanye hivyo.',
    'Hakuna picha, namba wala viungo.',
    'Yanayosemwa hapa yabaki hapa.',
  ],
};
