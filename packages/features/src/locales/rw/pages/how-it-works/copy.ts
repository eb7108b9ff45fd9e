import { EMERGENCY } from '../../../../domain/emergency-numbers';
import type * as english from '../../../../pages/how-it-works/copy';
import { versionCopy } from '../../parts/page/version-copy';

export const howItWorksCopy: typeof english.howItWorksCopy = {
  title: 'Uko bikora',
  description: 'Intambwe esheshatu kuva musuye bwa mbere kugeza muhuye bwa mbere.',
  heading: 'Uko bikora',
  intro: 'Muvuge icyo mwifuza, muhitemo ibyo abandi babona, muhure n’abashaka nk’ibyo mushaka.',
  picture: 'Amatara ya Kigali mu kabwibwi',
  start: 'Guhera ku mwirondoro',
  steps: {
    heading: 'Intambwe esheshatu, ku muvuduko wanyu',
    list: [
      {
        name: 'Mukore umwirondoro wanyu',
        text: 'Paji esheshatu ngufi. Ibya ngombwa gusa ni iya mbere no kwemera amabwiriza yacu. Mushobora kuruhuka igihe cyose: ibisubizo byanyu biguma muri iyi tab, uretse ijambobanga, itariki y’amavuko n’ifoto.',
        aside: 'Iminota nk’itanu',
      },
      {
        name: 'Muhitemo ibyo abandi babona',
        text: 'Mufungure cyangwa mufunge imyaka, intera n’ifoto igaragara neza. Masike izajya yereka isura yanyu abo mwizeye gusa.',
        aside: 'Mwabihindura igihe cyose',
      },
      {
        name: 'Mugenzurwe',
        text: 'Biteganyijwe: inzego enye, kuva kuri imeyili kugeza ku ndangamuntu, buri rumwe rufite ikirango. Nta muntu uragenzurwa.',
        aside: 'Igenzura rya selfie rimara amezi 12',
      },
      {
        name: 'Mushake abantu',
        text: 'Mushungure mukurikije ibibafitiye akamaro, kuva ku idini kugeza ku mashuri, cyangwa muhitemo umwe umwe, kandi mugarure uwo mwanze mwihuse.',
        aside: 'Ibigenderwaho cumi na bitanu',
      },
      {
        name: 'Mubanze muganire',
        text: 'Mwandike, cyangwa mufate interuro ya mbere ku mutoza w’ikiganiro. Turababurira iyo ubutumwa burimo nimero cyangwa buvuga amafaranga. Nta kigera ku bandi kugeza ubu.',
        aside: 'Muhagarike umuntu cyangwa mutange raporo igihe cyose',
      },
      {
        name: 'Muhure mu mutekano',
        text: 'Mukoreshe urutonde rwo kugenzura, hoteli enye z’i Kigali zakirira abantu ku mugaragaro, n’incamake yo guha inshuti.',
        aside: `Mukeneye ubutabazi: ${EMERGENCY.allServices}`,
      },
    ],
  },
  safety: {
    heading: 'Inama z’umutekano',
    list: [
      {
        name: 'Mubanze mugume hano',
        text: 'Mugume mu kiganiro cya hano kugeza muhuye. Uhatiriza ashaka nimero yanyu ashobora gutegereza.',
      },
      {
        name: 'Ntimukohereze amafaranga',
        text: 'Yaba ay’ikiguzi, ay’itike cyangwa aya fagitire y’ibitaro. Urukundo ntirusaba MoMo.',
      },
      {
        name: 'Muhurire ku mugaragaro',
        text: 'Muhitemo ku manywa, ahari abantu n’abakozi, n’uburyo bwanyu bwo gutaha.',
      },
      {
        name: 'Mubwire inshuti',
        text: 'Uwo muri kumwe, aho muri, igihe birangirira. Incamake yo guhura ifata umunota.',
      },
      {
        name: 'Nimushidikanya, ntimubyirengagize',
        text: 'Mwagenda igihe cyose. Nta muntu mugomba gusobanurira.',
      },
    ],
    link: 'Gufungura inama zo guhura',
  },
  success: {
    heading: 'Ibikunze gukora neza',
    list: [
      {
        name: 'Akantu kamwe k’ukuri',
        text: '“Umuceri ndawushiririza ariko isombe yanjye ni akataraboneka” itangiza ibiganiro kurusha “Nkunda kurya”.',
      },
      {
        name: 'Muvuge icyo mushaka',
        text: 'Kurushinga, kugira uwo muganira, igihe cyo kureba: gusobanuka birinda abantu babiri guta amezi atatu.',
      },
      {
        name: 'Mubaze, mutege amatwi',
        text: 'Ikibazo ku gisubizo cye giheruka kiruta kumushima.',
      },
      { name: 'Ifoto ya vuba', text: 'Yo muri uyu mwaka, ku manywa, irimo mwe mwenyine.' },
    ],
  },
  stats: {
    heading: 'Mu mibare',
    illustrative: versionCopy.illustrative,
    planned: 'Amategeko ateganyijwe',
    resolvedShare: '98%',
    responseTime: 'munsi ya 24h',
    labels: {
      resolved: 'raporo zakemuwe',
      response: 'impuzandengo y’igihe cyo gusubiza raporo bwa mbere',
      age: 'buri munyamuryango, nta rengayobora',
      verification: 'inzego zo kugenzurwa',
    },
  },
  faq: {
    heading: 'Ibyiza kumenya',
    list: {
      cost: {
        question: 'Ni iki nakora ku buntu?',
        answer:
          'Gukora umwirondoro, gushakisha, gukunda, gusoma ubutumwa, gukoresha ibyumba no gutegura guhura. Ibiceri, Plus na Pro ni inyongera.',
      },
      seen: {
        question: 'Abo tuziranye bazambona?',
        answer:
          'Kugeza ubu oya: umwirondoro wanyu uguma ku gikoresho cyanyu. Konti nizimara kubaho, abatinjiye bazajya babona gusa amafoto atagaragara neza.',
      },
      age: {
        question: 'Kuki mubaza itariki y’amavuko?',
        answer: 'Buri wese hano agomba kuba afite imyaka 18 cyangwa irenga. Habikwa imyaka gusa.',
      },
      matches: {
        question: 'Muhuza abantu mute?',
        answer:
          'Ntiturabikora: ni mwe mushakisha mugashungura imyirondoro y’urugero. Biteganyijwe: kubereka abantu hashingiwe ku byo mwanditse, buri wese n’impamvu yatoranyijwe. Amafoto ntahabwa amanota na rimwe.',
      },
      report: {
        question: 'Iyo ntanze raporo ku muntu bigenda bite?',
        answer: `Umuntu asoma raporo yanyu mu masaha 24 kugeza kuri 48. Uwo yatanzweho ntamenya na rimwe uwayitanze. ${versionCopy.reports}`,
      },
    },
  },
  call: {
    heading: 'Mutere intambwe ya mbere',
    text: 'Mubanze murebe. Gushakisha ntibisaba konti.',
    browse: 'Kureba imyirondoro',
    register: 'Gukora umwirondoro',
  },
};
