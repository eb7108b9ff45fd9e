import type * as english from '../../../../parts/first-use/copy';

const pages: typeof english.firstUseCopy.pages = {
  '/swipe': 'Amua kuhusu wasifu wa mfano mmoja mmoja. Hakuna anayejulishwa.',
  '/messages': 'Jizoeze kuwaandikia watu unaowapenda. Ujumbe haupelekwi.',
  '/user': 'Ona kila kitu ambacho kifaa hiki kimehifadhi kukuhusu. Kinabaki hapa usipokipakua.',
  '/dashboard': 'Mahali pako pa kuanzia. Takwimu ni za mfano, na hakuna anayepimwa.',
  '/settings': 'Chagua faragha yako, mwonekano na watu unaowaona. Hakuna anayejulishwa.',
  '/radar': 'Ona jinsi arifa za walio karibu zitakavyokuwa. Mahali ulipo hapasomwi kamwe.',
  '/plan-date':
    'Pigia kura aina ya miadi unayoipenda. Hakuna kinachowekewa nafasi au kushirikiwa kwa niaba yako.',
  '/timeline':
    'Panga matumaini yako kabla ya kuzungumza. Kamwe hayapimwi, hayalinganishwi wala hayashirikiwi.',
  '/icebreaker': 'Pata swali la kwanza kuhusu mada. Kamwe halitumwi kwa niaba yako.',
  '/culture': 'Jifunze desturi za ukanda huu. Majibu yako hayahifadhiwi.',
  '/emotions': 'Pata maswali kulingana na hisia. Hakuna mtu mwingine chumbani.',
  '/groups': 'Pata maswali kuhusu unachokipenda. Hakuna mtu mwingine chumbani.',
};

export const firstUseCopy: typeof english.firstUseCopy = {
  pages,
  about: 'Kuhusu ukurasa huu',
  done: 'Nimeelewa',
};
