import type * as english from '../../../../parts/account/demo-copy';

export const demoCopy: typeof english.demoCopy = {
  question: 'Je, una miaka 18 au zaidi?',
  why: 'Tovuti hii ni ya watu wazima. Jibu lako halihifadhiwi.',
  yes: 'Ndiyo, nina miaka 18 au zaidi',
  no: 'Hapana',
  minor:
    'Asante kwa kutuambia. Huwezi kutumia akaunti ya mfano kwa sababu tovuti hii ni ya watu wazima. Kama mtu wa mtandaoni anakutia wasiwasi, mwambie mtu mzima unayemwamini. Ukiwa hatarini, piga',
};
