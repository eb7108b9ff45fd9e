import type * as english from '../../../../parts/page/version-copy';

export const versionCopy: typeof english.versionCopy = {
  template:
    'Maandishi haya ni kielelezo. Mwanasheria lazima ayakague kabla hayajawa na nguvu ya kisheria kwa mtu yeyote.',
  reports:
    'Hili litaanza watu watakapokuwa na akaunti. Leo ripoti inabaki kwenye kifaa chako na haimfikii mtu yeyote.',
  rules:
    'Kanuni hizi zitatumika watu watakapokuwa na akaunti. Leo hakuna anayesoma ripoti, na hakuna akaunti inayowekewa mipaka au kufungwa.',
  appeals:
    'Masharti ya Huduma ndiyo yanayotumika: unaweza kukata rufaa dhidi ya marufuku ya kudumu mara moja tu, ndani ya siku 30. Bado hakuna akaunti iliyopigwa marufuku.',
  support: 'Bado hakuna timu ya msaada inayosoma ujumbe.',
  stories: 'Watu hawa na hadithi zao ni za kubuni.',
  illustrative: 'Takwimu za mfano',
  figures: 'Takwimu hizi ni za kubuni.',
};
