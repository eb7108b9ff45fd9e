import type * as english from '../../../../assistant-engine/intents/copy-dating';
import { EMERGENCY } from '../../../../domain/emergency-numbers';
import { PRICES } from '../../../../domain/price-list';
import { PATHS } from '../../../../paths';

export const datingIntentCopy: typeof english.datingIntentCopy = {
  'find-people': {
    topic: 'Gushaka abantu',
    answer: `Murebe abantu bose kuri ${PATHS.findMatch} mugabanye urutonde mukoresheje ibigenderwaho, cyangwa murebe umuntu umwe umwe kuri ${PATHS.swipe}. Abantu bo muri iyi verisiyo ni ibishushanyo by’urugero.`,
  },
  filters: {
    topic: 'Gushungura imyirondoro',
    answer: `${PATHS.findMatch} ifite ibigenderwaho 15: izina, imyaka, igitsina, aho umuntu ari, irangamimerere, igihugu, uburebure, imiterere y’umubiri, amashuri, idini, umwuga, umusatsi, abana, ubwoko bw’umubano n’uko yiyumva. Bibiri bya nyuma ntibihindura ibisubizo; umwirondoro ugomba guhura n’ibindi byose. “Kubikuraho byose” ikuraho ibigenderwaho byose.`,
  },
  'save-search': {
    topic: 'Kubika ishakisha',
    answer: `Muhitemo ibigenderwaho kuri ${PATHS.findMatch} mubibike mubihaye izina mu “Amashakisha yabitswe”, kugeza kuri makumyabiri. Mushobora no gukoporora aderesi ya paji: ifungura ibigenderwaho bimwe.`,
  },
  like: {
    topic: 'Gukunda umuntu',
    answer: `Mukande umutima uri ku ikarita, cyangwa “Gukunda” kuri ${PATHS.swipe}. Abo mwakunze bari ku rutonde aho no kuri paji yanyu kuri ${PATHS.user}. Muri iyi verisiyo nta wundi ubibwirwa, kandi nta we ushobora kubakunda na we.`,
  },
  'super-like': {
    topic: 'Gukoresha Super Like',
    answer: `Super Like igaragaza ko umuntu ari umwihariko. Mukurure ikarita hejuru, mukande inyenyeri cyangwa akambi ko hejuru kuri ${PATHS.swipe}. Igura ibiceri ${PRICES.superLike.coins}; iyo ibiceri bidahagije ibikwa nko gukunda bisanzwe kandi nta gikatwa.`,
  },
  undo: {
    topic: 'Kugarura uwo nasimbutse cyangwa nakunze',
    answer: `Mukande “Kugarura” kuri ${PATHS.swipe}. Bisubiza inyuma intambwe ya nyuma, n’izayibanjirije, ku buntu, n’iyo mwongeye gufungura paji, kugeza mutangiye bundi bushya, musohotse cyangwa mufunze tab. Iyo mugaruye Super Like yishyuwe, musubizwa ibiceri byayo.`,
  },
  'save-for-later': {
    topic: 'Kubikira umuntu nyuma',
    answer: `Muhitemo “Si ubu” ku ikarita kuri ${PATHS.swipe}, cyangwa muri menu y’ikarita mushakisha. Mumugarure muri “Abo mwabikiye nyuma” kuri ${PATHS.swipe} cyangwa kuri ${PATHS.user}.`,
  },
  mood: {
    topic: 'Uko niyumva n’Uburyo bw’ibyiyumvo',
    answer: `Uburyo bw’ibyiyumvo butuma muhitamo uko mwiyumva uyu munsi: Ndatuje, Ndishimye, Mfite amatsiko, Mfite irungu cyangwa Ndashaka kuganira. Buri kuri ${PATHS.findMatch}; ntibuhindura ibiboneka. Hari icyumba kuri buri cyiyumvo kuri ${PATHS.emotions}.`,
  },
  radar: {
    topic: 'Radari y’abari hafi',
    answer: `Radari y’abari hafi iri kuri ${PATHS.radar} yerekana uko abantu bari hafi, hagati ya metero 10 na 200, bagaragara, kandi ari uko muyifunguye gusa. Muri iyi verisiyo ni abahimbano kandi aho muri ntihasomwa.`,
  },
  'radar-safety': {
    topic: 'Radari iratekanye?',
    answer: `Radari irafunze kugeza muyifunguye, kandi muri iyi verisiyo aho muri ntihasomwa na rimwe. Muri serivisi yuzuye yakwerekana ko muri hafi, ntiyakwerekana na rimwe aho muri (birateganyijwe). Muyifungire kuri ${PATHS.radar} cyangwa kuri ${PATHS.settings}.`,
  },
  forecast: {
    topic: 'Iteganya rya AI n’imbonerahamwe',
    answer: `Iteganya rya AI kuri ${PATHS.dashboard} ryerekana uko igereranya ry’uko abantu babiri bahuza ryaba risa. Muri iyi verisiyo ni urugero kandi ntirivuga abantu nyabo.`,
  },
  'sample-profiles': {
    topic: 'Abantu bari hano ni nyakuri?',
    answer: `Oya. Imyirondoro iri kuri ${PATHS.findMatch} ni ingero mpimbano zifite amashusho y’ibishushanyo, kandi nta banyamuryango baraboneka. Muri iyi verisiyo nta we ushobora kubabona cyangwa kubandikira.`,
  },
  'wave-and-comment': {
    topic: 'Gupepera, Kumenyana n’ibitekerezo',
    answer: `Amakarita ari kuri ${PATHS.findMatch} no kuri “Ahabanza” afite Gupepera, Kumenyana n’ibitekerezo. Muri iyi verisiyo biguma ku gikoresho cyanyu: ibitekerezo bibikwa muri iyi tab kugeza muyifunze cyangwa musohotse, kandi nta we ubibwirwa.`,
  },
  'share-profile': {
    topic: 'Gusangiza umwirondoro',
    answer: `Muhitemo “Gusangiza” ku ikarita y’umwirondoro mwohereze link. Ifunguka ari ikarita isomwa gusa kuri ${PATHS.shareProfile}. Musangize gusa ibyo nyir’ubwite yemeye.`,
  },
  messages: {
    topic: 'Kwandika ubutumwa',
    answer: `Mubanze mukunde umuntu, hanyuma mufungure ${PATHS.messages}: ibiganiro byanyu ni ho biri. Muri iyi verisiyo ubutumwa buguma ku gikoresho cyanyu kandi nta we bugeraho.`,
  },
  'message-delivery': {
    topic: 'Ubutumwa bwanjye bwageze yo?',
    answer: `Oya: muri iyi verisiyo ubutumwa bwo kuri ${PATHS.messages} buguma ku gikoresho cyanyu. Nta we bugeraho, nta we ubusoma, nta we ubusubiza.`,
  },
  'first-words': {
    topic: 'Icyo kwandika bwa mbere',
    answer: `${PATHS.icebreaker} ibaha ikibazo cya mbere ku muziki, ingendo, amafunguro cyangwa ibitabo, mukagikoporora. Kubaza ku kintu kiri mu mwirondoro we na byo bikora neza.`,
  },
  'emotion-rooms': {
    topic: 'Ibyumba by’ibyiyumvo',
    answer: `Ibyumba by’ibyiyumvo kuri ${PATHS.emotions} ni ahantu hatuje h’icyiyumvo kimwe, nk’Irungu, Gushima cyangwa Urwenya, hafite amategeko n’ikibazo cyo gutekerezaho. Muri iyi verisiyo nta wundi ubirimo. Niba ibintu bibaremereye cyane, muganirize umuntu uri hafi yanyu cyangwa muhamagare ${EMERGENCY.distress}, umurongo utishyurwa wa Minisiteri y’Ubuzima.`,
  },
  'group-rooms': {
    topic: 'Ibyumba by’amatsinda',
    answer: `Ibyumba by’amatsinda kuri ${PATHS.groups} bivuga ku muziki, ingendo, siporo, ikoranabuhanga, ibitabo, amafunguro, filime n’ubugeni. Muri iyi verisiyo nta kiganiro cy’ako kanya kibirimo.`,
  },
  calls: {
    topic: 'Guhamagara, ubutumwa bw’ijwi n’amafoto',
    answer: `Iyi verisiyo nta guhamagara, ubutumwa bw’ijwi cyangwa amafoto igira mu biganiro; ${PATHS.messages} yakira inyandiko gusa.`,
  },
  'book-meeting': {
    topic: 'Gusaba guhurira mu Rwanda',
    answer: `Mwuzuze ubusabe kuri ${PATHS.meetingBooking} mushyiremo amatariki, hoteli, abashyitsi n’aho muhurira. Muri iyi verisiyo burabereka gusa, nta we bwoherezwa. Inama zo guhura kuri ${PATHS.meetingGuide} zibafasha kubitegura mu mutekano.`,
  },
  hotels: {
    topic: 'Amahoteli y’i Kigali',
    answer: `Inama zo guhura kuri ${PATHS.meetingGuide} zivuga hoteli enye z’i Kigali zakirira abantu ku mugaragaro: Serena, Marriott, Radisson na Mille Collines, n’ibiciro n’ikarita. Nta masezerano dufitanye na n’imwe muri zo.`,
  },
  'plan-date': {
    topic: 'Ibitekerezo byo gusohokana',
    answer: `${PATHS.planDate} ibafasha gutanga insanganyamatsiko, ikawa, ifunguro, hanze cyangwa videwo, mukayitorera. Gusohokana bwa mbere mubikorere ahantu hahurira abantu.`,
  },
  timeline: {
    topic: 'Gutegura ubuzima bwa mwembi',
    answer: `Gahunda y’ubuzima kuri ${PATHS.timeline} ishyira umwuga, kurushinga, abana n’ingendo iruhande rumwe. Iguma ku gikoresho cyanyu.`,
  },
  'culture-quiz': {
    topic: 'Ibibazo ku muco',
    answer: `Ibibazo bike ku mico yo mu karere, n’ubusobanuro bwa buri gisubizo, biri kuri ${PATHS.culture}.`,
  },
};
