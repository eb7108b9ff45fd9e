import type { Box, Milestone } from '../../../../domain/milestones';
import type * as english from '../../../../pages/timeline/copy';

const milestones: Record<Milestone, { readonly label: string; readonly text: string }> = {
  career: { label: 'Kazi', text: 'Kazi unayoitumaini' },
  marriage: { label: 'Ndoa', text: 'Ahadi, na ukumbi wa wageni au bila' },
  kids: { label: 'Watoto', text: 'Wangapi, lini, na nani huamka usiku' },
  travel: { label: 'Safari', text: 'Mahali unapotaka kupaona' },
};

const boxes: Record<Box, string> = { ideas: 'Mawazo', ours: 'Ratiba yetu' };

export const timelineCopy: typeof english.timelineCopy = {
  title: 'Ratiba ya maisha ya pamoja',
  description: 'Pangeni mnachokitumaini nyote, bega kwa bega.',
  heading: 'Ratiba yenu ya maisha',
  intro: 'Amua kilicho muhimu na lini, kisha mzungumze.',
  boxes,
  milestones,
  empty: {
    ideas: 'Mawazo yote yako kwenye ratiba yenu.',
    ours: 'Buruta wazo hapa, au tumia kitufe chake.',
  },
  begin: (name: string) => `Anza na ${name}`,
  talk: 'Yazungumzieni kwenye Ujumbe',
  howTo:
    'Buruta hatua, au chagua mshikio wake: Space huinua na kuweka, vitufe vya mishale huisogeza, Escape hughairi.',
  handle: (name: string) => `Sogeza ${name}`,
  add: (name: string) => `Ongeza ${name} kwenye Ratiba yetu`,
  remove: (name: string) => `Rudisha ${name} kwenye Mawazo`,
  earlier: (name: string) => `${name} mapema zaidi`,
  later: (name: string) => `${name} baadaye zaidi`,
  position: (name: string, box: string, at: number, of: number) =>
    `${name}: ${box}, ${at} kati ya ${of}.`,
  lifted: (name: string) => `${name}: imeinuliwa.`,
  dropped: 'Imewekwa.',
  cancelled: (name: string) => `${name}: imerudishwa ilipokuwa.`,
  saved: 'Mpangilio umehifadhiwa kwenye kifaa hiki.',
  notSaved: 'Mpangilio huu haukuweza kuhifadhiwa. Utadumu hadi ufunge ukurasa.',
  startOver: 'Anza upya',
  cleared: 'Hatua zote nne zimerudi kwenye Mawazo.',
  startedOver: 'Ratiba yenu ni tupu tena.',
  undone: 'Ratiba yenu imerudishwa.',
};
