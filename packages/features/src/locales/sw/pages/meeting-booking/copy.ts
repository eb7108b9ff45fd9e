import { brand } from '../../../../content/brand';
import { COUNTS, type MeetingPlace, type Payment, type Pickup } from '../../../../domain/booking';
import type * as english from '../../../../pages/meeting-booking/copy';
import { formatCount } from '../../content/format';

const payments: Record<Payment, string> = {
  arrival: 'Lipa nauli ya hapa ukifika',
  hotel: 'Lipa hoteli moja kwa moja',
  prepay: 'Lipa mapema mtandaoni',
};

const places: Record<MeetingPlace, string> = {
  hotel: 'Hoteli iliyochaguliwa',
  office: `Ofisi ya ${brand.company.name}`,
  public: 'Mahali pengine pa umma',
};

const pickups: Record<Pickup, string> = { No: 'Hapana', Yes: 'Ndiyo' };

const inDays = (count: number): string => `siku ${formatCount(count)}`;
const inRooms = (count: number): string =>
  count === 1 ? 'chumba 1' : `vyumba ${formatCount(count)}`;

const longestStay = `Muda mrefu zaidi ni siku ${COUNTS.most}`;

const count = (field: string) =>
  `${field}: namba kamili kuanzia ${COUNTS.fewest} hadi ${COUNTS.most}`;

export const meetingBookingCopy: typeof english.meetingBookingCopy = {
  title: 'Kupanga ziara ya kukutana',
  description:
    'Tarehe, hoteli, mahali pa kukutana kwanza na mipango ya safari Rwanda, katika ombi moja.',
  heading: 'Panga ziara yako ya kukutana',
  intro: 'Unakuja Kigali? Jaza unachokijua. Utaona bei, na ombi la kutuma mwenyewe.',
  guide: 'Mara ya kwanza? Soma mwongozo wa kukutana',
  plan: {
    heading: 'Mpango wako kutoka mwongozo wa kukutana',
    guest: (name: string) => `Kukutana na ${name}`,
    filled: 'Sasa chagua tarehe za kukaa kwako.',
    change: 'Badili mpango',
  },
  form: {
    label: 'Ombi la nafasi',
    errorHeading: 'Tafadhali kagua majibu haya',
    sections: {
      basic: 'Taarifa za msingi',
      stay: 'Hoteli na kukutana',
      travel: 'Safari unazopenda',
    },
    fields: {
      fullName: 'Jina kamili',
      idNumber: 'Namba ya pasipoti au kitambulisho',
      contact: 'Simu au barua pepe',
      arrival: 'Kufika Kigali',
      departure: 'Kuondoka Kigali',
      hotel: 'Hoteli',
      days: 'Siku',
      guests: 'Wageni',
      rooms: 'Vyumba',
      budget: 'Bajeti kwa usiku',
      transport: 'Kupokelewa uwanja wa ndege',
      payment: 'Malipo',
      meetingPlace: 'Mahali pa kukutana kwanza',
      destinations: 'Mahali unapotaka kupaona',
    },
    hints: {
      idNumber: 'Haihifadhiwi. Hufutwa ukiondoka kwenye ukurasa huu.',
      destinations: 'Kwa mfano: Ziwa Kivu, kisha sokwe.',
      days: (days: number) => `Tarehe zako ni za ${inDays(days)}.`,
      tooManyDays: (days: number) => `Tarehe zako ni za ${inDays(days)}. ${longestStay}.`,
    },
    prompts: {
      hotel: 'Chagua hoteli',
      budget: 'Chagua bajeti',
      payment: 'Chagua njia ya kulipa',
      meetingPlace: 'Chagua mahali',
    },
    hotel: (name: string, price: string) => `${name}, ${price} kwa usiku`,
    payments,
    places,
    pickups,
    errors: {
      count,
      notADay: {
        arrival: 'Andika tarehe kamili ya kufika',
        departure: 'Andika tarehe kamili ya kuondoka',
      },
      past: {
        arrival: 'Tarehe ya kufika haiwezi kuwa iliyopita',
        departure: 'Tarehe ya kuondoka haiwezi kuwa iliyopita',
      },
      backwards: 'Kuondoka hakuwezi kuwa kabla ya kufika',
      tooLong: `${longestStay}: chagua kuondoka mapema zaidi`,
    },
    submit: 'Wasilisha ombi',
    note: 'Hakuna kinachotumwa. Utaona ombi na unaweza kulinakili.',
  },
  estimate: {
    heading: 'Makadirio ya bei',
    sum: (price: string, days: number, rooms: number) =>
      `${price} × ${inDays(days)} × ${inRooms(rooms)}`,
    missing: {
      hotel: 'Chagua hoteli ili kuona bei.',
      days: 'Andika idadi ya siku ili kuona bei.',
      rooms: 'Andika idadi ya vyumba ili kuona bei.',
    },
    notACount: { days: `${count('Siku')}.`, rooms: `${count('Vyumba')}.` },
    aboveBudget: (hotel: string, price: string, budget: string) =>
      `${hotel} kwa ${price} kwa usiku iko nje ya bajeti yako ya ${budget}.`,
    note: 'Kwa dola za Marekani. Hoteli ndiyo huweka bei ya mwisho.',
  },
  result: {
    title: 'Ombi lako la nafasi',
    description:
      'Uigaji: hakuna kilichotumwa wala kuhifadhiwa. Linakili ili ulitume kwa hoteli mwenyewe.',
    json: 'Ombi kama JSON',
    reveal: 'Onyesha namba yote',
    copy: 'Nakili',
    copied: 'Imenakiliwa.',
    refused: 'Kivinjari chako kimezuia kunakili. Chagua maandishi yaliyo hapo juu.',
    close: 'Funga',
  },
  side: {
    picture: 'Mwanga wa jioni juu ya Ziwa Kivu na vilima vyake',
    product: {
      heading: `${brand.name}, kabla ya kusafiri`,
      text: `${brand.name} ni ya watu wazima wanaotaka uhusiano wa dhati. Bado hakuna aliyethibitishwa: pigianeni simu ya video kwanza, na uweke nafasi ya chumba chako mwenyewe kwa jina lako.`,
    },
    rwanda: {
      heading: 'Rwanda kwa kifupi',
      facts: [
        { name: 'Saa', text: 'UTC+2, mwaka mzima' },
        { name: 'Pesa', text: 'Faranga za Rwanda. Kadi hotelini, mobile money kwingine' },
        { name: 'Lugha', text: 'Kinyarwanda, Kiingereza, Kifaransa, Kiswahili' },
        {
          name: 'Barabara',
          text: 'Tulivu asubuhi ya Jumamosi ya mwisho ya mwezi, kwa umuganda (kazi ya jamii)',
        },
        { name: 'Mifuko', text: 'Mifuko ya plastiki hairuhusiwi kuingizwa nchini' },
      ],
    },
    places: {
      heading: 'Mahali pa kwenda pamoja',
      intro: 'Tovuti rasmi, kila moja katika kichupo kipya.',
      newTab: '(hufunguka katika kichupo kipya)',
    },
  },
};
