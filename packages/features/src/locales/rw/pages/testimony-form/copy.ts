import type * as english from '../../../../pages/testimony-form/copy';
import { isolated } from '../../../../domain/name';

export const testimonyFormCopy: typeof english.testimonyFormCopy = {
  title: 'Kwandika ubuhamya',
  description: 'Mwandike inkuru yanyu mu ntambwe eshatu ngufi.',
  heading: 'Mutubwire uko byagenze',
  intro: 'Intambwe eshatu ngufi. Nta cyoherezwa: inkuru yanyu muyigumana nka dosiye.',
  steps: { 1: 'Ibyanyu', 2: 'Uwo mwahuye', 3: 'Incamake' },
  stepIntros: {
    1: 'Izina rimwe rirahagije, kandi si ngombwa ko riba iryanyu.',
    2: 'Mubivuge nk’uko mwabibwira inshuti.',
    3: 'Mugenzure inkuru yanyu. Muracyashobora guhindura icyo ari cyo cyose.',
  },
  stepList: 'Intambwe z’ubuhamya',
  progress: (step, steps) => `Intambwe ya ${step} kuri ${steps}`,
  stepTitle: (step, steps, name) =>
    `Intambwe ya ${step} kuri ${steps}: ${name} · Kwandika ubuhamya`,
  done: 'byarangiye',
  requiredNote: 'Ahari akanyenyeri (*) ni ngombwa.',
  labels: {
    name: 'Izina ryanyu',
    age: 'Imyaka yanyu',
    matchName: 'Izina ry’uwo mwahuye',
    howMet: 'Uko mwahuye',
    dateLocation: 'Gusohokana bwa mbere, n’aho byabereye',
    experience: 'Uko byabagendekeye',
    rating: 'Amanota mutanze',
    wouldRecommend: 'Nabirangira inshuti',
  },
  hints: {
    age: 'Mugomba kuba mufite imyaka 18 cyangwa irenga.',
    howMet: 'Ubutumwa bwa mbere bwari ubuhe? Ni nde wabwanditse?',
    dateLocation: 'Urugero: Gicurasi 2026, ku kiyaga i Rubavu',
    experience: 'Mwifuza ko abandi bamenya iki?',
  },
  stars: (stars) => `Inyenyeri ${stars} kuri 5`,
  recommend: { yes: 'Yego', no: 'Oya' },
  next: 'Gukomeza',
  back: 'Gusubira inyuma',
  submit: 'Kwemeza',
  savedNote: 'Ibisubizo byanyu biguma muri iyi tab kugeza murangije, muyifunze cyangwa musohotse.',
  privacy: {
    heading: 'Uko bigendekera inkuru yanyu',
    list: [
      'Iguma muri iyi tab. Nta we igeraho, kandi nta gitangazwa.',
      'Inkuru nizitangira koherezwa, umuntu azajya abanza asome buri imwe.',
      'Muzashobora guhindura amazina n’ahantu, kandi ijambo rya nyuma rizaba iryanyu.',
    ],
  },
  thanks: {
    title: 'Murakoze',
    text: (name, match) =>
      `${isolated(name)} na ${isolated(match)}, murakoze gusangiza abandi inkuru yanyu.`,
    honest: 'Inkuru yanyu nta ho yoherejwe. Muyimanure mbere yo gufunga, bitabaye ibyo iratakara.',
    download: 'Kumanura inkuru yanjye',
    close: 'Gufunga',
  },
};
