import { EMERGENCY } from '../../../domain/emergency-numbers';
import { brand } from '../../../content/brand';
import type * as english from '../../../content/site-knowledge-copy';

export const siteKnowledgeCopy: typeof english.siteKnowledgeCopy = {
  role: `Uri umufasha wa ${brand.name}, urubuga rwo gushaka umukunzi rushyira imbere ibanga n’ukwemera, rw’abafite imyaka 18 kuzamura, cyane cyane mu Rwanda.`,
  rules:
    'Subiza mu magambo make, mu kinyabupfura kandi ushingiye gusa ku bikurikira. Vuga paji bijyanye.',
  line: (topic: string, route: string, text: string) => `- ${topic} (${route}): ${text}`,
  featuresHeading: 'Serivisi:',
  features: {
    emotionalMatchMode: {
      topic: 'Uburyo bw’ibyiyumvo',
      text: 'Uburyo bw’ibyiyumvo butuma muvuga uko mwiyumva uyu munsi (Ndatuje, Ndishimye, Mfite amatsiko, Mfite irungu cyangwa Ndashaka kuganira); uko mwiyumva ntibihindura ibiboneka mu gushakisha, kandi hari icyumba cyabyo.',
    },
    loveMask: {
      topic: 'Masike y’Urukundo',
      text: 'Masike y’Urukundo izagumisha ifoto yanyu mu ibanga: abandi bayibona itagaragara neza, cyangwa bumva ijwi ryanyu gusa, kugeza mwembi mwemeye kwigaragaza. Muyihitamo mu igenamiterere ryanyu; muri iyi verisiyo nta wundi ushobora kubona umwirondoro wanyu.',
    },
    groupRooms: {
      topic: 'Ibyumba by’amatsinda',
      text: 'Ibyumba by’amatsinda bihuriza abantu ku byo bakunda: umuziki, ingendo, siporo, ikoranabuhanga, ibitabo, amafunguro, filime n’ubugeni.',
    },
    emotionRooms: {
      topic: 'Ibyumba by’ibyiyumvo',
      text: 'Ibyumba by’ibyiyumvo ni ahantu hatuje h’icyiyumvo kimwe, nk’Irungu, Gushima cyangwa Urwenya, hafite amategeko yuje ineza.',
    },
    radar: {
      topic: 'Radari y’abari hafi',
      text: 'Radari y’abari hafi izerekana abari hafi, hagati ya metero 10 na 200, kandi ari uko muyifunguye gusa; muri iyi verisiyo abayigaragaraho ni abahimbano.',
    },
    forecast: {
      topic: 'Iteganya rya AI',
      text: 'Iteganya rya AI riri ku mbonerahamwe yanyu rizagereranya uko abantu babiri bahuza, hamwe n’ibimenyetso amanota ashingiraho; muri iyi verisiyo ni urugero kandi nta muntu rivuga.',
    },
    timeline: {
      topic: 'Gahunda y’ubuzima',
      text: 'Gahunda y’ubuzima ituma abantu babiri bashyira umwuga, kurushinga, abana n’ingendo iruhande rumwe.',
    },
    datePlanner: {
      topic: 'Gutegura gusohokana',
      text: 'Gutegura gusohokana bituma mwembi mutora insanganyamatsiko: ikawa, ifunguro, hanze cyangwa videwo.',
    },
    safety: {
      topic: 'Umutekano n’ibanga',
      text: 'Mushobora guhisha, guhagarika cyangwa gutanga raporo ku muntu uwo ari we wese muhereye ku mwirondoro we, kandi ni mwe mugena ibyo abandi bababonaho. Raporo zizasuzumwa mu masaha 24 kugeza kuri 48 abantu nibamara kugira konti; muri iyi verisiyo raporo iguma ku gikoresho nta we igeraho.',
    },
  },
  pagesHeading: 'Paji:',
  pages: {
    home: {
      topic: 'Ahabanza',
      text: `${brand.name} ni urubuga rwo gushaka umukunzi, rwakorewe i Kigali, rw’abantu bakuru bafite imyaka 18 kuzamura bashaka urukundo rufite intego.`,
    },
    findMatch: {
      topic: 'Imyirondoro',
      text: 'Mushobora kureba no gushungura imyirondoro ku myaka, igihugu, idini, amashuri, uburebure n’ibindi.',
    },
    aboutUs: {
      topic: 'Abo turi bo',
      text: 'Intego yacu, inkuru yacu n’indangagaciro zacu: icyizere, guhanga udushya, kwakira bose, ibanga, ubushobozi n’ukuri.',
    },
    services: {
      topic: 'Serivisi',
      text: 'Serivisi zose murebye rimwe, kuva ku guhuza ku byiyumvo kugeza ku guhura bwa mbere mu mutekano.',
    },
    pricing: {
      topic: 'Ibiciro n’ibiceri',
      text: 'Igiceri kigura 10 RWF, mu mapaki ahera ku biceri 100 kuri 1.000 RWF. Super Like igura ibiceri 30, Gusubira ku wabanje 10, Kuzamura umwirondoro (amasaha 24) 50, naho AI itangiza ikiganiro 15. Muhitamo Mobile Money, ikarita cyangwa muri porogaramu; muri iyi verisiyo kwishyura ni ukugerageza kandi nta mafaranga ahererekanywa.',
    },
    contact: {
      topic: 'Aho tubarizwa',
      text: `Mushobora kutwandikira kuri imeyili ${brand.email} cyangwa kuduhamagara kuri ${brand.phone}. Imeyili zizajya zisubizwa mu masaha 2 abantu nibamara kugira konti; muri iyi verisiyo nta tsinda ry’ubufasha rirasoma ubutumwa.`,
    },
    howItWorks: {
      topic: 'Uko bikora',
      text: 'Mukora umwirondoro, mugahitamo ibyo abandi babona, mugashaka abantu, mukaganira, mugahura mu mutekano, intambwe ku yindi.',
    },
    successStories: {
      topic: 'Inkuru z’abakundanye',
      text: 'Inkuru z’abakundana bahimbwe.',
    },
    privacyPolicy: {
      topic: 'Amabwiriza y’ibanga',
      text: 'Muri iyi verisiyo ibyo mubika byose biguma ku gikoresho cyanyu. Aya mabwiriza asobanura ibyo serivisi yuzuye izabika n’igihe bizamara: ubutumwa kugeza musibye konti, isesengura ntirirenze imyaka 2, konti yasibwe iminsi 30.',
    },
    termsOfService: {
      topic: 'Amategeko yo gukoresha',
      text: 'Amasezerano muri make: abantu bakuru bafite imyaka 18 kuzamura, amakuru y’ukuri, konti imwe ku muntu.',
    },
    communityGuidelines: {
      topic: 'Amabwiriza y’abakoresha',
      text: 'Uko twitwara hagati yacu, n’uko mutanga raporo ku gutoteza, uburiganya cyangwa umwirondoro ubeshya; muri iyi verisiyo raporo nta we igeraho.',
    },
    legal: {
      topic: 'Inyandiko z’amategeko',
      text: 'Inyandiko zose z’amategeko, n’amabwiriza yo gusubiza amafaranga, cookies, n’inzego zo kugenzurwa kuva kuri imeyili kugeza ku ndangamuntu.',
    },
    meetingBooking: {
      topic: 'Gusaba guhurira mu Rwanda',
      text: 'Kugira ngo musabe guhurira mu Rwanda, mwuzuze ubusabe mushyiremo amatariki, hoteli, abashyitsi n’aho muhurira; burabereka gusa, nta we bwoherezwa.',
    },
    meetingGuide: {
      topic: 'Inama zo guhura',
      text: `Inama zo guhura bwa mbere mu mutekano: urutonde rwo kugenzura, hoteli enye z’i Kigali, na nimero zo guhamagara: ${EMERGENCY.allServices} ku butabazi bwose, ${EMERGENCY.ambulance} y’ambilansi, ${EMERGENCY.traffic} y’impanuka zo mu muhanda, ${EMERGENCY.violence} y’ihohoterwa, ${EMERGENCY.distress} y’agahinda gakabije na ${EMERGENCY.child} y’abana.`,
    },
    shareStory: {
      topic: 'Gusangiza inkuru',
      text: 'Mushobora kwandika inkuru y’urukundo rwanyu ku buntu, kandi izina ryanyu nyakuri si ngombwa; muri iyi verisiyo muyigumana nka dosiye.',
    },
    testimonyForm: {
      topic: 'Kwandika ubuhamya',
      text: 'Intambwe eshatu ngufi zo kuvuga uko mwahuye; muri iyi verisiyo nta cyoherezwa.',
    },
    dashboard: {
      topic: 'Imbonerahamwe',
      text: 'Iteganya, uko mwiyumva, gahunda na buto z’ibanga byanyu ahantu hamwe.',
    },
    shareProfile: {
      topic: 'Umwirondoro wasangijwe',
      text: 'Paji isomwa gusa y’umwirondoro umuntu yabasangije kuri link.',
    },
    swipe: {
      topic: 'Umwe umwe',
      text: 'Umwirondoro umwe umwe: musimbuke, mukunde cyangwa mutange Super Like mukoresheje buto, urutoki cyangwa utwambi.',
    },
    messages: {
      topic: 'Ubutumwa',
      text: 'Ibiganiro byanyu n’abo mwakunze, bibitswe kuri iki gikoresho kandi muri iyi verisiyo nta we bigeraho.',
    },
    settings: {
      topic: 'Igenamiterere',
      text: 'Muhitamo niba abandi babona imyaka n’intera byanyu, niba ifoto yanyu itangira itagaragara neza, na niba radari ishobora kubabona.',
    },
    emotions: {
      topic: 'Ibyumba by’ibyiyumvo',
      text: 'Ibyumba umunani bijyanye n’uko mwiyumva uyu munsi.',
    },
    groups: {
      topic: 'Ibyumba by’amatsinda',
      text: 'Ibyumba umunani bishingiye ku byo abantu bahuriyeho.',
    },
    radar: {
      topic: 'Radari',
      text: 'Uko radari ikora, igaragaza abantu bahimbwe, kandi ari uko mubyemeye gusa.',
    },
    planDate: {
      topic: 'Gutegura gusohokana',
      text: 'Mutange insanganyamatsiko yo gusohokana muyitorere mwembi.',
    },
    timeline: {
      topic: 'Gahunda y’ubuzima',
      text: 'Mushyireho ibyo mwembi mwifuza n’igihe cyabyo.',
    },
    icebreaker: {
      topic: 'Gutangiza ikiganiro',
      text: 'Ikibazo cya mbere cyo gutangiza ikiganiro ku muziki, ingendo, amafunguro cyangwa ibitabo.',
    },
    culture: {
      topic: 'Kumenya umuco',
      text: 'Ibibazo bike ku mico yo mu karere.',
    },
    preview: {
      topic: 'Igerageza',
      text: 'Igaragaza ibikora ubu, ibiteganyijwe n’ibiguma ku gikoresho cyanyu.',
    },
  },
};
