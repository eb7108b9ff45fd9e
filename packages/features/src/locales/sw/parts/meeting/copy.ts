import { formatWeekday } from '../../content/format';
import type { HotelBudget, MeetingBudget } from '../../../../domain/hotels';
import { EMERGENCY } from '../../../../domain/emergency-numbers';
import type * as english from '../../../../parts/meeting/copy';

export const hotelBudgetLabels: Record<HotelBudget, string> = {
  under150: 'Chini ya $150',
  '150-250': '$150–$250',
  '250-400': '$250–$400',
  over400: 'Zaidi ya $400',
};

const meetingBudgetLabels: Record<MeetingBudget, string> = {
  '100-200': '$100–200',
  '200-400': '$200–400',
  '400-800': '$400–800',
  '800+': '$800+',
};

export const meetingToolsCopy: typeof english.meetingToolsCopy = {
  checklist: {
    heading: 'Orodha fupi ya kukagua',
    intro: 'Weka tiki zote tano, kisha nenda ukafurahie.',
    items: {
      call: 'Tumeonana kwa simu ya video',
      place: 'Mahali ni pa umma na sote tunapajua',
      friend: 'Rafiki anajua ni nani, wapi na hadi saa ngapi',
      way: 'Nina usafiri wangu wa kwenda na kurudi',
      phone: `Simu yangu ina chaji na imehifadhi namba ${EMERGENCY.allServices}`,
    },
    count: (ticked: number, all: number) =>
      ticked === all ? 'Zote tano tayari. Safari njema.' : `${ticked} kati ya ${all} tayari`,
    print: 'Chapisha/Hifadhi',
    reset: 'Anza upya',
    cleared: 'Tiki zote zimeondolewa.',
  },
  hotels: {
    heading: 'Mahali panne penye watu pa kukutana',
    intro:
      'Pana taa, wahudumu na watu wengi. Si lazima ulale hapo. Hatuna makubaliano na hoteli hizi na hatuzikagui.',
    map: 'Ramani ya katikati ya Kigali',
    notToScale: 'Imechorwa kwa mkono, kaskazini iko juu, si kwa vipimo halisi.',
    labels: {
      centre: 'Mjini',
      airport: 'Uwanja wa ndege',
    },
    marker: (number: number, name: string, within: boolean) =>
      `${number} ${name}: maelezo${within ? '' : ', nje ya bajeti'}`,
    price: (amount: string) => `takriban ${amount} kwa usiku`,
    visit: 'Weka nafasi/Tazama',
    visitOf: (name: string) => `katika ${name} (hufunguka katika kichupo kipya)`,
    details: 'Maelezo',
    detailsOf: (name: string) => `ya ${name}`,
    found: (count: number) =>
      count === 0
        ? 'Hakuna kati ya hizi nne iliyo ndani ya bajeti hii.'
        : count === 4
          ? 'Zote nne ziko ndani ya bajeti.'
          : `${count} kati ya 4 ndani ya bajeti.`,
    empty: 'Hakuna hoteli kwa bei hii',
    emptyText: (other: string) =>
      `Hoteli nyingine huanzia takriban ${other}. Badili bajeti, au chagua “Hoteli nyingine” na uandike jina lake kwenye mpango.`,
    emptyNone: 'Hakuna kati ya hoteli hizi yenye bei kubwa hivi. Badili bajeti.',
    clear: 'Onyesha zote nne',
    filter: {
      night: 'Bajeti ya hoteli kwa usiku',
      meeting: 'Bajeti ya kukutana',
      any: 'Yoyote',
      nights: hotelBudgetLabels,
      meetings: meetingBudgetLabels,
    },
    choice: {
      heading: 'Ongeza moja kwenye mpango wako',
      where: 'Mkutane wapi',
      wheres: { hotel: 'Ukumbi wa mapokezi', cafe: 'Mkahawa', restaurant: 'Mgahawa' },
      payment: 'Malipo ya chumba',
      payments: {
        undecided: 'Bado sijaamua',
        arrival: 'Lipa ukifika',
        card: 'Lipa mapema kwa kadi',
      },
      hotel: 'Hoteli',
      prompt: 'Chagua hoteli',
      none: 'Hakuna hoteli kwa bei hii. Badili bajeti kwanza.',
      promptNone: 'Hakuna ndani ya bajeti',
      option: (name: string, price: string) => `${name}, ${price}`,
      missing: 'Chagua hoteli kwanza',
      submit: 'Tumia mahali hapa',
      taken: (place: string) => `Imeongezwa kwenye mpango wako: ${place}.`,
      takenOther: (venue: string) =>
        venue === ''
          ? 'Andika jina la hoteli yako kama mahali pa kukutana.'
          : `Mahali pa kukutana bado ni “${venue}”. Pabadili kama hiyo si hoteli yako.`,
    },
    venue: {
      hotel: (name: string, address: string) => `${name}, ${address}`,
      cafe: (name: string, address: string) => `Mkahawa wa ${name}, ${address}`,
      restaurant: (name: string, address: string) => `Mgahawa wa ${name}, ${address}`,
    },
    modal: {
      address: 'Anwani',
      phone: 'Simu',
      noPhone: 'Angalia tovuti ya hoteli',
      notes: 'Mambo ya kujua',
      openPage: 'Fungua ukurasa',
      newTab: '(hufunguka katika kichupo kipya)',
      close: 'Funga',
    },
  },
  summary: {
    heading: 'Panga kukutana',
    intro:
      'Mpe rafiki nakala. Hakuna kinachohifadhiwa: ukipakia upya au kufunga kichupo, mpango unafutika.',
    fields: {
      host: 'Jina lako',
      guest: 'Jina la unayekutana naye',
      place: 'Mahali',
      date: 'Tarehe',
      time: 'Saa za Kigali',
    },
    sheet: {
      title: 'Muhtasari wa kukutana',
      host: 'Mwenyeji',
      guest: 'Mgeni',
      place: 'Mahali',
      time: 'Saa',
      agreed: 'Mliyokubaliana',
      safety: `Kukitokea dharura nchini Rwanda, piga ${EMERGENCY.allServices} (huduma zote).`,
    },
    agreed: (facts: readonly string[]) => facts.join(' · '),
    agreedBudget: (budget: string) => `Bajeti ${budget}`,
    day: formatWeekday,
    when: (day: string, time: string) =>
      [day, time ? `${time} kwa saa za Kigali` : ''].filter(Boolean).join(', '),
    print: 'Chapisha',
    download: 'Pakua kama maandishi',
    calendar: 'Ongeza kwenye kalenda',
    downloaded: (file: string) => `${file} imepakuliwa.`,
    missing: {
      date: 'Chagua tarehe kwanza',
      time: 'Chagua saa kwanza',
      past: 'Wakati huu umepita. Chagua tarehe au saa ya baadaye.',
    },
    event: {
      title: (guest: string) => (guest ? `Kukutana na ${guest}` : 'Kukutana ana kwa ana'),
      notes: (guest: string) =>
        [
          guest
            ? `Kukutana na ${guest} kwa mara ya kwanza. Rafiki anajua nilipo.`
            : 'Rafiki anajua nilipo.',
          `Kukitokea dharura nchini Rwanda, piga ${EMERGENCY.allServices}.`,
        ].join('\n'),
    },
  },
  emergency: {
    heading: 'Msaada wa dharura na wa eneo hili',
    intro: 'Kama huwezi kuzungumza, piga simu na usiikate.',
    call: `Piga ${EMERGENCY.allServices}`,
  },
};
