import { isolated } from '../../../../domain/name';
import type { Testimony } from '../../../../domain/testimony';
import type * as english from '../../../../pages/testimony-form/copy';

const labels: Record<keyof Testimony, string> = {
  name: 'Jina lako',
  age: 'Umri wako',
  matchName: 'Jina la mwenza',
  howMet: 'Mlivyokutana',
  dateLocation: 'Miadi ya kwanza, na wapi',
  experience: 'Uzoefu wako',
  rating: 'Ukadiriaji wako',
  wouldRecommend: 'Ningempendekezea rafiki',
};

export const testimonyFormCopy: typeof english.testimonyFormCopy = {
  title: 'Fomu ya ushuhuda',
  description: 'Andika hadithi yako kwa hatua tatu fupi.',
  heading: 'Tuambie ilivyokwenda',
  intro: 'Hatua tatu fupi. Hakuna kinachotumwa: unabaki na hadithi yako kama faili.',
  steps: { 1: 'Kuhusu wewe', 2: 'Mwenza wako', 3: 'Muhtasari' },
  stepIntros: {
    1: 'Jina la kwanza linatosha, na si lazima liwe lako.',
    2: 'Simulia kama ungemsimulia rafiki.',
    3: 'Kagua hadithi yako. Bado unaweza kubadili chochote.',
  },
  stepList: 'Hatua za ushuhuda',
  progress: (step: number, steps: number) => `Hatua ya ${step} kati ya ${steps}`,
  stepTitle: (step: number, steps: number, name: string) =>
    `Hatua ya ${step} kati ya ${steps}: ${name} · Fomu ya ushuhuda`,
  done: 'tayari',
  requiredNote: 'Sehemu zenye nyota (*) ni za lazima.',
  labels,
  hints: {
    age: 'Lazima uwe na miaka 18 au zaidi.',
    howMet: 'Ujumbe wa kwanza ulikuwa upi? Nani aliuandika?',
    dateLocation: 'Kwa mfano: Mei 2026, kando ya ziwa, Rubavu',
    experience: 'Ungependa wengine wajue nini?',
  },
  stars: (stars: number) => `Nyota ${stars} kati ya 5`,
  recommend: { yes: 'Ndiyo', no: 'Hapana' },
  next: 'Ifuatayo',
  back: 'Rudi',
  submit: 'Wasilisha',
  savedNote: 'Majibu yako hubaki kwenye kichupo hiki hadi umalize, ukifunge au utoke.',
  privacy: {
    heading: 'Hadithi yako itakwenda wapi',
    list: [
      'Inabaki kwenye kichupo hiki. Hakuna anayeipokea, na hakuna kinachochapishwa.',
      'Hadithi zitakapoweza kutumwa, mtu atasoma kila moja kwanza.',
      'Utaweza kubadili majina na mahali, na uamuzi wa mwisho utakuwa wako.',
    ],
  },
  thanks: {
    title: 'Asante',
    text: (name: string, match: string) =>
      `${isolated(name)} na ${isolated(match)}, asanteni kwa kusimulia.`,
    honest: 'Hadithi yako haikutumwa popote. Ipakue kabla ya kufunga, la sivyo itapotea.',
    download: 'Pakua hadithi yangu',
    close: 'Funga',
  },
};
