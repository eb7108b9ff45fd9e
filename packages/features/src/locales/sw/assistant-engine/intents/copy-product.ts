import type { Intent } from '../../../../assistant-engine/intents/intent';
import { brand } from '../../../../content/brand';
import { EMERGENCY } from '../../../../domain/emergency-numbers';
import { PATHS } from '../../../../paths';

export const PRODUCT_INTENTS: readonly Intent[] = [
  {
    id: 'how-it-works',
    topic: 'Jinsi inavyofanya kazi',
    page: PATHS.howItWorks,
    answer: `Tengeneza wasifu, chagua wengine waone nini, tafuta watu, zungumzeni, na mkutane kwa usalama. Kila hatua imeelezwa katika ${PATHS.howItWorks}.`,
  },
  {
    id: 'about',
    topic: `Kuhusu ${brand.name}`,
    page: PATHS.aboutUs,
    answer: `${brand.name} ni tovuti ya kutafuta mwenza kwa watu wazima wanaotaka uhusiano wa dhati, iliyotengenezwa Kigali na ${brand.company.name}. Hutanguliza faragha na ridhaa. Lengo letu na maadili yetu yako ${PATHS.aboutUs}.`,
  },
  {
    id: 'preview',
    topic: 'Kinachofanya kazi leo',
    page: PATHS.howItWorks,
    answer: `Haya ni majaribio: kuvinjari, kupenda, kupanga kukutana, kupakua na kufuta vinafanya kazi, na unachohifadhi hubaki kwenye kifaa chako. Akaunti, malipo halisi, ujumbe unaopelekwa, uthibitisho na ripoti zinazokaguliwa vimepangwa. Anza katika ${PATHS.howItWorks}.`,
  },
  {
    id: 'services',
    topic: 'Huduma zote',
    page: PATHS.services,
    answer: `${PATHS.services} huorodhesha yote: kuoanisha kwa hisia, Barakoa ya Upendo, vyumba, rada, kupanga miadi na kukutana kwa usalama mara ya kwanza.`,
  },
  {
    id: 'success-stories',
    topic: 'Hadithi za mafanikio',
    page: PATHS.successStories,
    answer: `Hadithi zilizo ${PATHS.successStories} ni za wapenzi wa kubuni, zilizoandikwa kwa ajili ya onyesho hili.`,
  },
  {
    id: 'share-story',
    topic: 'Kusimulia hadithi yako',
    page: PATHS.shareStory,
    answer: `Andika hadithi yako katika ${PATHS.shareStory}, au jibu hatua tatu fupi katika ${PATHS.testimonyForm}. Jina lako halisi ni hiari. Katika toleo hili hakuna kinachotumwa: unabaki nayo kama faili.`,
  },
  {
    id: 'blog',
    topic: 'Blogu',
    page: PATHS.blog,
    answer: `Makala kuhusu miadi ya kwanza, imani, familia na mapenzi ya nchi mbalimbali ziko ${PATHS.blog}.`,
  },
  {
    id: 'contact',
    topic: 'Mawasiliano na kuzungumza na mtu',
    page: PATHS.contact,
    answer: `Barua pepe, namba ya simu na ofisi viko ${PATHS.contact}: ${brand.email}, ${brand.phone}, ${brand.address}. Katika toleo hili bado hakuna timu ya msaada inayosoma ujumbe. Ukiwa hatarini, piga ${EMERGENCY.allServices}.`,
  },
  {
    id: 'help-center',
    topic: 'Kituo cha msaada',
    page: PATHS.helpCenter,
    answer: `Makala fupi kuhusu akaunti yako, usalama, sarafu na kukutana ana kwa ana ziko ${PATHS.helpCenter}, pamoja na utafutaji.`,
  },
  {
    id: 'terms',
    topic: 'Masharti na hati za kisheria',
    page: PATHS.legal,
    answer: `Hati zote za kisheria ziko ${PATHS.legal}; toleo fupi la masharti liko ${PATHS.termsOfService}.`,
  },
  {
    id: 'about-assistant',
    topic: 'Mimi ni nani na ninaweza nini',
    page: PATHS.helpCenter,
    answer: `Mimi ni msaidizi wa kiotomatiki, si mtu, na ninajibu maswali kuhusu ${brand.name} kwa Kiingereza, Kinyarwanda, Kifaransa na Kiswahili. Siwezi kuona akaunti yako, ujumbe wako wala watu wengine, na siwezi kubadili, kutuma wala kuripoti chochote kwa niaba yako. Msaada zaidi uko ${PATHS.helpCenter}.`,
  },
  {
    id: 'not-working',
    topic: 'Kitu hakifanyi kazi',
    page: PATHS.helpCenter,
    answer: `Pakia ukurasa upya na uangalie mtandao wako. Kama ilani inasema data yako haikuweza kuhifadhiwa, ongeza nafasi au toka kwenye hali ya faragha. Ikiendelea, angalia ${PATHS.helpCenter}, au ieleze katika ${PATHS.contact}; katika toleo hili bado hakuna timu ya msaada inayosoma ujumbe.`,
  },
];
