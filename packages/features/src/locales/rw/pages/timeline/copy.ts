import type * as english from '../../../../pages/timeline/copy';

export const timelineCopy: typeof english.timelineCopy = {
  title: 'Gahunda y’ubuzima',
  description: 'Mutegure ibyo mwembi mwifuza, bibangikanye.',
  heading: 'Gahunda y’ubuzima yanyu mwembi',
  intro: 'Muhitemo icy’ingenzi n’igihe cyacyo, hanyuma mubiganireho.',
  boxes: { ideas: 'Ibitekerezo', ours: 'Gahunda yacu' },
  milestones: {
    career: { label: 'Umwuga', text: 'Akazi mwifuza' },
    marriage: { label: 'Kurushinga', text: 'Isezerano, mu birori binini cyangwa nta birori' },
    kids: { label: 'Abana', text: 'Bangahe, ryari, n’uzajya abyuka nijoro' },
    travel: { label: 'Ingendo', text: 'Ahantu mwifuza kubona' },
  },
  empty: {
    ideas: 'Ibitekerezo byose biri kuri gahunda yanyu.',
    ours: 'Mukurure igitekerezo mukizane hano, cyangwa mukoreshe buto yacyo.',
  },
  begin: (name) => `Guhera kuri: ${name}`,
  talk: 'Kubiganiraho mu Butumwa',
  howTo:
    'Mukurure intambwe, cyangwa muhagarare ku kamenyetso kayo: Space irayiterura ikanayishyira hasi, utwambi turayimura, Escape irabireka.',
  handle: (name) => `Kwimura: ${name}`,
  add: (name) => `Kongera kuri Gahunda yacu: ${name}`,
  remove: (name) => `Gusubiza mu Bitekerezo: ${name}`,
  earlier: (name) => `Kwigiza imbere: ${name}`,
  later: (name) => `Kwigiza inyuma: ${name}`,
  position: (name, box, at, of) => `${name}: ${box}, umwanya wa ${at} kuri ${of}.`,
  lifted: (name) => `Byateruwe: ${name}.`,
  dropped: 'Byashyizwe hasi.',
  cancelled: (name) => `Byasubijwe aho byari: ${name}.`,
  saved: 'Uko bikurikirana byabitswe kuri iki gikoresho.',
  notSaved: 'Uko bikurikirana ntibyabitswe. Bimara kugeza mufunze paji.',
  startOver: 'Gutangira bushya',
  cleared: 'Intambwe zose uko ari enye zasubiye mu Bitekerezo.',
  startedOver: 'Gahunda yanyu irongeye nta kirimo.',
  undone: 'Gahunda yanyu yagaruwe.',
};
