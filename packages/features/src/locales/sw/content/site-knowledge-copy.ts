import { EMERGENCY } from '../../../domain/emergency-numbers';
import { brand } from '../../../content/brand';
import type * as english from '../../../content/site-knowledge-copy';

export const siteKnowledgeCopy: typeof english.siteKnowledgeCopy = {
  role: `Wewe ni msaidizi wa ${brand.name}, tovuti ya kutafuta mwenza inayotanguliza faragha na ridhaa, kwa watu wazima wa miaka 18 na zaidi, hasa nchini Rwanda.`,
  rules:
    'Jibu kwa ufupi, kwa upole na kutokana na yafuatayo tu. Taja anwani ya ukurasa unaohusika.',
  line: (topic: string, route: string, text: string) => `- ${topic} (${route}): ${text}`,
  featuresHeading: 'Huduma:',
  features: {
    emotionalMatchMode: {
      topic: 'Kuoanisha kwa hisia',
      text: 'Kuoanisha kwa hisia hukuruhusu kusema unavyojisikia leo (Utulivu, Furaha, Udadisi, Upweke au Nataka kuzungumza); hisia yako haibadilishi matokeo ya utafutaji, na kuna chumba chake.',
    },
    loveMask: {
      topic: 'Barakoa ya Upendo',
      text: 'Barakoa ya Upendo itaiweka picha yako faraghani: wengine wataiona ikiwa na ukungu, au watasikia sauti yako tu, hadi nyote wawili mkubali kufichua. Unaichagua kwenye mipangilio yako; katika toleo hili hakuna mwingine anayeweza kuona wasifu wako.',
    },
    groupRooms: {
      topic: 'Vyumba vya makundi',
      text: 'Vyumba vya makundi huwaleta watu pamoja kwa mambo wanayopenda: muziki, safari, mazoezi, teknolojia, vitabu, chakula, filamu na sanaa.',
    },
    emotionRooms: {
      topic: 'Vyumba vya hisia',
      text: 'Vyumba vya hisia ni mahali tulivu kwa hisia moja, kama Upweke, Shukrani au Utani, penye kanuni za upole.',
    },
    radar: {
      topic: 'Rada ya walio karibu',
      text: 'Rada ya walio karibu itaonyesha nani yuko karibu, kuanzia mita 10 hadi 200, na pale tu unapoiwasha; katika toleo hili watu walio kwenye rada ni wa kubuni.',
    },
    forecast: {
      topic: 'Utabiri wa AI',
      text: 'Utabiri wa AI kwenye dashibodi yako utakadiria watu wawili wanaendana kiasi gani, pamoja na ishara zilizo nyuma ya alama yake; katika toleo hili ni mfano na hauhusu mtu yeyote.',
    },
    timeline: {
      topic: 'Ratiba ya maisha',
      text: 'Ratiba ya maisha ya pamoja huwawezesha watu wawili kupanga kazi, ndoa, watoto na safari bega kwa bega.',
    },
    datePlanner: {
      topic: 'Kupanga miadi',
      text: 'Kupanga miadi huwawezesha nyote wawili kupigia kura mada ya miadi: kahawa, chakula cha jioni, matembezi au mtandaoni.',
    },
    safety: {
      topic: 'Usalama na faragha',
      text: 'Unaweza kumficha, kumzuia au kumripoti mtu yeyote kutoka wasifu wake, na wewe huamua wengine waone nini kukuhusu. Ripoti zitakaguliwa ndani ya saa 24 hadi 48 watu watakapokuwa na akaunti; katika toleo hili ripoti hubaki kwenye kifaa na haimfikii mtu yeyote.',
    },
  },
  pagesHeading: 'Kurasa:',
  pages: {
    home: {
      topic: 'Mwanzo',
      text: `${brand.name} ni tovuti ya kutafuta mwenza, iliyotengenezwa Kigali, kwa watu wazima wa miaka 18 na zaidi wanaotaka uhusiano wa dhati.`,
    },
    findMatch: {
      topic: 'Tafuta mwenza',
      text: 'Unaweza kuvinjari na kuchuja wasifu kwa umri, nchi, dini, elimu, kimo na zaidi.',
    },
    aboutUs: {
      topic: 'Kuhusu sisi',
      text: 'Lengo letu, hadithi yetu na tunachokithamini: uaminifu, ubunifu, kumkaribisha kila mtu, faragha, kujiamulia na ukweli.',
    },
    services: {
      topic: 'Huduma',
      text: 'Huduma zote kwa muhtasari, kuanzia kuoanisha kwa hisia hadi kukutana kwa usalama mara ya kwanza.',
    },
    pricing: {
      topic: 'Bei na sarafu',
      text: 'Sarafu ni RWF 10 kila moja, katika vifurushi kuanzia sarafu 100 kwa RWF 1,000. Super Like inagharimu sarafu 30, Kurudisha hatua 10, Kuinua wasifu (saa 24) 50, na Kuvunja ukimya (AI) 15. Unachagua Mobile Money, kadi au ndani ya programu; katika toleo hili malipo ni ya uigaji na hakuna pesa zinazohamishwa.',
    },
    contact: {
      topic: 'Wasiliana',
      text: `Unaweza kuwasiliana nasi kwa barua pepe ${brand.email} au kwa simu ${brand.phone}. Barua pepe zitajibiwa ndani ya saa 2 watu watakapokuwa na akaunti; katika toleo hili bado hakuna timu ya msaada inayosoma ujumbe.`,
    },
    howItWorks: {
      topic: 'Jinsi inavyofanya kazi',
      text: 'Unatengeneza wasifu, unachagua wengine waone nini, unatafuta watu, mnazungumza, na mnakutana kwa usalama, hatua kwa hatua.',
    },
    successStories: {
      topic: 'Hadithi za mafanikio',
      text: 'Hadithi za wapenzi wa kubuni.',
    },
    privacyPolicy: {
      topic: 'Sera ya faragha',
      text: 'Katika toleo hili kila unachohifadhi hubaki kwenye kifaa chako. Sera inaeleza huduma kamili itahifadhi nini na kwa muda gani: ujumbe hadi ufute akaunti yako, takwimu kwa muda usiozidi miaka 2, akaunti iliyofutwa kwa siku 30.',
    },
    termsOfService: {
      topic: 'Masharti ya huduma',
      text: 'Makubaliano kwa kifupi: watu wazima wa miaka 18 na zaidi, taarifa sahihi, akaunti moja kwa kila mtu.',
    },
    communityGuidelines: {
      topic: 'Kanuni za jumuiya',
      text: 'Jinsi tunavyotendeana, na jinsi ya kuripoti unyanyasaji, udanganyifu au wasifu wa uongo; katika toleo hili ripoti haimfikii mtu yeyote.',
    },
    legal: {
      topic: 'Masharti na sera',
      text: 'Hati zote za kisheria, pamoja na sera ya marejesho, vidakuzi, na ngazi za uthibitisho kuanzia barua pepe hadi kitambulisho.',
    },
    meetingBooking: {
      topic: 'Kupanga ziara ya kukutana',
      text: 'Ili kupanga kukutana Rwanda, jaza ombi kwa tarehe zako, hoteli, wageni na mahali pa kukutana; unaonyeshwa wewe na halitumwi kwa mtu yeyote.',
    },
    meetingGuide: {
      topic: 'Mwongozo wa kukutana',
      text: `Mwongozo wa kukutana kwa usalama mara ya kwanza: orodha ya kukagua, hoteli nne za Kigali, na namba za kupiga: ${EMERGENCY.allServices} kwa dharura yoyote, ${EMERGENCY.ambulance} kwa ambulensi, ${EMERGENCY.traffic} kwa ajali za barabarani, ${EMERGENCY.violence} kwa ukatili, ${EMERGENCY.distress} kwa msongo wa mawazo na ${EMERGENCY.child} kwa watoto.`,
    },
    shareStory: {
      topic: 'Kusimulia hadithi yako',
      text: 'Unaweza kuandika hadithi yako ya upendo bure, na jina lako halisi ni hiari; katika toleo hili unabaki nayo kama faili.',
    },
    testimonyForm: {
      topic: 'Fomu ya ushuhuda',
      text: 'Hatua tatu fupi za kusimulia mlivyokutana; katika toleo hili hakuna kinachotumwa.',
    },
    dashboard: {
      topic: 'Dashibodi',
      text: 'Utabiri wako, hisia, mipango na swichi za faragha mahali pamoja.',
    },
    shareProfile: {
      topic: 'Wasifu ulioshirikiwa',
      text: 'Ukurasa wa kusoma tu wa wasifu ambao mtu amekushirikisha kwa kiungo.',
    },
    swipe: {
      topic: 'Telezesha',
      text: 'Wasifu mmoja mmoja: ruka, penda au toa Super Like kwa kitufe, kidole au mshale.',
    },
    messages: {
      topic: 'Ujumbe',
      text: 'Mazungumzo yako na watu uliowapenda, yaliyohifadhiwa kwenye kifaa hiki na yasiyopelekwa kwa mtu yeyote katika toleo hili.',
    },
    settings: {
      topic: 'Mipangilio',
      text: 'Unachagua kama wengine wataona umri na umbali wako, kama picha yako itaanza ikiwa na ukungu, na kama rada inaweza kukupata.',
    },
    emotions: {
      topic: 'Vyumba vya hisia',
      text: 'Vyumba vinane vya jinsi unavyojisikia leo.',
    },
    groups: {
      topic: 'Vyumba vya makundi',
      text: 'Vyumba vinane vya mambo mnayopenda pamoja.',
    },
    radar: {
      topic: 'Rada',
      text: 'Onyesho la rada lenye watu wa kubuni, pale tu unaporuhusu.',
    },
    planDate: {
      topic: 'Panga miadi',
      text: 'Pendekeza mada ya miadi na mpige kura pamoja.',
    },
    timeline: {
      topic: 'Ratiba ya maisha',
      text: 'Pangeni mnachokitumaini nyote na lini.',
    },
    icebreaker: {
      topic: 'Vunja ukimya',
      text: 'Swali la kwanza la kuanzisha mazungumzo kuhusu muziki, safari, chakula au vitabu.',
    },
    culture: {
      topic: 'Utamaduni',
      text: 'Chemsha bongo ndogo kuhusu tamaduni za ukanda huu.',
    },
    preview: {
      topic: 'Majaribio',
      text: 'Huorodhesha kinachofanya kazi leo, kilichopangwa na kinachobaki kwenye kifaa chako.',
    },
  },
};
