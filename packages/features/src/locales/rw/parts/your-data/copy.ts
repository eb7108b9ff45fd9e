import type * as english from '../../../../parts/your-data/copy';
import { formatCount } from '../../content/format';
import { MAX_IMPORT_BYTES } from '../../../../persistence/device-data-import';

type DataCopy = typeof english.dataCopy;

const list = (names: readonly string[]): string => names.join(', ');

const counted =
  (name: string) =>
  (value: number): string =>
    `${name}: ${formatCount(value)}`;

const topics: DataCopy['topics'] = {
  profile: {
    name: 'Umwirondoro',
    what: 'Ibyo mwanditse mwiyandikisha',
    saved: counted('Imyirondoro'),
  },
  likes: { name: 'Abo mwakunze', what: 'Abantu mwakunze', saved: counted('Abantu') },
  later: {
    name: 'Abo mwabikiye nyuma',
    what: 'Abantu mwabikiye nyuma',
    saved: counted('Abantu'),
  },
  hidden: {
    name: 'Abo mwahishe',
    what: 'Abo mwahishe, mwahagaritse cyangwa mwatanzeho raporo, n’inyandiko mwabitse',
    saved: counted('Abantu n’inyandiko'),
  },
  searches: {
    name: 'Amashakisha yabitswe',
    what: 'Ibigenderwaho mwabitse mubihaye izina',
    saved: counted('Amashakisha'),
  },
  wallet: {
    name: 'Ikofi',
    what: 'Ibiceri byanyu n’ibyabikozweho',
    saved: counted('Ibikorwa'),
  },
  messages: {
    name: 'Ubutumwa',
    what: 'Ibiganiro byanyu n’ibyo mwanditse, byoherejwe cyangwa bitoherejwe',
    saved: counted('Ibiganiro'),
  },
  settings: {
    name: 'Igenamiterere',
    what: 'Amahitamo yanyu y’ibanga, amabara, ingano y’inyuguti, ikoreshwa rya data n’ururimi',
    saved: counted('Amahitamo'),
  },
  introductions: {
    name: 'Ubusobanuro',
    what: 'Paji zamaze kubasobanurira icyo zikora',
    saved: counted('Paji'),
  },
  session: {
    name: 'Kwinjira',
    what: 'Niba mwarinjiye hano',
    saved: (n) => (n > 0 ? 'Mwarinjiye' : 'Mwarasohotse'),
  },
  tab: {
    name: 'Iyi tab',
    what: 'Fomu n’ibibazo bitarangiye, ibitekerezo, ibigenderwaho n’uko mwiyumva, ibyo mwakoze kuri “Umwe umwe”, paji mwasuye n’aho mwageze muzisoma, kugeza mufunze tab cyangwa musohotse',
    saved: counted('Ibyanditswe'),
  },
  backups: {
    name: 'Amakuru adasomeka',
    what: 'Amakuru atarashoboye gusomwa, abitswe kuko ashobora kuzakenerwa',
    saved: counted('Imyandiko'),
  },
  erased: {
    name: 'Ugusiba',
    what: 'Ikimenyetso kibuza izindi tab kugarura ibyo mwasibye cyangwa ibyavuyeho musohotse. Ni inyuguti zatoranyijwe mu buryo bwa tombola, zitagaragaza igihe.',
    saved: () => 'Ikimenyetso kimwe',
  },
  other: {
    name: 'Ibindi',
    what: 'Ibidakomoka kuri iyi verisiyo y’urubuga',
    saved: counted('Ibintu'),
  },
};

const failures: DataCopy['import']['failures'] = {
  'too-large': `Dosiye irengeje MB ${MAX_IMPORT_BYTES / 1024 / 1024}. Nta cyahindutse.`,
  'too-deep': 'Iyi dosiye si kopi yo kuri uru rubuga: ifite inzego nyinshi cyane. Nta cyahindutse.',
  'not-json': 'Iyi dosiye yarangiritse cyangwa si dosiye ya JSON. Nta cyahindutse.',
  'other-kind':
    'Iyi verisiyo y’urubuga ntishobora gusoma iyi dosiye. Muhitemo iyo mwamanuye hano. Nta cyahindutse.',
  empty: 'Iyi kopi nta cyo irimo cyo gushyiramo. Nta cyahindutse.',
  unreadable: 'Ibiri muri dosiye ntibiri mu buryo uru rubuga rukoresha. Nta cyahindutse.',
  refused: 'Browser yanyu ntiyashoboye kubika ibiri muri dosiye. Nta cyahindutse.',
  erased: 'Ibyo kuri iki gikoresho byose byasibiwe mu yindi tab, bityo nta cyashyizwemo.',
  unreachable: 'Browser yanyu ntiyemerera uru rubuga kugira icyo rubika, bityo nta cyashyizwemo.',
};

export const dataCopy: DataCopy = {
  heading: 'Amakuru yanyu',
  intro:
    'Byose biguma kuri iki gikoresho, kandi nta kopi dufite. Umuntu wese ukoresha iyi browser ashobora kubibona. Browser ishobora kubisiba ngo ibone umwanya, kandi Safari ibikora nyuma y’iminsi irindwi ikoreshwa mudasuye hano: mumanure kopi y’ibyo mukeneye.',
  table: {
    caption: 'Ibibitswe kuri iki gikoresho',
    topic: 'Ingingo',
    saved: 'Ibibitswe',
    size: 'Ingano',
    total: 'Byose hamwe',
    waiting: 'Amakuru mwabitse arafunguka…',
    nothing: 'Nta kibitswe kuri iki gikoresho.',
    absent: (names) => `Ibitarabikwa: ${list(names)}.`,
  },
  topics,
  size: (bytes) => {
    if (bytes < 1000) return `${bytes} B`;
    return bytes < 1_000_000
      ? `${(bytes / 1000).toFixed(1)} kB`
      : `${(bytes / 1_000_000).toFixed(1)} MB`;
  },
  look: 'Kureba byose',
  closed:
    'Kugira ngo murebe amakuru yanyu hano, mukoreshe konti yo kugerageza. Kuyamanura cyangwa kuyasiba ntibisaba konti.',
  cut: (shown, all) =>
    `… hagaragara inyuguti ${formatCount(shown)} muri ${formatCount(all)}. Kopi mumanura irimo zose.`,
  raw: 'Amakuru yose mu nyandiko',
  export: {
    heading: 'Kumanura kopi',
    text: 'Dosiye imwe ya JSON irimo byose. Amagambobanga ntabikwa na rimwe.',
    action: 'Kumanura kopi yanjye',
    done: (file) => `${file} yamanuwe.`,
  },
  import: {
    heading: 'Gushyiramo kopi',
    text: 'Mukoreshe dosiye mwamanuye hano. Murabanza mwerekwe ibizahinduka.',
    action: 'Gushyiramo dosiye',
    working: 'Dosiye irasomwa…',
    unreadableFile: 'Browser yanyu ntiyashoboye gusoma dosiye. Nta cyahindutse.',
    failures,
    nothingNew: 'Ibishobora gushyirwamo byo muri dosiye byose bisanzwe hano. Nta cyahindutse.',
    confirm: {
      title: 'Gushyiramo iyi dosiye?',
      replacing:
        'Ibi bisimbura bimwe mu biri kuri iki gikoresho. Ntibishobora gusubizwa uko byari.',
      keeping: 'Nta kiri kuri iki gikoresho gisimburwa.',
      effects: {
        replaced: 'Byasimbujwe ibiri muri dosiye',
        united: 'Byongewe ku biri kuri iki gikoresho. Nta kivanwamo.',
        lowered:
          'Byongewe ku biri kuri iki gikoresho. Muzasigarana ibiceri bike, kuko dosiye irimo ibindi mwakoresheje.',
        added: 'Byongewemo',
        same: 'Bisanzwe hano, nta gihinduka',
      },
      counted: (name, { fresh, known }) =>
        `${name}: ibishya ${formatCount(fresh)}, ibisanzwe hano ${formatCount(known)}`,
      unreadable: 'Byasizwe kuko bidasomeka',
      leftOut: 'Ntibishyirwamo, kuko ari iby’iyo tab cyangwa icyo gikoresho gusa',
      unknown: 'Ntibishyirwamo, kuko iyi verisiyo y’urubuga itabizi',
      cancel: 'Kubireka',
      replace: 'Gusimbura no gushyiramo',
      add: 'Gushyiramo',
    },
    keys: {
      iru_profile: 'Umwirondoro',
      iru_likes: 'Abo mwakunze',
      iru_wallet_v1: 'Ikofi',
      iru_threads: 'Ibiganiro',
      iru_msgs: 'Ubutumwa',
      iru_msg_drafts: 'Ubutumwa butaroherezwa',
      iru_settings: 'Igenamiterere',
      iru_theme: 'Amabara',
      iru_text_size: 'Ingano y’inyuguti',
      iru_data_mode: 'Ikoreshwa rya data',
      iru_language: 'Ururimi',
      iru_hidden: 'Abo mwahishe',
      iru_records: 'Inyandiko mwabitse',
      iru_later: 'Abo mwabikiye nyuma',
      iru_searches: 'Amashakisha yabitswe',
      iru_timeline: 'Gahunda y’ubuzima',
      iru_plan_date: 'Gahunda yo gusohokana',
      iru_first_use: 'Ubusobanuro',
    },
    done: (names) => `Byashyizwemo: ${list(names)}.`,
  },
  erase: {
    heading: 'Gusiba byose',
    text: 'Bisiba ibivuzwe hejuru byose kuri iki gikoresho no muri tab zose zifunguye, hamwe na paji z’umutekano zabitswe hano, kandi bikabasohora. Niba mushaka kopi, mubanze muyimanure. Hasigara gusa ikimenyetso cy’uko mwasibye.',
    action: 'Gusiba amakuru yanjye',
    confirm: {
      title: 'Gusiba ibyo kuri iki gikoresho byose?',
      text: 'Ibi bisiba umwirondoro wanyu, abo mwakunze, amashakisha yabitswe, ibiceri, ubutumwa, igenamiterere, ibyo mutararangiza kwandika na paji z’umutekano zabitswe hano, kandi bikabasohora. Ntibishobora gusubizwa uko byari.',
      cancel: 'Kubigumana',
      action: 'Gusiba byose',
    },
    done: 'Byose byasibwe kuri iki gikoresho no mu zindi tab zifunguye, kandi mwasohotse.',
    refused:
      'Ntitwashoboye gusiba byose. Musibe amakuru y’uru rubuga mu igenamiterere rya browser yanyu.',
  },
};
