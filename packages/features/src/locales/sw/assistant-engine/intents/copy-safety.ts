import type * as english from '../../../../assistant-engine/intents/copy-safety';
import { brand } from '../../../../content/brand';
import { EMERGENCY } from '../../../../domain/emergency-numbers';
import { NAMED_ARTICLES } from '../../../../content/help-href';
import { legalHref } from '../../../../content/legal/documents';
import { PATHS } from '../../../../paths';

export const safetyIntentCopy: typeof english.safetyIntentCopy = {
  'who-sees-my-photo': {
    topic: 'Nani anaweza kuona picha yangu',
    answer: `Katika toleo hili hakuna mwingine anayeweza kuona wasifu wako wala picha yako: vyote hubaki kwenye kifaa chako. Katika huduma kamili, “Ukungu kwenye picha mwanzoni” katika ${PATHS.settings} huacha picha yako na ukungu hadi nyote wawili mkubali kuifichua (imepangwa).`,
  },
  'love-mask': {
    topic: 'Barakoa ya Upendo',
    answer: `Barakoa ya Upendo itaacha picha yako na ukungu, au itawaruhusu watu kusikia sauti yako tu, hadi nyote wawili mkubali kufichua; haiwezi kuahidi kwamba hakuna atakayekutambua. Iwashe kama “Ukungu kwenye picha mwanzoni” katika ${PATHS.settings}. Hakuna mwingine anayeweza kuona wasifu wako katika toleo hili, kwa hiyo chaguo lako linahifadhiwa kwa baadaye.`,
  },
  'why-blurred': {
    topic: 'Kwa nini picha zina ukungu',
    answer: `Picha zilizo ${PATHS.findMatch} hubaki na ukungu hadi uingie. Akaunti ya mfano katika ${PATHS.login} huzionyesha bila ukungu. Watu walio ndani yake ni mifano iliyochorwa.`,
  },
  'hide-details': {
    topic: 'Kuficha umri, umbali au wasifu wangu',
    answer: `Katika ${PATHS.settings} unachagua kama wengine wataona umri na umbali wako, na unawasha au kuzima rada. Katika toleo hili hakuna mwingine anayeweza kuona wasifu wako; machaguo yako yanahifadhiwa kwa baadaye.`,
  },
  'quick-exit': {
    topic: 'Kuondoka haraka kwenye tovuti hii',
    answer: `Chagua alama ya mlango ulio wazi juu ya kila ukurasa na kila dirisha dogo, au bonyeza Shift mara tatu. Tovuti ya hali ya hewa hufunguka badala yake, katika kila kichupo, na kitufe cha Nyuma hakikurudishi hapa. Historia ya kivinjari chako bado inaonyesha kurasa ulizofungua: tumia dirisha la faragha, au futa historia (zaidi katika ${NAMED_ARTICLES.quickExit}).`,
  },
  'what-is-stored': {
    topic: 'Tovuti inahifadhi nini kunihusu',
    answer: `Katika toleo hili unachoandika hubaki kwenye kivinjari hiki kwenye kifaa chako, isipokuwa maswali yako kwangu na vichujio na utafutaji vilivyo kwenye anwani ya ukurasa; hakuna chochote kukuhusu kinachouzwa au kushirikiwa. Unaweza kukiona, kukipakua na kukifuta katika ${PATHS.user}. Huduma kamili itahifadhi nini, na kwa muda gani, iko katika ${PATHS.privacyPolicy}.`,
  },
  cookies: {
    topic: 'Vidakuzi',
    answer: `Toleo hili haliweki kidakuzi chochote. Unachoandika na kuchagua huhifadhiwa kwenye hifadhi ya kivinjari chako; ${legalHref('cookies')} inaorodhesha kila kitu, pamoja na vidakuzi vilivyopangwa kwa huduma kamili.`,
  },
  'assistant-privacy': {
    topic: 'Swali langu linakwenda wapi',
    answer: `Swali lako huenda kwenye huduma ya tovuti hii yenyewe, ambayo hailihifadhi, na hakuna mtu anayelisoma. Kama mwendeshaji ameweka Google Gemini, maswali ya kawaida huenda kwa Google pia; ujumbe unaotambuliwa kuwa unahusu hatari hauendi huko kamwe. Usiandike majina, namba wala anwani; zaidi iko ${PATHS.privacyPolicy}.`,
  },
  encryption: {
    topic: 'Je, ujumbe umesimbwa kwa njia fiche?',
    answer: `Katika toleo hili ujumbe hauondoki kamwe kwenye kifaa chako, kwa hiyo hakuna cha kusimba njiani. Usimbaji fiche umepangwa kwa huduma kamili; angalia ${PATHS.privacyPolicy}.`,
  },
  block: {
    topic: 'Kumzuia mtu',
    answer: `Fungua menyu kwenye kadi ya mtu huyo au katika mazungumzo na uchague Zuia; kama kadi ina barakoa, ingia kwanza kwa akaunti ya mfano. Mtu huyo hutoweka kwenye Mwanzo, Tafuta mwenza, Telezesha na ujumbe wako, katika toleo hili kwenye kifaa hiki tu. Ukihisi unatishiwa, piga ${EMERGENCY.allServices}; kanuni ziko ${PATHS.communityGuidelines}.`,
  },
  'hide-person': {
    topic: 'Kumficha mtu au kuondoa kizuizi',
    answer: `Chagua Ficha kwenye menyu ya kadi au mazungumzo. ${PATHS.settings} huorodhesha kila uliyemficha, kumzuia au kumripoti, na kitufe cha kutendua kila mmoja.`,
  },
  report: {
    topic: 'Kumripoti mtu',
    answer: `Fungua menyu kwenye kadi ya mtu huyo au katika mazungumzo, chagua Ripoti na utoe sababu; kama kadi ina barakoa, ingia kwanza kwa akaunti ya mfano. Katika toleo hili ripoti haimfikii mtu yeyote: humficha mtu huyo usimwone, na ${PATHS.settings} huhifadhi kumbukumbu yake na ujumbe wako kwenye kifaa hiki, ili kusoma, kuchapisha au kuhifadhi. Kama uko hatarini au uhalifu umetokea, piga ${EMERGENCY.allServices}; kanuni ziko ${PATHS.communityGuidelines}.`,
  },
  'report-outcome': {
    topic: 'Nini hutokea baada ya ripoti',
    answer: `Katika toleo hili ripoti hubaki kwenye kifaa chako na haimfikii mtu yeyote, kwa hiyo hakuna atakayeijibu; mtu huyo anafichwa usimwone. Ukaguzi ndani ya saa 24 hadi 48 umepangwa; angalia ${PATHS.communityGuidelines}. Kama uko hatarini, piga ${EMERGENCY.allServices}.`,
  },
  'real-or-fake': {
    topic: 'Je, mtu huyu ni wa kweli?',
    answer: `Jihadhari na yeyote anayetangaza mapenzi ndani ya siku chache, ambaye kila mara ana sababu ya kutopiga simu au kutokutana, au anayetaja pesa. Omba simu fupi ya video, tafuta picha yake mtandaoni, na kamwe usitume pesa, misimbo wala kitambulisho chako. Soma “Mtu ananiomba pesa” katika ${NAMED_ARTICLES.moneyRequests}.`,
  },
  verification: {
    topic: 'Uthibitisho na beji',
    answer: `Hakuna aliyethibitishwa katika toleo hili. Ngazi nne zimepangwa: barua pepe au simu, selfie inayolingana, kitambulisho, na mwanachama anayelipa; beji huonyesha kilichokaguliwa, si tabia ya mtu. Ziko kwenye hati ya Uaminifu na Usalama (“Trust & Safety”) katika ${legalHref('safety')}.`,
  },
  'emergency-numbers': {
    topic: 'Namba za dharura',
    answer: `Nchini Rwanda: polisi na dharura zote ${EMERGENCY.allServices}, ambulensi ${EMERGENCY.ambulance}, ajali za barabarani ${EMERGENCY.traffic}, ukatili wa mwenza au wa kingono ${EMERGENCY.violence}, msongo wa mawazo au mawazo ya kujiua ${EMERGENCY.distress}, watoto ${EMERGENCY.child}. Ziko pia ${PATHS.meetingGuide}.`,
  },
  'safe-meeting': {
    topic: 'Kukutana kwa usalama mara ya kwanza',
    answer: `Kutaneni mahali pa umma, mchana; mwambie rafiki ulipo, uwe na njia yako mwenyewe ya kurudi na kinywaji chako mwenyewe, na uondoke ukihisi jambo lolote si sawa. Orodha ya kukagua na namba za dharura ziko ${PATHS.meetingGuide}. Ukiwa hatarini, piga ${EMERGENCY.allServices}.`,
  },
  'community-rules': {
    topic: 'Kanuni za jumuiya',
    answer: `Uwe mkweli na mpole, omba ruhusa kabla ya kushiriki kitu, na uheshimu mtu akikataa. Unyanyasaji, chuki, kuomba pesa, wasifu wa uongo na yeyote aliye chini ya miaka 18 haviruhusiwi. Kanuni ziko ${PATHS.communityGuidelines}.`,
  },
  'ban-appeal': {
    topic: 'Kusimamishwa na rufaa',
    answer: `Hakuna anayeweza kupigwa marufuku katika toleo hili, kwa sababu hakuna akaunti kwenye seva. Katika huduma kamili unaweza kukata rufaa ndani ya siku 30 (imepangwa). Kanuni ziko kwenye Masharti katika ${legalHref('terms')}.`,
  },
  'sms-codes': {
    topic: 'Msimbo uliokuja kwa SMS',
    answer: `Usimpe mtu yeyote msimbo uliokuja kwa SMS wala PIN, hata akijitambulisha vipi: akiupata anaweza kuchukua akaunti yako au pesa zako. Katika toleo hili ${brand.name} haitumi msimbo wowote na haiuombi. Soma “Mtu ananiomba pesa” katika ${NAMED_ARTICLES.moneyRequests}.`,
  },
};
