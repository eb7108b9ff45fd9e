import type * as english from '../../../../assistant-engine/intents/copy-product';
import { brand } from '../../../../content/brand';
import { EMERGENCY } from '../../../../domain/emergency-numbers';
import { PATHS } from '../../../../paths';

export const productIntentCopy: typeof english.productIntentCopy = {
  'how-it-works': {
    topic: 'Jinsi inavyofanya kazi',
    answer: `Tengeneza wasifu, chagua wengine waone nini, tafuta watu, zungumzeni, na mkutane kwa usalama. Kila hatua imeelezwa katika ${PATHS.howItWorks}.`,
  },
  about: {
    topic: `Kuhusu ${brand.name}`,
    answer: `${brand.name} ni tovuti ya kutafuta mwenza kwa watu wazima wanaotaka uhusiano wa dhati, iliyotengenezwa Kigali na ${brand.company.name}. Hutanguliza faragha na ridhaa. Lengo letu na maadili yetu yako ${PATHS.aboutUs}.`,
  },
  preview: {
    topic: 'Kinachofanya kazi leo',
    answer: `Haya ni majaribio: kuvinjari, kupenda, kupanga kukutana, kupakua na kufuta vinafanya kazi, na unachohifadhi hubaki kwenye kifaa chako. Akaunti, malipo halisi, ujumbe unaopelekwa, uthibitisho na ripoti zinazokaguliwa vimepangwa. Anza katika ${PATHS.howItWorks}.`,
  },
  services: {
    topic: 'Huduma zote',
    answer: `${PATHS.services} huorodhesha yote: kuoanisha kwa hisia, Barakoa ya Upendo, vyumba, rada, kupanga miadi na kukutana kwa usalama mara ya kwanza.`,
  },
  'success-stories': {
    topic: 'Hadithi za mafanikio',
    answer: `Hadithi zilizo ${PATHS.successStories} ni za wapenzi wa kubuni, zilizoandikwa kwa ajili ya onyesho hili.`,
  },
  'share-story': {
    topic: 'Kusimulia hadithi yako',
    answer: `Andika hadithi yako katika ${PATHS.shareStory}, au jibu hatua tatu fupi katika ${PATHS.testimonyForm}. Jina lako halisi ni hiari. Katika toleo hili hakuna kinachotumwa: unabaki nayo kama faili.`,
  },
  blog: {
    topic: 'Blogu',
    answer: `Makala kuhusu miadi ya kwanza, imani, familia na mapenzi ya nchi mbalimbali ziko ${PATHS.blog}.`,
  },
  contact: {
    topic: 'Mawasiliano na kuzungumza na mtu',
    answer: `Barua pepe, namba ya simu na ofisi viko ${PATHS.contact}: ${brand.email}, ${brand.phone}, ${brand.address}. Katika toleo hili bado hakuna timu ya msaada inayosoma ujumbe. Ukiwa hatarini, piga ${EMERGENCY.allServices}.`,
  },
  'help-center': {
    topic: 'Kituo cha msaada',
    answer: `Makala fupi kuhusu akaunti yako, usalama, sarafu na kukutana ana kwa ana ziko ${PATHS.helpCenter}, pamoja na utafutaji.`,
  },
  terms: {
    topic: 'Masharti na hati za kisheria',
    answer: `Hati zote za kisheria ziko ${PATHS.legal}; toleo fupi la masharti liko ${PATHS.termsOfService}.`,
  },
  'about-assistant': {
    topic: 'Mimi ni nani na ninaweza nini',
    answer: `Mimi ni msaidizi wa kiotomatiki, si mtu, na ninajibu maswali kuhusu ${brand.name} kwa Kiingereza, Kinyarwanda, Kifaransa na Kiswahili. Siwezi kuona akaunti yako, ujumbe wako wala watu wengine, na siwezi kubadili, kutuma wala kuripoti chochote kwa niaba yako. Msaada zaidi uko ${PATHS.helpCenter}.`,
  },
  'not-working': {
    topic: 'Kitu hakifanyi kazi',
    answer: `Pakia ukurasa upya na uangalie mtandao wako. Kama ilani inasema data yako haikuweza kuhifadhiwa, ongeza nafasi au toka kwenye hali ya faragha. Ikiendelea, angalia ${PATHS.helpCenter}, au ieleze katika ${PATHS.contact}; katika toleo hili bado hakuna timu ya msaada inayosoma ujumbe.`,
  },
};
