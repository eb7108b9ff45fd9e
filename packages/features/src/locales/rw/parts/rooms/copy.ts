import type * as english from '../../../../parts/rooms/copy';

export const roomsCopy: typeof english.roomsCopy = {
  back: 'Ibyumba byose',
  topic: 'Icyo kigamije',
  rules: 'Amategeko y’icyumba',
  prompt: 'Ikibazo cyo gutangiza',
  another: 'Ikindi kibazo',
  copy: 'Gukoporora ikibazo',
  quiet: 'Ikiganiro cy’ako kanya ntikiraboneka. Mwoherereze ikibazo umuntu mwakunze.',
  messages: 'Kujya mu butumwa bwanyu',
  common: [
    'Buri wese avuge ibye, areke n’abandi bavuge ibyabo.',
    'Nta mafoto, nimero cyangwa link.',
    'Ibivugiwe hano biguma hano.',
  ],
};
