import type * as english from '../../../../parts/account/demo-copy';

export const demoCopy: typeof english.demoCopy = {
  question: 'Mufite imyaka 18 cyangwa irenga?',
  why: 'Uru rubuga ni urw’abantu bakuru. Igisubizo cyanyu ntikibikwa.',
  yes: 'Yego, mfite imyaka 18 cyangwa irenga',
  no: 'Oya',
  minor:
    'Murakoze kubitubwira. Ntimushobora gukoresha konti yo kugerageza kuko uru rubuga ari urw’abantu bakuru. Niba hari umuntu wo kuri interineti ubateye impungenge, mubibwire umuntu mukuru mwizeye. Niba muri mu kaga, muhamagare',
};
