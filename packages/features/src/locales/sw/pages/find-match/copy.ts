import { formatCount } from '../../content/format';
import type {
  BodyType,
  Career,
  Children,
  Education,
  Gender,
  Hair,
  HeightBand,
  Mood,
  RelationshipType,
  Religion,
  Status,
} from '../../../../domain/profile';
import type { FilterKey } from '../../../../domain/profile-filters';
import type * as english from '../../../../pages/find-match/copy';
import { labelOf } from '../../content/labels';

const religion: Record<Religion, string> = {
  christian: 'Mkristo',
  muslim: 'Mwislamu',
  jewish: 'Myahudi',
  hindu: 'Mhindu',
  buddhist: 'Mbudha',
  other: 'Nyingine',
};
const education: Record<Education, string> = {
  highschool: 'Sekondari',
  diploma: 'Stashahada',
  bachelors: 'Shahada ya kwanza',
  masters: 'Shahada ya uzamili',
  phd: 'Shahada ya uzamivu',
};
const career: Record<Career, string> = {
  tech: 'Teknolojia',
  business: 'Biashara',
  health: 'Afya',
  education: 'Elimu',
  arts: 'Sanaa',
  other: 'Nyingine',
};
const children: Record<Children, string> = {
  has: 'Ana watoto',
  no: 'Hana watoto',
  open: 'Yuko tayari kwa watoto',
  dontwant: 'Hataki watoto',
};
const bodyType: Record<BodyType, string> = {
  slim: 'Mwembamba',
  athletic: 'Mwanamichezo',
  curvy: 'Umbo la nane',
  plus: 'Mnene',
  muscular: 'Mwenye misuli',
};
const hair: Record<Hair, string> = {
  straight: 'Zilizonyooka',
  wavy: 'Za mawimbi',
  curly: 'Za kujikunja',
  coily: 'Za kujikunja sana',
};
const height: Record<HeightBand, string> = {
  'under 160': 'Chini ya cm 160',
  '160-180': 'Kati ya cm 160 na 180',
  'over 180': 'Zaidi ya cm 180',
};
const gender: Record<Gender, string> = { male: 'Mwanaume', female: 'Mwanamke' };
const status: Record<Status, string> = {
  Single: labelOf('Single'),
  Separated: labelOf('Separated'),
  Divorced: labelOf('Divorced'),
  Widow: labelOf('Widow'),
};
const relationship: Record<RelationshipType, string> = {
  serious: 'Wa dhati',
  casual: 'Usio rasmi',
  friendship: 'Urafiki',
  marriage: 'Ndoa',
  hookup: 'Bila ahadi',
};
const mood: Record<Mood, string> = {
  Calm: 'Utulivu',
  Happy: 'Furaha',
  Curious: 'Udadisi',
  Lonely: 'Upweke',
  'Want to talk': 'Nataka kuzungumza',
};

const options: Partial<Record<FilterKey, Readonly<Record<string, string>>>> = {
  gender,
  status,
  height,
  bodyType,
  education,
  religion,
  career,
  hair,
  children,
  relationship,
  mood,
};

const hints: Partial<Record<FilterKey, string>> & { relationship: string } = {
  location: 'Mji au nchi',
  relationship: 'Haibadilishi matokeo.',
};

export const findMatchCopy: typeof english.findMatchCopy = {
  title: 'Tafuta mwenza',
  description:
    'Vinjari wasifu wa mfano kutoka Rwanda na ukanda huu. Picha zina ukungu hadi uingie.',
  heading: 'Tafuta mwenza anayekufaa',
  count: (shown: number, total: number) => `Wasifu ${shown} kati ya ${total}`,
  mood: {
    heading: 'Kuoanisha kwa hisia',
    text: 'Unajisikiaje leo? Hisia yako haibadilishi matokeo. Iguse tena kuiondoa. Hisia na vichujio huhifadhiwa kwenye kichupo hiki na kwenye anwani ya ukurasa huu.',
  },
  join: {
    heading: 'Ona picha hizi bila ukungu',
    text: 'Watu hawa kumi na wawili ni wa kubuni. Akaunti ya mfano huwaonyesha bila ukungu.',
    action: 'Tengeneza wasifu',
    logIn: 'Jaribu akaunti ya mfano',
  },
  filters: {
    heading: 'Vichujio',
    show: 'Onyesha vichujio',
    hide: 'Ficha vichujio',
    active: (count: number) => (count === 0 ? 'Hakuna' : `Vilivyowekwa: ${count}`),
    clear: 'Ondoa vyote',
    close: (count: number) => `Onyesha wasifu ${formatCount(count)}`,
    more: 'Vichujio zaidi',
    less: 'Onyesha vichache',
    any: 'Yoyote',
    all: 'Zote',
    username: 'Jina',
    age: 'Umri',
    ageFrom: 'Kuanzia',
    ageTo: 'Hadi',
    years: (age: number) => `Miaka ${age}`,
    gender: 'Jinsia',
    location: 'Mahali',
    status: 'Hali ya uhusiano',
    country: 'Nchi',
    height: 'Kimo',
    bodyType: 'Umbo la mwili',
    education: 'Elimu',
    religion: 'Dini',
    career: 'Kazi',
    hair: 'Nywele',
    children: 'Watoto',
    relationship: 'Aina ya uhusiano',
    mood: 'Hisia',
    hints,
  },
  searches: {
    open: 'Utafutaji uliohifadhiwa',
    loading: 'Inapakia utafutaji wako…',
    failed: 'Utafutaji wako haukupakia. Funga hapa na ufungue tena.',
  },
  chips: {
    list: 'Vichujio vinavyotumika',
    ages: (from: number, to: number) => `Miaka ${from} hadi ${to}`,
    named: (name: string, value: string) => `${name}: ${value}`,
    remove: (filter: string) => `Ondoa kichujio ${filter}`,
  },
  options,
  list: 'Wasifu',
  later: {
    count: (count: number) =>
      count === 1 ? 'Umemweka mtu mmoja kwa baadaye.' : `Umewaweka watu ${count} kwa baadaye.`,
    action: 'Waone',
  },
  empty: {
    title: 'Hakuna wasifu uliopatikana',
    text: 'Jaribu kubadili vichujio ili uone wasifu zaidi',
  },
  safety: {
    heading: 'Usalama na faragha',
    cards: [
      {
        title: 'Uthibitisho wa picha na wasifu',
        text: 'Beji huonyesha wasifu uliothibitishwa kwa selfie au kitambulisho.',
      },
      {
        title: 'Barakoa ya Upendo',
        text: 'Picha zenye ukungu au sauti tu, hadi nyote wawili mchague kufichua.',
      },
      {
        title: 'Ridhaa kwanza',
        text: 'Hakuna anayeweza kukuandikia, kukuona au kujua ulipo kabla hujakubali.',
      },
      {
        title: 'Wewe ndiye mwamuzi',
        text: 'Ficha umri wako, umbali au wasifu wote wakati wowote.',
      },
    ],
  },
  share: {
    heading: 'Simulieni hadithi yenu ya upendo',
    text: 'Je, mlikutana hapa? Hadithi yenu inaweza kuwatia wengine moyo. Kwa sasa, mnabaki nayo kama faili.',
    story: 'Simulia hadithi yako',
    interview: 'Omba mahojiano',
    picture: 'Vikombe viwili vya kahawa chini ya tawi la buni zilizoiva',
  },
};
