import { formatCount } from '../../content/format';
import type { ImportKey } from '../../../../persistence/persisted-items';
import type { DeviceTopic } from '../../../../persistence/persisted-item';
import {
  type ImportFailure,
  MAX_IMPORT_BYTES,
  type ReadFailure,
} from '../../../../persistence/device-data-import';
import type { ImportCounts, ImportEffect } from '../../../../persistence/device-data-rules';
import type * as english from '../../../../parts/your-data/copy';

const list = (names: readonly string[]): string => names.join(', ');

const people = (count: number): string => (count === 1 ? 'mtu 1' : `watu ${formatCount(count)}`);

const topics: Record<
  DeviceTopic,
  { readonly name: string; readonly what: string; readonly saved: (n: number) => string }
> = {
  profile: {
    name: 'Wasifu',
    what: 'Ulichojaza ulipojisajili',
    saved: (count) => `wasifu ${formatCount(count)}`,
  },
  likes: { name: 'Vipendwa', what: 'Watu unaowapenda', saved: people },
  later: {
    name: 'Waliowekwa kwa baadaye',
    what: 'Watu uliowaweka kwa baadaye',
    saved: people,
  },
  hidden: {
    name: 'Waliofichwa',
    what: 'Watu uliowaficha, kuwazuia au kuwaripoti, na kumbukumbu ulizohifadhi',
    saved: (count) =>
      count === 1 ? 'mtu 1 au kumbukumbu 1' : `watu na kumbukumbu ${formatCount(count)}`,
  },
  searches: {
    name: 'Utafutaji uliohifadhiwa',
    what: 'Vichujio ulivyohifadhi kwa jina',
    saved: (count) => `utafutaji ${formatCount(count)}`,
  },
  wallet: {
    name: 'Pochi',
    what: 'Sarafu na miamala yako',
    saved: (count) => (count === 1 ? 'muamala 1' : `miamala ${formatCount(count)}`),
  },
  messages: {
    name: 'Ujumbe',
    what: 'Mazungumzo yako na ulichoandika, kiwe kimetumwa au la',
    saved: (count) => `mazungumzo ${formatCount(count)}`,
  },
  settings: {
    name: 'Mipangilio',
    what: 'Machaguo yako ya faragha, mandhari, ukubwa wa maandishi, matumizi ya data na lugha',
    saved: (count) => (count === 1 ? 'chaguo 1' : `machaguo ${formatCount(count)}`),
  },
  introductions: {
    name: 'Utangulizi',
    what: 'Kurasa ambazo tayari zimejitambulisha',
    saved: (count) => (count === 1 ? 'ukurasa 1' : `kurasa ${formatCount(count)}`),
  },
  session: {
    name: 'Kuingia',
    what: 'Kama umeingia hapa',
    saved: (n) => (n > 0 ? 'umeingia' : 'umetoka'),
  },
  tab: {
    name: 'Kichupo hiki',
    what: 'Fomu na maswali ambayo hayajakamilika, maoni, vichujio na hisia yako, hatua zako kwenye Telezesha, kurasa ulizotembelea na ulikofikia kusoma, hadi ufunge kichupo au utoke kwenye akaunti',
    saved: (count) => (count === 1 ? 'kipengele 1' : `vipengele ${formatCount(count)}`),
  },
  backups: {
    name: 'Data isiyosomeka',
    what: 'Data ambayo haikuweza kusomwa, imehifadhiwa kwa tahadhari',
    saved: (count) => `maandishi ${formatCount(count)}`,
  },
  erased: {
    name: 'Kufuta',
    what: 'Alama inayozuia vichupo vingine kurudisha ulichofuta, au kilichoondolewa ulipotoka. Ni herufi zisizo na mpangilio, na hazionyeshi wakati.',
    saved: () => 'alama moja',
  },
  other: {
    name: 'Vingine vyote',
    what: 'Si vya toleo hili la tovuti',
    saved: (count) => (count === 1 ? 'kipengele 1' : `vipengele ${formatCount(count)}`),
  },
};

const failures: Record<ReadFailure | ImportFailure, string> = {
  'too-large': `Faili inazidi MB ${MAX_IMPORT_BYTES / 1024 / 1024}. Hakuna kilichobadilishwa.`,
  'too-deep':
    'Faili haikupakuliwa kutoka tovuti hii: ina tabaka nyingi mno. Hakuna kilichobadilishwa.',
  'not-json': 'Faili imeharibika au si faili ya JSON. Hakuna kilichobadilishwa.',
  'other-kind':
    'Toleo hili la tovuti haliwezi kusoma faili hii. Chagua uliyoipakua hapa. Hakuna kilichobadilishwa.',
  empty: 'Faili haina chochote cha kuingiza. Hakuna kilichobadilishwa.',
  unreadable:
    'Yaliyomo kwenye faili hayako katika muundo unaotumiwa na tovuti hii. Hakuna kilichobadilishwa.',
  refused: 'Kivinjari chako hakikuweza kuhifadhi yaliyomo kwenye faili. Hakuna kilichobadilishwa.',
  erased:
    'Kila kitu kwenye kifaa hiki kilifutwa kwenye kichupo kingine, kwa hiyo hakuna kilichoingizwa.',
  unreachable:
    'Kivinjari chako hakiruhusu tovuti hii kuhifadhi chochote, kwa hiyo hakuna kilichoingizwa.',
};

const effects: Record<ImportEffect, string> = {
  replaced: 'Nafasi yake inachukuliwa na iliyo kwenye faili',
  united: 'Inaunganishwa na iliyo kwenye kifaa hiki. Hakuna kinachoondolewa.',
  lowered:
    'Inaunganishwa na iliyo kwenye kifaa hiki. Utabaki na sarafu chache zaidi, kwa sababu faili ina matumizi zaidi.',
  added: 'Inaongezwa',
  same: 'Tayari ipo, hakuna badiliko',
};

const keys: Record<ImportKey, string> = {
  iru_profile: 'Wasifu',
  iru_likes: 'Vipendwa',
  iru_wallet_v1: 'Pochi',
  iru_threads: 'Mazungumzo',
  iru_msgs: 'Ujumbe',
  iru_msg_drafts: 'Ujumbe ambao haujatumwa',
  iru_settings: 'Mipangilio',
  iru_theme: 'Mandhari',
  iru_text_size: 'Ukubwa wa maandishi',
  iru_data_mode: 'Matumizi ya data',
  iru_language: 'Lugha',
  iru_hidden: 'Waliofichwa',
  iru_records: 'Kumbukumbu ulizohifadhi',
  iru_later: 'Waliowekwa kwa baadaye',
  iru_searches: 'Utafutaji uliohifadhiwa',
  iru_timeline: 'Ratiba ya maisha',
  iru_plan_date: 'Mpango wa miadi',
  iru_first_use: 'Utangulizi',
};

export const dataCopy: typeof english.dataCopy = {
  heading: 'Data yako',
  intro:
    'Kila kitu kinabaki kwenye kifaa hiki, na sisi hatuna nakala. Yeyote anayetumia kivinjari hiki anaweza kukiona. Kivinjari kinaweza kukifuta ili kupata nafasi, na kivinjari cha Safari hufanya hivyo baada ya siku saba za matumizi bila kutembelea hapa: pakua unachohitaji.',
  table: {
    caption: 'Vilivyohifadhiwa kwenye kifaa hiki',
    topic: 'Mada',
    saved: 'Vilivyohifadhiwa',
    size: 'Ukubwa',
    total: 'Jumla',
    waiting: 'Inapakia data uliyohifadhi…',
    nothing: 'Hakuna kilichohifadhiwa kwenye kifaa hiki.',
    absent: (names: readonly string[]) => `Bado havijahifadhiwa: ${list(names)}.`,
  },
  topics,
  size: (bytes: number): string => {
    if (bytes < 1000) return `B ${bytes}`;
    return bytes < 1_000_000
      ? `kB ${(bytes / 1000).toFixed(1)}`
      : `MB ${(bytes / 1_000_000).toFixed(1)}`;
  },
  look: 'Ona yote',
  closed:
    'Ili kuona data yako hapa, tumia akaunti ya mfano. Unaweza kuipakua au kuifuta bila akaunti hiyo.',
  cut: (shown: number, all: number) =>
    `… Zinaonyeshwa herufi ${formatCount(shown)} kati ya ${formatCount(all)}. Faili ya kupakua ina zote.`,
  raw: 'Data yote kama maandishi',
  export: {
    heading: 'Pakua',
    text: 'Faili moja ya JSON yenye kila kitu. Manenosiri hayahifadhiwi kamwe.',
    action: 'Pakua data yangu',
    done: (file: string) => `${file} imepakuliwa.`,
  },
  import: {
    heading: 'Ingiza',
    text: 'Tumia faili uliyoipakua hapa. Utaona mabadiliko kwanza.',
    action: 'Ingiza faili',
    working: 'Inasoma faili…',
    unreadableFile: 'Kivinjari chako hakikuweza kusoma faili. Hakuna kilichobadilishwa.',
    failures,
    nothingNew:
      'Kila kinachoweza kuingizwa kutoka kwenye faili tayari kiko hapa. Hakuna kilichobadilishwa.',
    confirm: {
      title: 'Uingize faili hii?',
      replacing:
        'Faili hii itachukua nafasi ya baadhi ya vilivyo kwenye kifaa hiki. Hilo haliwezi kutenduliwa.',
      keeping: 'Hakuna kitakachobadilishwa kwenye kifaa hiki.',
      effects,
      counted: (name: string, { fresh, known }: ImportCounts) =>
        `${name}: mpya ${formatCount(fresh)}, tayari hapa ${formatCount(known)}`,
      unreadable: 'Imeachwa kwa sababu haisomeki',
      leftOut: 'Haiingizwi, kwa sababu ni ya kichupo au kifaa kimoja tu',
      unknown: 'Haiingizwi, kwa sababu toleo hili la tovuti haliijui',
      cancel: 'Ghairi',
      replace: 'Badilisha na uingize',
      add: 'Ingiza',
    },
    keys,
    done: (names: readonly string[]) => `Imeingizwa: ${list(names)}.`,
  },
  erase: {
    heading: 'Futa kila kitu',
    text: 'Huondoa yote yaliyo hapo juu kutoka kwenye kifaa hiki na kila kichupo kilichofunguliwa, pamoja na kurasa za usalama zilizohifadhiwa hapa, na kukutoa kwenye akaunti. Pakua data yako kwanza kama unataka nakala. Kinachobaki ni alama ya kufuta tu.',
    action: 'Futa data yangu',
    confirm: {
      title: 'Ufute kila kitu kwenye kifaa hiki?',
      text: 'Hii huondoa wasifu wako, vipendwa, utafutaji uliohifadhiwa, sarafu, ujumbe, mipangilio, rasimu na kurasa za usalama zilizohifadhiwa hapa, na kukutoa kwenye akaunti. Haiwezi kutenduliwa.',
      cancel: 'Usifute',
      action: 'Futa kila kitu',
    },
    done: 'Kila kitu kimefutwa kwenye kifaa hiki na vichupo vingine vilivyofunguliwa, na umetoka kwenye akaunti.',
    refused:
      'Hatukuweza kufuta kila kitu. Futa data ya tovuti hii kwenye mipangilio ya kivinjari chako.',
  },
};
