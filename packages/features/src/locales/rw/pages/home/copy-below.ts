import { EMERGENCY } from '../../../../domain/emergency-numbers';
import type * as english from '../../../../pages/home/copy-below';
import { brand } from '../../../../content/brand';
import { versionCopy } from '../../parts/page/version-copy';

export const homeBelowCopy: typeof english.homeBelowCopy = {
  discover: {
    heading: 'Mubone uwo mukwiranye',
    text: 'Imyirondoro itandatu y’urugero y’abantu bahimbwe.',
    listLabel: 'Imyirondoro y’urugero',
    explore: 'Kureba abandi',
  },
  safety: {
    heading: 'Umutekano wanyu ni wo wa mbere',
    picture: 'Imisozi ikurikiranye munsi y’izuba rirenga',
    points: [
      {
        title: 'Kurindwa',
        text: 'Muhagarike umuntu cyangwa mumutangeho raporo muhereye ku mwirondoro uwo ari wo wose utariho masike. Abantu, atari imashini, ni bo bazajya bafata umwanzuro.',
      },
      {
        title: 'Kuganira',
        text: 'Ubutumwa buzajya burindwa mu buryo bw’ibanga (encryption), kandi ni mwe muzahitamo uwabandikira.',
      },
      {
        title: 'Kugenzurwa',
        text: 'Biteganyijwe: igenzura ry’ifoto ku babishaka, n’ikirango.',
      },
      {
        title: 'Guhura',
        text: `Inama zo guhura, hoteli enye z’i Kigali zakirira abantu ku mugaragaro, na ${EMERGENCY.allServices} y’ubutabazi bwihuse.`,
      },
    ],
  },
  stories: {
    heading: 'Bahuriye hano',
    note: versionCopy.stories,
    labels: {
      region: 'Inkuru z’abakundanye',
      regionRole: 'uruhererekane',
      slideRole: 'inkuru',
      slide: (position, total) => `${position} kuri ${total}`,
      stop: 'Guhagarika guhinduranya',
      start: 'Gutangira guhinduranya',
      previous: 'Inkuru ibanza',
      next: 'Inkuru ikurikira',
    },
    stars: 'Inyenyeri 5 kuri 5',
    list: {
      'sandrine-jean-paul': {
        story:
          'Twandikiranye amezi abiri mbere yo guhurira ku kiyaga. Icyo gihe nari maze kumenya urwenya rwe, imyemerere ye n’uko afata nyina.',
        alt: 'Igishushanyo cya Sandrine na Jean Paul ku kiyaga cya Kivu izuba rirenga',
      },
      'esther-collins': {
        story:
          'Ifoto yanjye yamaze ibyumweru iriho masike, kandi ntiyigeze ampatira kuyikuraho. Maze kuyigaragaza, yaranditse ati: ubu mbonye isura y’umuntu nkunda kurusha abandi.',
        alt: 'Igishushanyo cya Esther na Collins hejuru y’amatara ya Kigali',
      },
      'chantal-moses': {
        story:
          'Guhura kwacu kwa mbere twakurikije urutonde: ahantu hahurira abantu, inshuti ibizi, ikawa ebyiri. Tuhasubira buri mwaka.',
        alt: 'Igishushanyo cya Chantal na Moses bafite ibikombe bibiri by’ikawa',
      },
    },
  },
  share: {
    heading: 'Musangize abandi inkuru yanyu',
    text: `Mufite inkuru yatangiriye kuri ${brand.name}? Musangize abandi urugendo rwanyu rubatere inkunga. Musabe ko itambuka ku miyoboro yacu.`,
    note: 'Kugeza ubu, inkuru yanyu muyigumana nka dosiye. Imiyoboro irateganyijwe.',
    action: 'Gusangiza inkuru',
  },
};
