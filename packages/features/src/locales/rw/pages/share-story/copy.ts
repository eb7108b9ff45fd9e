import type * as english from '../../../../pages/share-story/copy';
import { versionCopy } from '../../parts/page/version-copy';

export const shareStoryCopy: typeof english.shareStoryCopy = {
  title: 'Gusangiza inkuru',
  description: 'Muvuge uko mwahuye, mu magambo yanyu.',
  heading: 'Musangize inkuru yanyu',
  intro:
    'Inkuru yanyu ishobora kuba ari yo undi muntu akeneye. Ni ubuntu, kandi izina ryanyu nyakuri si ngombwa.',
  picture: 'Igishushanyo cy’abakundana hagati y’imisozi y’amaterasi',
  apply: 'Gusaba',
  applyLong: 'Gusaba gusangiza inkuru yanyu',
  read: 'Gusoma inkuru z’abakundanye',
  gallery: {
    heading: 'Abakundana umunani bahimbwe',
    intro: 'Muhitemo ishusho kugira ngo muyagure.',
    open: 'Kwagura ishusho',
    dialog: (position, total) => `Ishusho ya ${position} kuri ${total}`,
    previous: 'Ishusho ibanza',
    next: 'Ishusho ikurikira',
    close: 'Gufunga',
    photos: {
      'sandrine-jean-paul':
        'Umugore wambaye igitambaro cya zahabu mu mutwe n’umugabo wambaye ishati yera ku kiyaga izuba rirenga',
      'esther-collins':
        'Umugore wambaye umupira wa oranje n’umugabo wambaye ikoti ry’ubururu hejuru y’amatara y’umujyi',
      'chantal-moses':
        'Abakundana bambaye imipira y’imirongo n’amabara bafite ibikombe bibiri by’ikawa',
      'aline-patrick':
        'Umugore wambaye ikanzu ya kitenge n’umugabo wambaye umupira w’icyatsi ufite ingofero hagati y’imisozi y’amaterasi',
      'zahra-idris':
        'Umugore wambaye igitambaro cya move mu mutwe n’umugabo wambaye amadarubindi ku kiyaga gituje',
      'naomi-kevin':
        'Umugore usutse n’umugabo wambaye umupira w’umuhondo imbere y’umujyi mu kabwibwi',
      'divine-yves':
        'Umugore ufite umusatsi muremure uzinze n’umugabo wambaye umupira w’ubururu munsi y’amababi y’ikawa',
      'joyce-emmanuel': 'Abakundana bambaye umupira w’imirongo n’uw’amabara munsi y’izuba rinini',
    },
  },
  stats: {
    heading: 'Inkuru zacu kugeza ubu',
    illustrative: versionCopy.illustrative,
    note: versionCopy.figures,
    list: {
      highlights: 'ibyagezweho',
      testimonies: 'ubuhamya bukomeza umutima',
      channels: 'imiyoboro',
    },
  },
  benefits: {
    heading: 'Impamvu abakundana basangiza',
    list: [
      {
        name: 'Bifasha undi muntu',
        text: 'Ubisoma ashobora gutekereza ati: ntabwo ari njye gusa.',
      },
      {
        name: 'Ni ibyanyu',
        text: 'Ibyo mwandika ni dosiye yanyu, yatangazwa itatangazwa.',
      },
      {
        name: 'Birangwa n’ineza',
        text: 'Nta bitegurwa, nta marushanwa, nta bitekerezo mutabyemeye.',
      },
    ],
  },
  process: {
    heading: 'Intambwe enye zigana ku nkuru',
    intro: 'Intambwe ya mbere irakora ubu. Izindi eshatu zirateganyijwe.',
    list: [
      { name: 'Gusaba', text: 'Intambwe eshatu ngufi, ku muvuduko wanyu.' },
      {
        name: 'Gusuzuma',
        text: 'Umuntu arayisoma, mukumvikana ku mazina n’amasura mbere yo gufata amashusho.',
      },
      { name: 'Gufata amashusho', text: 'Mu rugo cyangwa ku kiyaga, mu rurimi rwanyu.' },
      {
        name: 'Gutangaza',
        text: 'Igaragara gusa mwembi mumaze kuyireba mukavuga yego.',
      },
    ],
  },
  channels: {
    heading: 'Aho inkuru zizagaragara',
    intro: 'Imiyoboro ine y’urugero. Nta kirayitangazwaho.',
    visit: (name) => `Gusura ${name}`,
    newTab: '(bifungukira mu yindi tab)',
    list: {
      stories: 'Videwo z’iminota icumi, zirimo inyandiko mu Kinyarwanda, Igifaransa n’Icyongereza.',
      table: 'Abakundana bateka ibyo bariye basohokanye bwa mbere.',
      hills: 'Gutembera mu turere abantu bahuriyemo.',
      voices: 'Inkuru zitagira amashusho.',
    },
  },
  faq: {
    heading: 'Mbere yo gusaba',
    list: {
      free: {
        question: 'Hari amafaranga bisaba?',
        answer:
          'Oya. Gusaba, gufata amashusho no gutangaza ni ubuntu, kandi natwe ntitwishyura inkuru.',
      },
      visible: {
        question: 'Tugomba kwerekana amasura yacu cyangwa gutanga amazina nyakuri?',
        answer: 'Oya, byombi si ngombwa. Amajwi, ibishushanyo n’andi mazina na byo birakora.',
      },
      progress: {
        question: 'Ntiturashakana. Twasaba?',
        answer: 'Yego. N’inkuru zitararangira zihawe ikaze.',
      },
      business: {
        question: 'Dukorana ubucuruzi. Twavuga iyo nkuru?',
        answer: 'Yego, n’abacuruzi bashobora gusangiza. Igomba kuba inkuru, atari ukwamamaza.',
      },
    },
  },
  call: {
    heading: 'Muhere ku ntambwe eshatu ngufi',
    text: 'Ibisubizo byanyu biguma muri iyi tab. Nta cyoherezwa: inkuru yanyu muyigumana nka dosiye.',
  },
};
