import type * as english from '../../../../assistant-engine/intents/copy-safety';
import { brand } from '../../../../content/brand';
import { EMERGENCY } from '../../../../domain/emergency-numbers';
import { NAMED_ARTICLES } from '../../../../content/help-href';
import { legalHref } from '../../../../content/legal/documents';
import { PATHS } from '../../../../paths';

export const safetyIntentCopy: typeof english.safetyIntentCopy = {
  'who-sees-my-photo': {
    topic: 'Ubona ifoto yanjye',
    answer: `Muri iyi verisiyo nta wundi ushobora kubona umwirondoro wanyu cyangwa ifoto yanyu: byombi biguma ku gikoresho cyanyu. Muri serivisi yuzuye, “Ifoto ibanza kutagaragara neza” iri kuri ${PATHS.settings} ituma ifoto yanyu itagaragara neza kugeza mwembi mwemeye kuyigaragaza (birateganyijwe).`,
  },
  'love-mask': {
    topic: 'Masike y’Urukundo',
    answer: `Masike y’Urukundo izatuma ifoto yanyu itagaragara neza, cyangwa abantu bumve ijwi ryanyu gusa, kugeza mwembi mwemeye kwigaragaza; ntishobora kwizeza ko nta muntu ubamenya. Muyifungure kuri “Ifoto ibanza kutagaragara neza” iri kuri ${PATHS.settings}. Muri iyi verisiyo nta wundi ushobora kubona umwirondoro wanyu, bityo icyo muhisemo kibikirwa igihe kizaza.`,
  },
  'why-blurred': {
    topic: 'Impamvu amafoto atagaragara neza',
    answer: `Amafoto ari kuri ${PATHS.findMatch} ntagaragara neza mutarinjira. Konti yo kugerageza iri kuri ${PATHS.login} irayagaragaza neza. Abantu bayariho ni ibishushanyo by’urugero.`,
  },
  'hide-details': {
    topic: 'Guhisha imyaka, intera cyangwa umwirondoro',
    answer: `Kuri ${PATHS.settings} muhitamo niba abandi babona imyaka n’intera byanyu, kandi mugafungura cyangwa mugafunga radari. Muri iyi verisiyo nta wundi ushobora kubona umwirondoro wanyu; ibyo muhisemo bibikirwa igihe kizaza.`,
  },
  'quick-exit': {
    topic: 'Kuva hano vuba',
    answer: `Muhitemo akamenyetso k’urugi rufunguye hejuru kuri buri paji na buri dirishya, cyangwa mukande Shift inshuro eshatu. Muri tab zose hahita hafunguka urubuga rw’iteganyagihe, kandi gusubira inyuma ntibigarura hano. Amateka ya browser yanyu aracyarimo paji mwafunguye: mukoreshe idirishya ry’ibanga (private), cyangwa musibe amateka (ibindi biri kuri ${NAMED_ARTICLES.quickExit}).`,
  },
  'what-is-stored': {
    topic: 'Ibyo urubuga rubika kuri jye',
    answer: `Muri iyi verisiyo ibyo mwandika biguma muri iyi browser ku gikoresho cyanyu, uretse ibibazo mumbaza n’ibigenderwaho n’ibyo mushakisha biri muri aderesi ya paji; nta makuru yanyu agurishwa cyangwa asangizwa. Mushobora kuyareba, kuyamanura no kuyasiba kuri ${PATHS.user}. Ibyo serivisi yuzuye izabika, n’igihe bizamara, biri kuri ${PATHS.privacyPolicy}.`,
  },
  cookies: {
    topic: 'Cookies z’uru rubuga',
    answer: `Iyi verisiyo nta cookie n’imwe ikoresha. Ibyo mwandika n’ibyo muhitamo bibikwa mu bubiko bwa browser yanyu; urutonde rwabyo n’urwa cookies ziteganyijwe muri serivisi yuzuye biri kuri ${legalHref('cookies')}.`,
  },
  'assistant-privacy': {
    topic: 'Aho ikibazo cyanjye kijya',
    answer: `Ikibazo cyanyu kijya kuri serivisi y’uru rubuga, idakibika, kandi nta muntu ugisoma. Iyo nyir’urubuga yashyizeho Google Gemini, ibibazo bisanzwe bijya no kuri Google; ubutumwa bumenyekanye nk’ubw’akaga ntibujyayo na rimwe. Ntimwandike amazina, nimero cyangwa aderesi; ibindi biri kuri ${PATHS.privacyPolicy}.`,
  },
  encryption: {
    topic: 'Ubutumwa burinzwe (encryption)?',
    answer: `Muri iyi verisiyo ubutumwa ntibuva na rimwe ku gikoresho cyanyu, bityo nta bukeneye kurindwa mu nzira. Kuburinda (encryption) birateganyijwe muri serivisi yuzuye; murebe ${PATHS.privacyPolicy}.`,
  },
  block: {
    topic: 'Guhagarika umuntu',
    answer: `Mufungure menu iri ku ikarita y’umuntu cyangwa mu kiganiro muhitemo “Guhagarika”; niba ikarita iriho masike, mubanze mwinjire na konti yo kugerageza. Uwo muntu avanwa kuri “Ahabanza”, “Imyirondoro”, “Umwe umwe” no mu butumwa bwanyu, muri iyi verisiyo kuri iki gikoresho gusa. Niba mwumva hari ubatera ubwoba, muhamagare ${EMERGENCY.allServices}; amategeko ari kuri ${PATHS.communityGuidelines}.`,
  },
  'hide-person': {
    topic: 'Guhisha cyangwa kugarura umuntu',
    answer: `Muhitemo “Guhisha” muri menu y’ikarita cyangwa y’ikiganiro. ${PATHS.settings} igaragaza abo mwahishe, mwahagaritse cyangwa mwatanzeho raporo bose, na buto yo kugarura buri wese.`,
  },
  report: {
    topic: 'Gutanga raporo ku muntu',
    answer: `Mufungure menu iri ku ikarita y’umuntu cyangwa mu kiganiro, muhitemo “Gutanga raporo” maze mutange impamvu; niba ikarita iriho masike, mubanze mwinjire na konti yo kugerageza. Muri iyi verisiyo raporo nta we igeraho: ihisha uwo muntu, kandi ${PATHS.settings} ibika inyandiko yayo n’ubutumwa bwanyu kuri iki gikoresho, ngo mubisome, mubicape cyangwa mubibike. Niba muri mu kaga cyangwa habaye icyaha, muhamagare ${EMERGENCY.allServices}; amategeko ari kuri ${PATHS.communityGuidelines}.`,
  },
  'report-outcome': {
    topic: 'Ibikurikira raporo',
    answer: `Muri iyi verisiyo raporo iguma ku gikoresho cyanyu nta we igeraho, bityo nta wuzayisubiza; uwo muntu arabahishwa. Kuyisuzuma mu masaha 24 kugeza kuri 48 birateganyijwe; murebe ${PATHS.communityGuidelines}. Niba muri mu kaga, muhamagare ${EMERGENCY.allServices}.`,
  },
  'real-or-fake': {
    topic: 'Uyu muntu ni nyakuri?',
    answer: `Mwitondere umuntu wese uvuga ko abakunda mu minsi mike, uhora afite impamvu yo kudahamagara cyangwa kudahura, cyangwa uvuga amafaranga. Mumusabe kurebana kuri videwo akanya gato, mushakishe ifoto ye, kandi ntimukohereze na rimwe amafaranga, kode cyangwa indangamuntu yanyu. Musome “Umuntu aransaba amafaranga” kuri ${NAMED_ARTICLES.moneyRequests}.`,
  },
  verification: {
    topic: 'Kugenzurwa n’ibirango',
    answer: `Muri iyi verisiyo nta muntu wagenzuwe. Hateganyijwe inzego enye: imeyili cyangwa telefoni, selfie ihuye n’ifoto, indangamuntu, n’umunyamuryango wishyuye; ikirango kigaragaza icyagenzuwe, si imico y’umuntu. Ziri mu nyandiko “Trust & Safety” kuri ${legalHref('safety')}.`,
  },
  'emergency-numbers': {
    topic: 'Nimero z’ubutabazi',
    answer: `Mu Rwanda: polisi n’ubutabazi bwose ${EMERGENCY.allServices}, ambilansi ${EMERGENCY.ambulance}, impanuka zo mu muhanda ${EMERGENCY.traffic}, ihohoterwa rikorwa n’umukunzi cyangwa uwo mwashakanye n’irishingiye ku gitsina ${EMERGENCY.violence}, agahinda gakabije cyangwa ibitekerezo byo kwiyahura ${EMERGENCY.distress}, abana ${EMERGENCY.child}. Ziri no kuri ${PATHS.meetingGuide}.`,
  },
  'safe-meeting': {
    topic: 'Guhura bwa mbere mu mutekano',
    answer: `Muhurire ahantu hahurira abantu ku manywa, mubwire inshuti aho muri, mugire uburyo bwanyu bwo gutaha, mugumane icyo munywa hafi yanyu, kandi mugende niba hari icyo mwumva kitameze neza. Urutonde rwo kugenzura na nimero z’ubutabazi biri kuri ${PATHS.meetingGuide}. Niba muri mu kaga, muhamagare ${EMERGENCY.allServices}.`,
  },
  'community-rules': {
    topic: 'Amabwiriza y’abakoresha',
    answer: `Mube inyangamugayo kandi mugire ineza, mubaze mbere yo gusangiza, kandi niba umuntu yanze, mubyemere. Gutoteza, urwango, gusaba amafaranga, imyirondoro ibeshya n’umuntu wese uri munsi y’imyaka 18 ntibyemewe. Amabwiriza ari kuri ${PATHS.communityGuidelines}.`,
  },
  'ban-appeal': {
    topic: 'Guhagarikwa n’ubujurire',
    answer: `Muri iyi verisiyo nta muntu ushobora guhagarikwa, kuko nta konti ziri kuri seriveri. Muri serivisi yuzuye mushobora kujurira mu minsi 30 (birateganyijwe). Amategeko ari mu nyandiko ya Terms kuri ${legalHref('terms')}.`,
  },
  'sms-codes': {
    topic: 'Kode yaje muri SMS',
    answer: `Ntimugahe umuntu uwo ari we wese kode yaje muri SMS cyangwa PIN, uko yaba yiyise kose: yayikoresha atwara konti yanyu cyangwa amafaranga yanyu. Muri iyi verisiyo ${brand.name} nta kode yohereza kandi nta yo ibaza. Musome “Umuntu aransaba amafaranga” kuri ${NAMED_ARTICLES.moneyRequests}.`,
  },
};
