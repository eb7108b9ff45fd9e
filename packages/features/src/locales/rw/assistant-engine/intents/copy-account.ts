import type * as english from '../../../../assistant-engine/intents/copy-account';
import { AGE } from '../../../../domain/constants';
import { PATHS } from '../../../../paths';

export const accountIntentCopy: typeof english.accountIntentCopy = {
  register: {
    topic: 'Gufungura konti',
    answer: `Niba mufite imyaka ${AGE.minimum} cyangwa irenga, mufungure ${PATHS.register}: intambwe esheshatu ngufi, muri zo mugomba kuzuza iya mbere no kwemera amategeko mu ya nyuma. Muri iyi verisiyo ibisubizo byanyu biguma kuri iki gikoresho kandi nta konti ifungurwa kuri seriveri.`,
  },
  'registration-questions': {
    topic: 'Ibyo kwiyandikisha bibaza',
    answer: `Intambwe ya mbere muri esheshatu ziri kuri ${PATHS.register} ibaza ibintu cumi na bitatu, nk’izina ryanyu, imeyili, itariki y’amavuko n’igihugu; iya nyuma ibasaba kwemera amategeko, ibindi byose si ngombwa. Iyo muhagaze hagati, ibisubizo byanyu biguma muri iyi tab, uretse ijambobanga, ifoto n’itariki y’amavuko.`,
  },
  'who-can-join': {
    topic: 'Uwemerewe kwiyandikisha',
    answer: `Umuntu mukuru wese ashobora kwiyandikisha: igitsina icyo ari cyo cyose, idini iryo ari ryo ryose cyangwa igihugu icyo ari cyo cyose, ingaragu, uwahawe gatanya cyangwa umupfakazi. Urubuga rwakorewe abo mu Rwanda no mu bihugu bituranye na rwo; nta banyamuryango barahaba. Muhere kuri ${PATHS.register}.`,
  },
  'age-limit': {
    topic: 'Imyaka yemewe',
    answer: `Mugomba kuba mufite imyaka ${AGE.minimum} cyangwa irenga, nta rengayobora. Nta myaka ntarengwa yo hejuru. Iri tegeko riri kuri ${PATHS.termsOfService}.`,
  },
  'log-in': {
    topic: 'Kwinjira',
    answer: `Iyi verisiyo nta konti ifite kuri seriveri, bityo kwinjira nyakuri ntibishoboka. Muhitemo “Gukoresha konti yo kugerageza” kuri ${PATHS.login} kugira ngo murebe ibyo umunyamuryango abona byose.`,
  },
  demo: {
    topic: 'Kureba na konti yo kugerageza',
    answer: `Muhitemo “Gukoresha konti yo kugerageza” kuri ${PATHS.login}. Ibabaza niba mufite imyaka ${AGE.minimum} cyangwa irenga, ntisaba izina cyangwa ijambobanga, kandi ifungura ibyo umunyamuryango abona byose.`,
  },
  'forgot-password': {
    topic: 'Nibagiwe ijambobanga',
    answer: `Muri iyi verisiyo nta jambobanga ribikwa kandi nta imeyili yoherezwa, bityo nta cyo guhindura gihari. ${PATHS.forgotPassword} yerekana uko bizakora; hagati aho, mukoreshe konti yo kugerageza kuri ${PATHS.login}.`,
  },
  'log-out-shared-phone': {
    topic: 'Gusohoka kuri telefoni musangiye',
    answer: `Gusohoka bihisha ibiganiro byanyu n’abo mwakunze ariko ntibibisiba: umuntu wese ukoresha iyi browser ashobora gufungura konti yo kugerageza akabibona. Kuri telefoni musangiye n’abandi, muhitemo “Gusiba amakuru yanjye” kuri ${PATHS.user} murangije, kandi ubutaha mukoreshe idirishya ry’ibanga (private). Amateka ya browser aracyarimo paji mwafunguye.`,
  },
  'delete-data': {
    topic: 'Gusiba konti n’amakuru yanjye',
    answer: `Mufungure ${PATHS.user}, mujye kuri “Amakuru yanyu” muhitemo “Gusiba amakuru yanjye”. Bisiba umwirondoro, abo mwakunze, ubutumwa, ibiceri n’igenamiterere muri iyi browser, muri tab zose zifunguye. Muri iyi verisiyo nta kopi iri kuri seriveri.`,
  },
  'export-data': {
    topic: 'Kumanura cyangwa kwimura amakuru yanjye',
    answer: `Mufungure ${PATHS.user} mujye kuri “Amakuru yanyu”. “Kumanura kopi” ibika byose muri dosiye imwe. “Gushyiramo kopi”, ku yindi telefoni cyangwa browser, ibanza kubereka ibizahinduka mbere yo kongeramo dosiye.`,
  },
  'edit-profile': {
    topic: 'Guhindura umwirondoro wanjye',
    answer: `Muri iyi verisiyo ntimushobora guhindura umwirondoro. Mwongere mwuzuze intambwe kuri ${PATHS.register}, ibisubizo bishya bisimbure ibiri kuri paji yanyu kuri ${PATHS.user}.`,
  },
  'upload-photo': {
    topic: 'Gushyiraho ifoto',
    answer: `Ifoto muyishyira ku ntambwe ya nyuma ya ${PATHS.register}: JPEG, PNG, WebP cyangwa AVIF, itarengeje MB 10. Ifoto ya vuba yo ku manywa irimo mwe mwenyine ni yo nziza. Muri iyi verisiyo iguma ku gikoresho cyanyu kandi ntibikwa nyuma yaho.`,
  },
  appearance: {
    topic: 'Amabara yijimye, ingano y’inyuguti no korohereza bose',
    answer: `Buto iri hejuru kuri paji, kuri telefoni ikaba muri menu, ihindura amabara: ayeruye, ayijimye cyangwa ay’igikoresho cyanyu. Mushobora kongera ingano y’inyuguti zose kuri ${PATHS.settings}. Urubuga rukoreshwa na mwandikisho na porogaramu isoma ekara, kandi nta kinyeganyega iyo igikoresho cyanyu kibisaba.`,
  },
  'data-use': {
    topic: 'Gukoresha data nkeya',
    answer: `Mufungure “Gukoresha data nkeya” mu “Ikoreshwa rya data” kuri ${PATHS.settings}: nta videwo, kandi nta gifunguka mutabisabye. Nta interineti, paji mufunguye ikomeza gukora. Iyo mufunguye n’ahanditse “Kubika paji z’umutekano kuri iyi telefoni”, inama zo guhura, nimero z’ubutabazi, inyandiko ku mutekano, gahunda yanyu, ubutumwa bwanyu n’igenamiterere na byo birafunguka; izindi paji n’umufasha bisaba interineti.`,
  },
  languages: {
    topic: 'Indimi',
    answer: `Uru rubuga mwarusoma mu Kinyarwanda, Icyongereza, Igifaransa n’Igiswahili: muhitemo hejuru cyangwa hasi kuri paji. Inyandiko z’amategeko, blog n’inyandiko nyinshi z’ubufasha biri mu Cyongereza. Nsoma ibibazo nkanabisubiza muri izo ndimi uko ari enye; ubundi bufasha buri kuri ${PATHS.helpCenter}.`,
  },
  app: {
    topic: 'Hari porogaramu ya telefoni?',
    answer: `Nta porogaramu iri mu iduka rya porogaramu. Urubuga rukora muri browser ya telefoni iyo ari yo yose. Uko bikora biri kuri ${PATHS.howItWorks}.`,
  },
};
