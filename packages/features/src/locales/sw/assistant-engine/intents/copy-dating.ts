import type { Intent } from '../../../../assistant-engine/intents/intent';
import { EMERGENCY } from '../../../../domain/emergency-numbers';
import { PRICES } from '../../../../domain/price-list';
import { PATHS } from '../../../../paths';

export const DATING_INTENTS: readonly Intent[] = [
  {
    id: 'find-people',
    topic: 'Kutafuta watu',
    page: PATHS.findMatch,
    answer: `Vinjari watu wote katika ${PATHS.findMatch} na upunguze orodha kwa vichujio, au tazama mtu mmoja mmoja katika ${PATHS.swipe}. Watu katika toleo hili ni mifano iliyochorwa.`,
  },
  {
    id: 'filters',
    topic: 'Kuchuja wasifu',
    page: PATHS.findMatch,
    answer: `${PATHS.findMatch} una vichujio kumi na vitano: jina, umri, jinsia, mahali, hali ya uhusiano, nchi, kimo, umbo la mwili, elimu, dini, kazi, nywele, watoto, aina ya uhusiano na hisia. Viwili vya mwisho havibadilishi matokeo; wasifu lazima ulingane na vingine vyote. “Ondoa vyote” huondoa kila kichujio.`,
  },
  {
    id: 'save-search',
    topic: 'Kuhifadhi utafutaji',
    page: PATHS.findMatch,
    answer: `Weka vichujio vyako katika ${PATHS.findMatch} na uvihifadhi kwa jina kwenye “Utafutaji uliohifadhiwa”, hadi ishirini. Unaweza pia kunakili anwani ya ukurasa: hufungua vichujio hivyohivyo.`,
  },
  {
    id: 'like',
    topic: 'Kupenda',
    page: PATHS.swipe,
    answer: `Tumia moyo kwenye kadi, au Penda katika ${PATHS.swipe}. Unaowapenda wameorodheshwa huko na kwenye ukurasa wako ${PATHS.user}. Katika toleo hili hakuna mwingine anayejulishwa, na hakuna anayeweza kukupenda pia.`,
  },
  {
    id: 'super-like',
    topic: 'Super Like',
    page: PATHS.swipe,
    answer: `Super Like humwonyesha mtu kuwa ni wa pekee. Buruta kadi juu, bonyeza nyota au tumia mshale wa juu katika ${PATHS.swipe}. Inagharimu sarafu ${PRICES.superLike.coins}; sarafu zisipotosha huhifadhiwa kama kupenda kwa kawaida na hakuna kinachotozwa.`,
  },
  {
    id: 'undo',
    topic: 'Kutendua kuruka au kupenda',
    page: PATHS.swipe,
    answer: `Bonyeza Tendua katika ${PATHS.swipe}. Hurudisha hatua ya mwisho, na zilizotangulia, bure, hata baada ya kupakia upya, hadi uanze upya, utoke au ufunge kichupo. Super Like iliyolipiwa hurudisha sarafu zake.`,
  },
  {
    id: 'save-for-later',
    topic: 'Kumweka mtu kwa baadaye',
    page: PATHS.swipe,
    answer: `Chagua “Si sasa” kwenye kadi katika ${PATHS.swipe}, au kwenye menyu ya kadi unapovinjari. Mrudishe mtu huyo kutoka “Waliowekwa kwa baadaye” katika ${PATHS.swipe} au ${PATHS.user}.`,
  },
  {
    id: 'mood',
    topic: 'Hisia na Kuoanisha kwa hisia',
    page: PATHS.findMatch,
    answer: `Kuoanisha kwa hisia hukuruhusu kuchagua unavyojisikia leo: Utulivu, Furaha, Udadisi, Upweke au Nataka kuzungumza. Iko ${PATHS.findMatch}; haibadilishi matokeo. Kuna chumba kwa kila hisia katika ${PATHS.emotions}.`,
  },
  {
    id: 'radar',
    topic: 'Rada ya walio karibu',
    page: PATHS.radar,
    answer: `Rada ya walio karibu katika ${PATHS.radar} huonyesha jinsi watu walio karibu, ndani ya mita 10 hadi 200, wangeonekana, pale tu unapoiwasha. Katika toleo hili ni wa kubuni na mahali ulipo hapasomwi.`,
  },
  {
    id: 'radar-safety',
    topic: 'Je, rada ni salama?',
    page: PATHS.radar,
    answer: `Rada imezimwa hadi uiwashe, na mahali ulipo hapasomwi kamwe katika toleo hili. Katika huduma kamili ingeonyesha kwamba uko karibu, lakini isingeonyesha kamwe mahali ulipo (imepangwa). Izime katika ${PATHS.radar} au ${PATHS.settings}.`,
  },
  {
    id: 'forecast',
    topic: 'Utabiri wa AI na dashibodi',
    page: PATHS.dashboard,
    answer: `Utabiri wa AI katika ${PATHS.dashboard} huonyesha jinsi makadirio ya watu wawili kuendana yangeonekana. Katika toleo hili ni mfano na hauhusu watu halisi.`,
  },
  {
    id: 'sample-profiles',
    topic: 'Je, watu hapa ni halisi?',
    page: PATHS.findMatch,
    answer: `Hapana. Wasifu ulio ${PATHS.findMatch} ni mifano ya kubuni yenye picha za kuchorwa, na bado hakuna wanachama. Hakuna anayeweza kukuona au kukuandikia katika toleo hili.`,
  },
  {
    id: 'wave-and-comment',
    topic: 'Kupungia, Kuungana na maoni',
    page: PATHS.findMatch,
    answer: `Kadi zilizo ${PATHS.findMatch} na kwenye ukurasa wa mwanzo zina Pungia, Ungana na maoni. Katika toleo hili hubaki kwenye kifaa chako: maoni huhifadhiwa kwenye kichupo hiki hadi ukifunge au utoke, na hakuna anayejulishwa.`,
  },
  {
    id: 'share-profile',
    topic: 'Kushiriki wasifu',
    page: PATHS.shareProfile,
    answer: `Chagua Shiriki kwenye kadi ya wasifu na utume kiungo. Hufunguka kama kadi ya kusoma tu katika ${PATHS.shareProfile}. Shiriki tu kile ambacho mtu huyo amekubali.`,
  },
  {
    id: 'messages',
    topic: 'Kuandika ujumbe',
    page: PATHS.messages,
    answer: `Mpende mtu kwanza, kisha fungua ${PATHS.messages}: mazungumzo yako yako huko. Katika toleo hili ujumbe hubaki kwenye kifaa chako na hakuna anayeupokea.`,
  },
  {
    id: 'message-delivery',
    topic: 'Je, ujumbe wangu ulifika?',
    page: PATHS.messages,
    answer: `Hapana: katika toleo hili ujumbe ulio ${PATHS.messages} hubaki kwenye kifaa chako. Hakuna anayeupokea, anayeusoma wala anayeujibu.`,
  },
  {
    id: 'first-words',
    topic: 'Cha kuandika kwanza',
    page: PATHS.icebreaker,
    answer: `${PATHS.icebreaker} hukupa swali la kwanza kuhusu muziki, safari, chakula au vitabu ulinakili. Kuuliza kuhusu kitu kilicho kwenye wasifu wake pia hufaa.`,
  },
  {
    id: 'emotion-rooms',
    topic: 'Vyumba vya hisia',
    page: PATHS.emotions,
    answer: `Vyumba vya hisia katika ${PATHS.emotions} ni mahali tulivu kwa hisia moja, kama Upweke, Shukrani au Utani, penye kanuni na swali la kutafakari. Katika toleo hili hakuna mtu mwingine ndani yake. Mambo yakiwa mazito mno, zungumza na mtu aliye karibu nawe au piga ${EMERGENCY.distress}, namba ya bure ya Wizara ya Afya.`,
  },
  {
    id: 'group-rooms',
    topic: 'Vyumba vya makundi',
    page: PATHS.groups,
    answer: `Vyumba vya makundi katika ${PATHS.groups} vinahusu muziki, safari, mazoezi, teknolojia, vitabu, chakula, filamu na sanaa. Katika toleo hili hakuna mazungumzo ya moja kwa moja ndani yake.`,
  },
  {
    id: 'calls',
    topic: 'Simu, ujumbe wa sauti na picha',
    page: PATHS.messages,
    answer: `Toleo hili halina simu, ujumbe wa sauti wala picha katika mazungumzo; ${PATHS.messages} hupokea maandishi tu.`,
  },
  {
    id: 'book-meeting',
    topic: 'Kupanga kukutana Rwanda',
    page: PATHS.meetingBooking,
    answer: `Jaza ombi katika ${PATHS.meetingBooking} kwa tarehe zako, hoteli, wageni na mahali pa kukutana. Katika toleo hili unaonyeshwa wewe na halitumwi kwa mtu yeyote. Mwongozo ulio ${PATHS.meetingGuide} hukusaidia kupanga kwa usalama.`,
  },
  {
    id: 'hotels',
    topic: 'Hoteli za Kigali',
    page: PATHS.meetingGuide,
    answer: `Mwongozo ulio ${PATHS.meetingGuide} unataja hoteli nne za Kigali zenye kumbi za mapokezi zilizo wazi kwa umma: Serena, Marriott, Radisson na Mille Collines, pamoja na bei na ramani. Hatuna makubaliano na yoyote kati yake.`,
  },
  {
    id: 'plan-date',
    topic: 'Mawazo ya miadi',
    page: PATHS.planDate,
    answer: `${PATHS.planDate} hukuwezesha kupendekeza mada, kahawa, chakula cha jioni, matembezi au mtandaoni, na kuipigia kura. Miadi ya kwanza iwe mahali pa umma.`,
  },
  {
    id: 'timeline',
    topic: 'Kupanga maisha pamoja',
    page: PATHS.timeline,
    answer: `Ratiba ya maisha ya pamoja katika ${PATHS.timeline} hupanga kazi, ndoa, watoto na safari bega kwa bega. Hubaki kwenye kifaa chako.`,
  },
  {
    id: 'culture-quiz',
    topic: 'Chemsha bongo ya utamaduni',
    page: PATHS.culture,
    answer: `Chemsha bongo fupi kuhusu tamaduni za ukanda huu, yenye maelezo ya kila jibu, iko ${PATHS.culture}.`,
  },
];
