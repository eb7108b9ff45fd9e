import type * as english from '../../../../pages/find-match/copy';
import { formatCount } from '../../content/format';

type FindMatchCopy = typeof english.findMatchCopy;

const options: FindMatchCopy['options'] = {
  gender: { male: 'Gabo', female: 'Gore' },
  height: {
    'under 160': 'Munsi ya cm 160',
    '160-180': 'cm 160 kugeza kuri 180',
    'over 180': 'Hejuru ya cm 180',
  },
  bodyType: {
    slim: 'Unanutse',
    athletic: 'Ukora siporo',
    curvy: 'Uteye neza',
    plus: 'Ubyibushye',
    muscular: 'Ufite imikaya',
  },
  education: {
    highschool: 'Amashuri yisumbuye',
    diploma: 'Dipolome',
    bachelors: 'Icyiciro cya 2 cya kaminuza',
    masters: 'Icyiciro cya 3 cya kaminuza',
    phd: 'Dogitora (PhD)',
  },
  religion: {
    christian: 'Umukirisitu',
    muslim: 'Umuyisilamu',
    jewish: 'Umuyahudi',
    hindu: 'Umuhindu',
    buddhist: 'Umubuda',
    other: 'Irindi',
  },
  career: {
    tech: 'Ikoranabuhanga',
    business: 'Ubucuruzi',
    health: 'Ubuzima',
    education: 'Uburezi',
    arts: 'Ubugeni',
    other: 'Ikindi',
  },
  hair: {
    straight: 'Urambuye',
    wavy: 'Uzinze gake',
    curly: 'Uzinze',
    coily: 'Uzinze cyane',
  },
  children: {
    has: 'Afite abana',
    no: 'Nta bana afite',
    open: 'Yakwemera abana',
    dontwant: 'Ntiyifuza abana',
  },
  relationship: {
    serious: 'Rufite intego',
    casual: 'Rworoheje',
    friendship: 'Ubucuti',
    marriage: 'Kurushinga',
    hookup: 'Kwishimisha',
  },
  mood: {
    Calm: 'Ndatuje',
    Happy: 'Ndishimye',
    Curious: 'Mfite amatsiko',
    Lonely: 'Mfite irungu',
    'Want to talk': 'Ndashaka kuganira',
  },
};

export const findMatchCopy: FindMatchCopy = {
  title: 'Imyirondoro',
  description:
    'Murebe imyirondoro y’urugero yo mu Rwanda no mu karere. Amafoto ntagaragara neza mutarinjira.',
  heading: 'Mushake uwo mukwiranye',
  count: (shown, total) => `Imyirondoro igaragara: ${shown} kuri ${total}`,
  mood: {
    heading: 'Uburyo bw’ibyiyumvo',
    text: 'Mwiyumva mute uyu munsi? Uko mwiyumva ntibihindura ibiboneka. Mwongere muhakande kugira ngo mubikureho. Uko mwiyumva n’ibigenderwaho bibikwa muri iyi tab no muri aderesi y’iyi paji.',
  },
  join: {
    heading: 'Murebe aya mafoto neza',
    text: 'Aba bantu cumi na babiri ni abahimbano. Konti yo kugerageza irabagaragaza neza.',
    action: 'Gukora umwirondoro',
    logIn: 'Konti yo kugerageza',
  },
  filters: {
    heading: 'Ibigenderwaho',
    show: 'Kwerekana ibigenderwaho',
    hide: 'Guhisha ibigenderwaho',
    active: (count) => (count === 0 ? 'Nta na kimwe' : `Byahiswemo: ${count}`),
    clear: 'Kubikuraho byose',
    close: (count) => `Kureba imyirondoro ${formatCount(count)}`,
    more: 'Ibindi bigenderwaho',
    less: 'Ibigenderwaho bike',
    any: 'Byose',
    all: 'Byose',
    username: 'Izina',
    age: 'Imyaka',
    ageFrom: 'Kuva kuri',
    ageTo: 'Kugeza kuri',
    years: (age) => `imyaka ${age}`,
    gender: 'Igitsina',
    location: 'Aho aherereye',
    status: 'Irangamimerere',
    country: 'Igihugu',
    height: 'Uburebure',
    bodyType: 'Imiterere y’umubiri',
    education: 'Amashuri',
    religion: 'Idini',
    career: 'Umwuga',
    hair: 'Umusatsi',
    children: 'Abana',
    relationship: 'Ubwoko bw’umubano',
    mood: 'Uko yiyumva',
    hints: {
      location: 'Umujyi cyangwa igihugu',
      relationship: 'Ntibihindura ibiboneka.',
    },
  },
  searches: {
    open: 'Amashakisha yabitswe',
    loading: 'Amashakisha yanyu arafunguka…',
    failed: 'Amashakisha yanyu ntiyafungutse. Mufunge aha, mwongere muhafungure.',
  },
  chips: {
    list: 'Ibigenderwaho byahiswemo',
    ages: (from, to) => `imyaka ${from} kugeza kuri ${to}`,
    named: (name, value) => `${name}: ${value}`,
    remove: (filter) => `Gukuraho: ${filter}`,
  },
  options,
  list: 'Imyirondoro',
  later: {
    count: (count) =>
      count === 1 ? 'Hari umuntu umwe mwabikiye nyuma.' : `Abo mwabikiye nyuma: ${count}.`,
    action: 'Kubareba',
  },
  empty: {
    title: 'Nta muntu wabonetse',
    text: 'Mugerageze guhindura ibigenderwaho kugira ngo mubone indi myirondoro',
  },
  safety: {
    heading: 'Umutekano n’ibanga',
    cards: [
      {
        title: 'Kugenzura ifoto n’umwirondoro',
        text: 'Ibirango byerekana uwahuje selfie cyangwa indangamuntu n’umwirondoro we.',
      },
      {
        title: 'Masike y’Urukundo',
        text: 'Amafoto atagaragara neza cyangwa ijwi gusa, kugeza mwembi muhisemo kwigaragaza.',
      },
      {
        title: 'Kwemera mbere ya byose',
        text: 'Nta we ushobora kubandikira, kubabona cyangwa kumenya aho muri mutaravuga yego.',
      },
      {
        title: 'Ni mwe mugena',
        text: 'Muhishe imyaka, intera cyangwa umwirondoro wose igihe cyose mushakiye.',
      },
    ],
  },
  share: {
    heading: 'Musangize inkuru y’urukundo rwanyu',
    text: 'Mwahuriye hano? Inkuru yanyu ishobora gutera abandi inkunga. Kugeza ubu, muyigumana nka dosiye.',
    story: 'Gusangiza inkuru',
    interview: 'Gusaba ikiganiro',
    picture: 'Ibikombe bibiri by’ikawa munsi y’ishami ry’ikawa yeze',
  },
};
