import { brand } from '../../../../content/brand';
import type * as english from '../../../../pages/services/copy';
import { versionCopy } from '../../parts/page/version-copy';

export const servicesCopy: typeof english.servicesCopy = {
  title: 'Huduma',
  description: `${brand.name} inakufanyia nini, kuanzia kuoanisha kwa hisia hadi kukutana kwa usalama mara ya kwanza.`,
  heading: 'Tunachokufanyia',
  intro:
    'Kuanzia utabiri wa kuendana hadi orodha ya kukagua ya kukutana mara ya kwanza. Umbali wako, barakoa na rada vimezimwa hadi uviwashe.',
  picture: 'Mashua za uvuvi kwenye Ziwa Kivu jioni',
  browse: 'Vinjari wasifu',
  getCoins: 'Pata sarafu',
  cards: {
    heading: 'Njia saba za kukaribiana',
    sample: {
      label: 'Mfano wa utabiri',
      figure: 'Mfano',
      scoreLabel: 'ya mambo yanayofanana, kutokana na walichoandika watu wawili',
      note: 'Umebuniwa, kuonyesha jinsi utabiri unavyoonekana.',
      signals: {
        values: 'Maadili na imani',
        plans: 'Mipango ya miaka mitano ijayo',
        rhythm: 'Ratiba ya siku',
      },
    },
    list: {
      forecast: {
        name: 'Utabiri wa kuendana',
        text: 'Huonyesha wapi watu wawili wanaweza kukubaliana, wapi watahitaji kuzungumza, na utabiri wenyewe una uhakika kiasi gani. Hautoi hukumu kamwe.',
        action: 'Ona utabiri',
      },
      mood: {
        name: 'Kuoanisha kwa hisia',
        text: 'Pata chumba kinachofaa hisia zako.',
        action: 'Chagua hisia',
      },
      mask: {
        name: 'Barakoa ya Upendo',
        text: 'Picha yako hubaki na ukungu, au unajitambulisha kwa sauti tu, hadi nyote wawili mkubali kufichua.',
        action: 'Washa barakoa',
      },
      rooms: {
        name: 'Vyumba vya makundi',
        text: 'Vyumba vinane kuanzia Muziki hadi Sanaa, kila kimoja na kanuni na swali la kuanzia.',
        action: 'Tafuta chumba',
      },
      timeline: {
        name: 'Ratiba ya maisha ya pamoja',
        text: 'Weka kazi, ndoa, watoto na safari kwa mpangilio wako, kisha mzungumze.',
        action: 'Panga ratiba yako',
      },
      radar: {
        name: 'Rada ya walio karibu',
        text: 'Inakuambia kwamba kuna mtu karibu, lakini haisemi kamwe mahali alipo. Imezimwa hadi uiwashe.',
        action: 'Ona rada',
      },
      icebreaker: {
        name: 'Kuvunja ukimya (AI)',
        text: 'Swali la kwanza ambalo “ndiyo” peke yake haitoshi kulijibu.',
        action: 'Pata swali',
      },
    },
  },
  matching: {
    heading: 'Kuoanisha kwa AI+, bila mafumbo',
    intro: 'Inasoma nini, inapuuza nini, na nani anaamua.',
    list: [
      'Inasoma wasifu wako na ulichoomba tu.',
      'Inathamini maadili na mipango zaidi ya sura; picha haipimwi kamwe.',
      'Inaeleza kwa nini watu wawili wameoanishwa.',
      'Inajifunza kutokana na machaguo yako, kwenye kifaa chako, na inayasahau unapoyafuta.',
      'Haiamui kamwe kuhusu ripoti, marejesho au akaunti. Watu ndio huamua.',
    ],
  },
  steps: {
    heading: 'Jinsi inavyofanya kazi',
    list: [
      {
        name: 'Sema unachotaka',
        text: 'Urafiki, uhusiano, ndoa: hakuna jibu lisilo sahihi.',
      },
      {
        name: 'Chagua wengine waone nini',
        text: 'Umri, umbali, picha: swichi tatu, zote zako.',
      },
      {
        name: 'Kutana kwa masharti yako',
        text: 'Vinjari, penda, au ingia chumbani.',
      },
      { name: 'Zungumza kabla ya kuona', text: 'Barakoa zikiwepo, mazungumzo hutangulia.' },
      {
        name: 'Kutaneni mchana',
        text: 'Mwongozo wa kukutana hukusaidia kupanga miadi ya kwanza ambapo kila mmoja wenu anaweza kuondoka wakati wowote.',
      },
    ],
    more: 'Ona kila hatua',
  },
  safety: {
    heading: 'Uaminifu na usalama',
    text: 'Kila wasifu unaweza kupata ngazi nne za uthibitisho, kila mazungumzo yana Zuia na Ripoti, na mtu husoma kila ripoti ndani ya saa 24 hadi 48.',
    version: 'Leo ripoti hazimfikii mtu yeyote, na hakuna aliyethibitishwa.',
    points: [
      { name: 'Ngazi ya 1', text: 'Barua pepe au simu' },
      { name: 'Ngazi ya 2', text: 'Selfie inayolingana' },
      { name: 'Ngazi ya 3', text: 'Kitambulisho' },
      { name: 'Ngazi ya 4', text: 'Mwanachama anayelipa' },
    ],
    link: 'Soma hati ya Uaminifu na Usalama',
  },
  join: {
    heading: 'Kujiunga ni hatua saba ndogo',
    intro:
      'Leo, kujisajili ni hatua sita. Unaweza kuacha wakati wowote: majibu yako hubaki kwenye kichupo hiki, isipokuwa nenosiri, tarehe ya kuzaliwa na picha.',
    list: [
      { name: 'Kuingia haraka', text: 'Barua pepe na nenosiri.' },
      {
        name: 'Chagua unachotafuta',
        text: 'Mapenzi, ndoa au urafiki. Unaweza kubadili wakati wowote.',
      },
      { name: 'Wasifu wa msingi', text: 'Mambo ambayo wengine hutafuta kwanza.' },
      { name: 'Hisia zako', text: 'Gusa mara moja kusema unavyojisikia.' },
      { name: 'Jaribio la mvuto', text: 'Maswali matano ya utani, si mia moja ya kuchosha.' },
      { name: 'Usalama na ridhaa', text: 'Nani anaweza kukuona, kukuandikia na kujua ulipo.' },
      { name: 'Ziara ya huduma', text: 'Dakika moja na vyumba, barakoa na rada.' },
    ],
  },
  results: {
    heading: 'Wanachama wanatuambia nini',
    note: versionCopy.figures,
    list: {
      conversation: 'walikuwa na mazungumzo waliyoyafurahia',
      safe: 'walijisikia salama zaidi kuliko kwenye programu ya awali',
      met: 'walikutana na mtu ana kwa ana',
      together: 'wako katika uhusiano ulioanzia hapa',
    },
  },
  faq: {
    heading: 'Maswali yanayoulizwa kwanza',
    list: {
      free: {
        question: 'Je, ni bure?',
        answer:
          'Kujiunga, kuvinjari na kusoma ujumbe ni bure. Sarafu hulipia huduma za ziada kama Super Like. Duka la sarafu huorodhesha kila bei, bila malipo ya kujirudia yaliyofichwa.',
      },
      seen: {
        question: 'Nani anaweza kuona picha yangu?',
        answer:
          'Wewe tu: inabaki kwenye kifaa chako. Akaunti zitakapokuwepo, wageni ambao hawajaingia wataona picha yenye ukungu. Barakoa ya Upendo ikiwa imewashwa, wanachama pia wataiona hivyo, hadi nyote wawili mkubali kufichua.',
      },
      plans: {
        question: 'Tofauti ya Plus na Pro ni nini?',
        answer:
          'Bado huwezi kununua yoyote. Plus itakuwa na ujumbe usio na kikomo na vichujio vya juu. Pro itaongeza kuinuliwa kwa kipaumbele, uthibitisho, huduma za Barakoa na utabiri wa kiwango cha Pro.',
      },
      help: {
        question: 'Mnajibu kwa haraka kiasi gani?',
        answer:
          'Akaunti zitakapokuwepo: barua pepe ndani ya saa 2, au dakika 15 kwa wanachama wanaolipa, na ripoti ndani ya saa 24 hadi 48. Leo hakuna timu ya msaada, na ripoti hubaki kwenye kifaa chako.',
      },
      leave: {
        question: 'Ninaweza kuondoka bila kuacha alama?',
        answer:
          'Si kikamilifu. Kila kitu kiko kwenye kivinjari chako: kipakue au kifute kwenye Ukurasa wako. Msimbo mmoja wa herufi zisizo na mpangilio hubaki, na kivinjari chako bado kinaweza kuonyesha jina la tovuti hii: futa data ya tovuti na historia kwenye mipangilio yake. Katika huduma kamili, akaunti iliyofutwa itaondolewa kabisa baada ya siku 30.',
      },
    },
  },
  call: {
    heading: 'Huduma za ziada, unapozitaka',
    text: 'Super Like hugharimu sarafu 30; kutendua hatua kwenye Telezesha ni bure. Anza na kifurushi Maarufu.',
    prices: 'Ona bei zote',
  },
};
