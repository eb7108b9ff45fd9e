import type * as english from '../../../../pages/user/copy';
import { formatCount } from '../../content/format';
import { answerLabels } from '../../content/answer-labels';
import { formatCoins } from '../../parts/purchase/coin-format';

export const userCopy: typeof english.userCopy = {
  title: 'Paji yanyu',
  description:
    'Umwirondoro, abo mwakunze, ikofi, ubutumwa n’amakuru byanyu, bibitswe kuri iki gikoresho.',
  eyebrow: 'Paji yanyu',
  greeting: (name) => `Twishimiye kubabona, ${name}`,
  demoGreeting: 'Twishimiye kubabona',
  demoIntro: 'Iyi ni konti yo kugerageza. Ibyo mukora biguma kuri iki gikoresho.',
  waiting: 'Amakuru mwabitse arafunguka…',
  browse: 'Kureba imyirondoro',
  settings: 'Igenamiterere',
  dashboard: 'Imbonerahamwe',
  safety: 'Umutekano',
  logOut: 'Gusohoka',
  profile: {
    heading: 'Umwirondoro wanyu',
    intro: 'Ijambobanga, ifoto n’itariki y’amavuko byanyu ntibyabitswe.',
    open: 'Kwerekana umwirondoro wanjye',
    labels: {
      ...answerLabels,
      age: 'Imyaka',
      educationLevel: 'Amashuri',
      employmentStatus: 'Akazi',
      lookingFor: 'Icyo mushaka',
      prefGender: 'Uwo mwifuza guhura na we',
      prefAgeRange: 'Imyaka mwifuza',
      prefStatus: 'Irangamimerere mwifuza',
      prefBodyType: 'Imiterere mwifuza',
      subscribeToUpdates: 'Amakuru kuri imeyili',
    },
    yes: 'Yego',
    no: 'Oya',
    empty: {
      title: 'Nta mwirondoro urahaba',
      text: 'Bifata iminota nk’itanu.',
      action: 'Gukora umwirondoro',
    },
  },
  likes: {
    heading: 'Abo mwakunze',
    list: 'Abantu mwakunze',
    like: (name) => `Gukunda ${name}`,
    count: (count) => (count === 1 ? 'Hari umuntu umwe mwashimye.' : `Abo mwashimye: ${count}.`),
    age: (name, age) => `${name}, ${age}`,
    more: (count) => `n’abandi ${count}`,
    action: 'Kubona abandi',
    empty: {
      title: 'Nta we murakunda',
      text: 'Abo mukunze kuri “Ahabanza”, “Imyirondoro” cyangwa “Umwe umwe” bagaragara hano.',
      action: 'Gutangira guhitamo',
    },
  },
  wallet: {
    heading: 'Ikofi',
    balance: formatCoins,
    latest: 'Ibikorwa biheruka',
    delta: (delta) =>
      `${delta > 0 ? '+' : delta < 0 ? '−' : ''}${formatCount(Math.abs(delta))} (ibiceri)`,
    noNote: 'Nta bisobanuro',
    empty: 'Nta biceri birahaba. Byishyura utuntu duto tw’inyongera.',
    get: 'Gushaka ibiceri',
  },
  threads: {
    heading: 'Ubutumwa bwanyu',
    messages: (value) => `Ubutumwa: ${formatCount(value)}`,
    silent: 'Nta butumwa burahaba',
    more: (count) => `Hari ibindi ${count} mu Butumwa`,
    meet: 'Gushaka uwo kwandikira',
    action: 'Gufungura Ubutumwa',
    empty: 'Nta kiganiro kirahaba. Mukunde umuntu kugira ngo mugitangire mu Butumwa.',
  },
};
