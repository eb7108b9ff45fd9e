import type * as english from '../../../../assistant-engine/intents/copy-dating';
import { EMERGENCY } from '../../../../domain/emergency-numbers';
import { PRICES } from '../../../../domain/price-list';
import { PATHS } from '../../../../paths';

export const datingIntentCopy: typeof english.datingIntentCopy = {
  'find-people': {
    topic: 'Kutafuta watu',
    answer: `Vinjari watu wote katika ${PATHS.findMatch} na upunguze orodha kwa vichujio, au tazama mtu mmoja mmoja katika ${PATHS.swipe}. Watu katika toleo hili ni mifano iliyochorwa.`,
  },
  filters: {
    topic: 'Kuchuja wasifu',
    answer: `${PATHS.findMatch} una vichujio kumi na vitano: jina, umri, jinsia, mahali, hali ya uhusiano, nchi, kimo, umbo la mwili, elimu, dini, kazi, nywele, watoto, aina ya uhusiano na hisia. Viwili vya mwisho havibadilishi matokeo; wasifu lazima ulingane na vingine vyote. “Ondoa vyote” huondoa kila kichujio.`,
  },
  'save-search': {
    topic: 'Kuhifadhi utafutaji',
    answer: `Weka vichujio vyako katika ${PATHS.findMatch} na uvihifadhi kwa jina kwenye “Utafutaji uliohifadhiwa”, hadi ishirini. Unaweza pia kunakili anwani ya ukurasa: hufungua vichujio hivyohivyo.`,
  },
  like: {
    topic: 'Kupenda',
    answer: `Tumia moyo kwenye kadi, au Penda katika ${PATHS.swipe}. Unaowapenda wameorodheshwa huko na kwenye ukurasa wako ${PATHS.user}. Katika toleo hili hakuna mwingine anayejulishwa, na hakuna anayeweza kukupenda pia.`,
  },
  'super-like': {
    topic: 'Super Like',
    answer: `Super Like humwonyesha mtu kuwa ni wa pekee. Buruta kadi juu, bonyeza nyota au tumia mshale wa juu katika ${PATHS.swipe}. Inagharimu sarafu ${PRICES.superLike.coins}; sarafu zisipotosha huhifadhiwa kama kupenda kwa kawaida na hakuna kinachotozwa.`,
  },
  undo: {
    topic: 'Kutendua kuruka au kupenda',
    answer: `Bonyeza Tendua katika ${PATHS.swipe}. Hurudisha hatua ya mwisho, na zilizotangulia, bure, hata baada ya kupakia upya, hadi uanze upya, utoke au ufunge kichupo. Super Like iliyolipiwa hurudisha sarafu zake.`,
  },
  'save-for-later': {
    topic: 'Kumweka mtu kwa baadaye',
    answer: `Chagua “Si sasa” kwenye kadi katika ${PATHS.swipe}, au kwenye menyu ya kadi unapovinjari. Mrudishe mtu huyo kutoka “Waliowekwa kwa baadaye” katika ${PATHS.swipe} au ${PATHS.user}.`,
  },
  mood: {
    topic: 'Hisia na Kuoanisha kwa hisia',
    answer: `Kuoanisha kwa hisia hukuruhusu kuchagua unavyojisikia leo: Utulivu, Furaha, Udadisi, Upweke au Nataka kuzungumza. Iko ${PATHS.findMatch}; haibadilishi matokeo. Kuna chumba kwa kila hisia katika ${PATHS.emotions}.`,
  },
  radar: {
    topic: 'Rada ya walio karibu',
    answer: `Rada ya walio karibu katika ${PATHS.radar} huonyesha jinsi watu walio karibu, ndani ya mita 10 hadi 200, wangeonekana, pale tu unapoiwasha. Katika toleo hili ni wa kubuni na mahali ulipo hapasomwi.`,
  },
  'radar-safety': {
    topic: 'Je, rada ni salama?',
    answer: `Rada imezimwa hadi uiwashe, na mahali ulipo hapasomwi kamwe katika toleo hili. Katika huduma kamili ingeonyesha kwamba uko karibu, lakini isingeonyesha kamwe mahali ulipo (imepangwa). Izime katika ${PATHS.radar} au ${PATHS.settings}.`,
  },
  forecast: {
    topic: 'Utabiri wa AI na dashibodi',
    answer: `Utabiri wa AI katika ${PATHS.dashboard} huonyesha jinsi makadirio ya watu wawili kuendana yangeonekana. Katika toleo hili ni mfano na hauhusu watu halisi.`,
  },
  'sample-profiles': {
    topic: 'Je, watu hapa ni halisi?',
    answer: `Hapana. Wasifu ulio ${PATHS.findMatch} ni mifano ya kubuni yenye picha za kuchorwa, na bado hakuna wanachama. Hakuna anayeweza kukuona au kukuandikia katika toleo hili.`,
  },
  'wave-and-comment': {
    topic: 'Kupungia, Kuungana na maoni',
    answer: `Kadi zilizo ${PATHS.findMatch} na kwenye ukurasa wa mwanzo zina Mpungie, Ungana na maoni. Katika toleo hili hubaki kwenye kifaa chako: maoni huhifadhiwa kwenye kichupo hiki hadi ukifunge au utoke, na hakuna anayejulishwa.`,
  },
  'share-profile': {
    topic: 'Kushiriki wasifu',
    answer: `Chagua Shiriki kwenye kadi ya wasifu na utume kiungo. Hufunguka kama kadi ya kusoma tu katika ${PATHS.shareProfile}. Shiriki tu kile ambacho mtu huyo amekubali.`,
  },
  messages: {
    topic: 'Kuandika ujumbe',
    answer: `Mpende mtu kwanza, kisha fungua ${PATHS.messages}: mazungumzo yako yako huko. Katika toleo hili ujumbe hubaki kwenye kifaa chako na hakuna anayeupokea.`,
  },
  'message-delivery': {
    topic: 'Je, ujumbe wangu ulifika?',
    answer: `Hapana: katika toleo hili ujumbe ulio ${PATHS.messages} hubaki kwenye kifaa chako. Hakuna anayeupokea, anayeusoma wala anayeujibu.`,
  },
  'first-words': {
    topic: 'Cha kuandika kwanza',
    answer: `${PATHS.icebreaker} hukupa swali la kwanza kuhusu muziki, safari, chakula au vitabu ulinakili. Kuuliza kuhusu kitu kilicho kwenye wasifu wake pia hufaa.`,
  },
  'emotion-rooms': {
    topic: 'Vyumba vya hisia',
    answer: `Vyumba vya hisia katika ${PATHS.emotions} ni mahali tulivu kwa hisia moja, kama Upweke, Shukrani au Utani, penye kanuni na swali la kutafakari. Katika toleo hili hakuna mtu mwingine ndani yake. Mambo yakiwa mazito mno, zungumza na mtu aliye karibu nawe au piga ${EMERGENCY.distress}, namba ya bure ya Wizara ya Afya.`,
  },
  'group-rooms': {
    topic: 'Vyumba vya makundi',
    answer: `Vyumba vya makundi katika ${PATHS.groups} vinahusu muziki, safari, mazoezi, teknolojia, vitabu, chakula, filamu na sanaa. Katika toleo hili hakuna mazungumzo ya moja kwa moja ndani yake.`,
  },
  calls: {
    topic: 'Simu, ujumbe wa sauti na picha',
    answer: `Toleo hili halina simu, ujumbe wa sauti wala picha katika mazungumzo; ${PATHS.messages} hupokea maandishi tu.`,
  },
  'book-meeting': {
    topic: 'Kupanga kukutana Rwanda',
    answer: `Jaza ombi katika ${PATHS.meetingBooking} kwa tarehe zako, hoteli, wageni na mahali pa kukutana. Katika toleo hili unaonyeshwa wewe na halitumwi kwa mtu yeyote. Mwongozo ulio ${PATHS.meetingGuide} hukusaidia kupanga kwa usalama.`,
  },
  hotels: {
    topic: 'Hoteli za Kigali',
    answer: `Mwongozo ulio ${PATHS.meetingGuide} unataja hoteli nne za Kigali zenye kumbi za mapokezi zilizo wazi kwa umma: Serena, Marriott, Radisson na Mille Collines, pamoja na bei na ramani. Hatuna makubaliano na yoyote kati yake.`,
  },
  'plan-date': {
    topic: 'Mawazo ya miadi',
    answer: `${PATHS.planDate} hukuwezesha kupendekeza mada, kahawa, chakula cha jioni, matembezi au mtandaoni, na kuipigia kura. Miadi ya kwanza iwe mahali pa umma.`,
  },
  timeline: {
    topic: 'Kupanga maisha pamoja',
    answer: `Ratiba ya maisha ya pamoja katika ${PATHS.timeline} hupanga kazi, ndoa, watoto na safari bega kwa bega. Hubaki kwenye kifaa chako.`,
  },
  'culture-quiz': {
    topic: 'Chemsha bongo ya utamaduni',
    answer: `Chemsha bongo fupi kuhusu tamaduni za ukanda huu, yenye maelezo ya kila jibu, iko ${PATHS.culture}.`,
  },
};
