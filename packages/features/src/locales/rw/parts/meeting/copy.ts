import type * as english from '../../../../parts/meeting/copy';
import { formatWeekday } from '../../content/format';
import { EMERGENCY } from '../../../../domain/emergency-numbers';

export const hotelBudgetLabels: typeof english.hotelBudgetLabels = {
  under150: 'Munsi ya $150',
  '150-250': '$150–$250',
  '250-400': '$250–$400',
  over400: 'Hejuru ya $400',
};

export const meetingToolsCopy: typeof english.meetingToolsCopy = {
  checklist: {
    heading: 'Ibyo kugenzura vuba',
    intro: 'Mushyire akamenyetso kuri byose uko ari bitanu, mubone kugenda mwishimye.',
    items: {
      call: 'Twarebanye kuri videwo',
      place: 'Ni ahantu hahurira abantu kandi twembi turahazi',
      friend: 'Inshuti izi uwo nzahura na we, aho tuzahurira n’igihe birangirira',
      way: 'Mfite uburyo bwanjye bwo kugenda no kugaruka',
      phone: `Telefoni yanjye irimo umuriro kandi irimo nimero ${EMERGENCY.allServices}`,
    },
    count: (ticked, all) =>
      ticked === all
        ? 'Byose uko ari bitanu byarangiye. Mugende amahoro.'
        : `Ibyarangiye: ${ticked} kuri ${all}`,
    print: 'Gucapa/Kubika',
    reset: 'Gukuraho utumenyetso',
    cleared: 'Utumenyetso twose twakuweho.',
  },
  hotels: {
    heading: 'Ahantu hane hahora abantu mwahurira',
    intro:
      'Harabona, hari abakozi kandi huzuye abantu. Si ngombwa kuharara. Nta masezerano dufitanye n’aya mahoteli kandi ntituyagenzura.',
    map: 'Ikarita y’umujyi wa Kigali rwagati',
    notToScale: 'Yashushanyijwe n’intoki, amajyaruguru ni hejuru, ingano si nyakuri.',
    labels: {
      centre: 'Umujyi rwagati',
      airport: 'Ikibuga cy’indege',
    },
    marker: (number, name, within) =>
      `${number} ${name}: ibisobanuro${within ? '' : ', birenze ingengo yanyu'}`,
    price: (amount) => `hafi ${amount} ku ijoro`,
    visit: 'Gufata icyumba/Kureba',
    visitOf: (name) => `kuri ${name} (bifungukira mu yindi tab)`,
    details: 'Ibisobanuro',
    detailsOf: (name) => `bya ${name}`,
    found: (count) =>
      count === 0
        ? 'Muri ane nta na rimwe riri muri iyi ngengo.'
        : count === 4
          ? 'Yose uko ari ane ari muri iyi ngengo.'
          : `Ari muri iyi ngengo: ${count} kuri 4.`,
    empty: 'Nta hoteli iri kuri iki giciro',
    emptyText: (other) =>
      `Andi mahoteli ahera nko kuri ${other}. Muhindure ingengo, cyangwa muhitemo “Indi hoteli” mwandike izina ryayo muri gahunda.`,
    emptyNone: 'Nta n’imwe muri aya mahoteli igura aya mafaranga. Muhindure ingengo.',
    clear: 'Kwerekana yose uko ari ane',
    filter: {
      night: 'Ingengo ya hoteli ku ijoro',
      meeting: 'Ingengo yo guhura',
      any: 'Yose',
      nights: hotelBudgetLabels,
      meetings: {
        '100-200': '$100–200',
        '200-400': '$200–400',
        '400-800': '$400–800',
        '800+': '$800+',
      },
    },
    choice: {
      heading: 'Mwongere imwe kuri gahunda yanyu',
      where: 'Aho guhurira',
      wheres: { hotel: 'Aho bakirira muri hoteli', cafe: 'Kafe', restaurant: 'Resitora' },
      payment: 'Kwishyura icyumba',
      payments: {
        undecided: 'Ntiturahitamo',
        arrival: 'Kwishyura mugeze yo',
        card: 'Kwishyura mbere n’ikarita',
      },
      hotel: 'Hoteli',
      prompt: 'Guhitamo hoteli',
      none: 'Nta hoteli iri kuri iki giciro. Mubanze muhindure ingengo.',
      promptNone: 'Nta n’imwe iri mu ngengo',
      option: (name, price) => `${name}, ${price}`,
      missing: 'Mubanze muhitemo hoteli',
      submit: 'Gukoresha aha hantu',
      taken: (place) => `Byongewe kuri gahunda yanyu: ${place}.`,
      takenOther: (venue) =>
        venue === ''
          ? 'Mwandike izina rya hoteli yanyu ahandikwa aho muzahurira.'
          : `Aho muzahurira haracyari “${venue}”. Muhahindure niba atari hoteli yanyu.`,
    },
    venue: {
      hotel: (name, address) => `${name}, ${address}`,
      cafe: (name, address) => `Kafe yo muri ${name}, ${address}`,
      restaurant: (name, address) => `Resitora yo muri ${name}, ${address}`,
    },
    modal: {
      address: 'Aderesi',
      phone: 'Telefoni',
      noPhone: 'Murebe ku rubuga rwa hoteli',
      notes: 'Ibyiza kumenya',
      openPage: 'Gufungura urubuga',
      newTab: '(bifungukira mu yindi tab)',
      close: 'Gufunga',
    },
  },
  summary: {
    heading: 'Gutegura guhura',
    intro: 'Muhe inshuti kopi. Nta kibikwa: kongera gufungura paji cyangwa gufunga tab birabisiba.',
    fields: {
      host: 'Izina ryanyu',
      guest: 'Izina ry’uwo mukwiranye',
      place: 'Aho muzahurira',
      date: 'Itariki',
      time: 'Isaha y’i Kigali',
    },
    sheet: {
      title: 'Incamake yo guhura',
      host: 'Utumira',
      guest: 'Utumirwa',
      place: 'Ahantu',
      time: 'Isaha',
      agreed: 'Byemejwe',
      safety: `Niba mukeneye ubutabazi bwihuse mu Rwanda, muhamagare ${EMERGENCY.allServices} (ubutabazi bwose).`,
    },
    agreed: (facts) => facts.join(' · '),
    agreedBudget: (budget) => `Ingengo ${budget}`,
    day: formatWeekday,
    when: (day, time) => [day, time ? `${time} (isaha y’i Kigali)` : ''].filter(Boolean).join(', '),
    print: 'Gucapa',
    download: 'Kumanura inyandiko',
    calendar: 'Gushyira kuri kalendari',
    downloaded: (file) => `${file} yamanuwe.`,
    missing: {
      date: 'Mubanze muhitemo itariki',
      time: 'Mubanze muhitemo isaha',
      past: 'Iki gihe cyarenze. Muhitemo itariki cyangwa isaha yo hanyuma.',
    },
    event: {
      title: (guest) => (guest ? `Guhura na ${guest}` : 'Guhura imbonankubone'),
      notes: (guest) =>
        [
          guest
            ? `Guhura bwa mbere na ${guest}. Inshuti yanjye izi aho ndi.`
            : 'Inshuti yanjye izi aho ndi.',
          `Niba mukeneye ubutabazi bwihuse mu Rwanda, muhamagare ${EMERGENCY.allServices}.`,
        ].join('\n'),
    },
  },
  emergency: {
    heading: 'Ubufasha n’ubutabazi bwihuse',
    intro: 'Niba mudashobora kuvuga, muhamagare kandi ntimukupe.',
    call: `Muhamagare ${EMERGENCY.allServices}`,
  },
};
