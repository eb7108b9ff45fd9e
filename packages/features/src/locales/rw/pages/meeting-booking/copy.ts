import type * as english from '../../../../pages/meeting-booking/copy';
import { brand } from '../../../../content/brand';
import { formatCount } from '../../content/format';
import { COUNTS } from '../../../../domain/booking';

const longestStay = `Igihe kirekire gishoboka ni iminsi ${COUNTS.most}`;

const count = (field: string) =>
  `${field}: umubare wuzuye uri hagati ya ${COUNTS.fewest} na ${COUNTS.most}`;

export const meetingBookingCopy: typeof english.meetingBookingCopy = {
  title: 'Gusaba guhurira mu Rwanda',
  description:
    'Amatariki, hoteli, aho muhurira bwa mbere n’ingendo mu Rwanda, byose mu busabe bumwe.',
  heading: 'Mutegure uruzinduko rwo guhura',
  intro: 'Muje i Kigali? Mwuzuze ibyo muzi. Murabona igiciro, n’ubusabe mwohereza ubwanyu.',
  guide: 'Ni ubwa mbere? Musome inama zo guhura',
  plan: {
    heading: 'Gahunda yanyu ivuye mu nama zo guhura',
    guest: (name) => `Guhura na ${name}`,
    filled: 'Noneho muhitemo itariki yo kuhagera n’iyo kuhava.',
    change: 'Guhindura gahunda',
  },
  form: {
    label: 'Ubusabe',
    errorHeading: 'Mugenzure ibi bisubizo',
    sections: {
      basic: 'Amakuru y’ibanze',
      stay: 'Hoteli n’ibyo mwifuza mu guhura',
      travel: 'Ibyo mwifuza gusura',
    },
    fields: {
      fullName: 'Amazina yose',
      idNumber: 'Nimero ya pasiporo cyangwa indangamuntu',
      contact: 'Telefoni cyangwa imeyili',
      arrival: 'Kugera i Kigali',
      departure: 'Kuva i Kigali',
      hotel: 'Hoteli',
      days: 'Iminsi',
      guests: 'Abashyitsi',
      rooms: 'Ibyumba',
      budget: 'Ingengo ku ijoro',
      transport: 'Kwakirwa ku kibuga cy’indege',
      payment: 'Kwishyura',
      meetingPlace: 'Aho guhurira bwa mbere',
      destinations: 'Aho mwifuza gusura',
    },
    hints: {
      idNumber: 'Ntibikwa. Isibwa muvuye kuri iyi paji.',
      destinations: 'Urugero: ikiyaga cya Kivu, hanyuma ingagi.',
      days: (days) => `Iminsi iri mu matariki yanyu: ${formatCount(days)}.`,
      tooManyDays: (days) => `Iminsi iri mu matariki yanyu: ${formatCount(days)}. ${longestStay}.`,
    },
    prompts: {
      hotel: 'Guhitamo hoteli',
      budget: 'Guhitamo ingengo',
      payment: 'Guhitamo uko mwishyura',
      meetingPlace: 'Guhitamo ahantu',
    },
    hotel: (name, price) => `${name}, ${price} ku ijoro`,
    payments: {
      arrival: 'Kwishyura igiciro cy’urugendo muhageze',
      hotel: 'Kwishyura hoteli ubwayo',
      prepay: 'Kwishyura mbere kuri interineti',
    },
    places: {
      hotel: 'Hoteli yahiswemo',
      office: `Ibiro bya ${brand.company.name}`,
      public: 'Ahandi hahurira abantu',
    },
    pickups: { No: 'Oya', Yes: 'Yego' },
    errors: {
      count,
      notADay: {
        arrival: 'Mwandike itariki yose yo kuhagera',
        departure: 'Mwandike itariki yose yo kuhava',
      },
      past: {
        arrival: 'Itariki yo kuhagera ntishobora kuba yarashize',
        departure: 'Itariki yo kuhava ntishobora kuba yarashize',
      },
      backwards: 'Itariki yo kuhava ntishobora kubanziriza iyo kuhagera',
      tooLong: `${longestStay}: muhitemo itariki yo kuhava ya hafi`,
    },
    submit: 'Gutegura ubusabe',
    note: 'Nta cyoherezwa. Murabona ubusabe, mubukoporore.',
  },
  estimate: {
    heading: 'Igiciro kigereranyijwe',
    sum: (price, days, rooms) =>
      `${price} × iminsi ${formatCount(days)} × ibyumba ${formatCount(rooms)}`,
    missing: {
      hotel: 'Muhitemo hoteli kugira ngo murebe igiciro.',
      days: 'Mwandike iminsi kugira ngo murebe igiciro.',
      rooms: 'Mwandike ibyumba kugira ngo murebe igiciro.',
    },
    notACount: { days: `${count('Iminsi')}.`, rooms: `${count('Ibyumba')}.` },
    aboveBudget: (hotel, price, budget) =>
      `${hotel} igura ${price} ku ijoro, birenze ingengo yanyu ya ${budget}.`,
    note: 'Mu madolari ya Amerika. Hoteli ni yo igena igiciro cya nyuma.',
  },
  result: {
    title: 'Ubusabe bwanyu',
    description:
      'Ni ukugerageza: nta cyoherejwe cyangwa cyabitswe. Mubukoporore mubwoherereze hoteli ubwanyu.',
    json: 'Ubusabe muri JSON',
    reveal: 'Kwerekana nimero yose',
    copy: 'Gukoporora',
    copied: 'Byakoporowe.',
    refused: 'Browser yanyu yanze gukoporora. Muhitemo umwandiko uri hejuru.',
    close: 'Gufunga',
  },
  side: {
    picture: 'Urumuri rwa nimugoroba ku kiyaga cya Kivu n’imisozi yacyo',
    product: {
      heading: `${brand.name}, mbere y’urugendo`,
      text: `${brand.name} ni iy’abantu bakuru bashaka urukundo rufite intego. Nta muntu uragenzurwa: mubanze murebane kuri videwo, kandi mwifatire icyumba cyanyu mu mazina yanyu.`,
    },
    rwanda: {
      heading: 'U Rwanda muri make',
      facts: [
        { name: 'Isaha', text: 'UTC+2, umwaka wose' },
        {
          name: 'Amafaranga',
          text: 'Amafaranga y’u Rwanda. Ikarita mu mahoteli, Mobile Money ahandi',
        },
        { name: 'Indimi', text: 'Ikinyarwanda, Icyongereza, Igifaransa, Igiswahili' },
        {
          name: 'Imihanda',
          text: 'Iratuje mu gitondo cyo ku wa Gatandatu wa nyuma w’ukwezi, kubera umuganda',
        },
        { name: 'Amashashi', text: 'Amashashi ya pulasitiki ntiyemewe kwinjizwa' },
      ],
    },
    places: {
      heading: 'Aho mwajyana',
      intro: 'Imbuga zemewe, buri rumwe rufungukira mu yindi tab.',
      newTab: '(bifungukira mu yindi tab)',
    },
  },
};
