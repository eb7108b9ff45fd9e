import type * as english from '../../../../pages/services/copy';
import { brand } from '../../../../content/brand';
import { versionCopy } from '../../parts/page/version-copy';

export const servicesCopy: typeof english.servicesCopy = {
  title: 'Serivisi',
  description: `Ibyo ${brand.name} ibakorera, kuva ku guhuza hashingiwe ku byiyumvo kugeza ku guhura mu mutekano.`,
  heading: 'Ibyo tubakorera',
  intro:
    'Kuva ku iteganya ry’uko mwahuza kugeza ku rutonde rwo kugenzura mbere yo guhura. Intera, masike na radari birafunze kugeza mubifunguye.',
  picture: 'Amato y’uburobyi ku kiyaga cya Kivu nimugoroba',
  browse: 'Kureba imyirondoro',
  getCoins: 'Gushaka ibiceri',
  cards: {
    heading: 'Uburyo burindwi bwo kwegerana',
    sample: {
      label: 'Iteganya ry’urugero',
      figure: 'Urugero',
      scoreLabel: 'bihuriyeho, bivuye ku byo abantu babiri banditse',
      note: 'Ni impimbano, bigamije kwerekana uko iteganya risa.',
      signals: {
        values: 'Indangagaciro n’imyemerere',
        plans: 'Imishinga y’imyaka itanu iri imbere',
        rhythm: 'Gahunda y’umunsi',
      },
    },
    list: {
      forecast: {
        name: 'Uko mwahuza',
        text: 'Yerekana aho abantu babiri bashobora kumvikana, aho bazakenera kuganira, n’uko ibyizeye. Si umwanzuro na rimwe.',
        action: 'Kureba iteganya',
      },
      mood: {
        name: 'Guhuza ku byiyumvo',
        text: 'Mubone icyumba gikwiranye n’uko mwiyumva.',
        action: 'Guhitamo uko mwiyumva',
      },
      mask: {
        name: 'Masike y’Urukundo',
        text: 'Ifoto yanyu ikomeza kutagaragara neza, cyangwa mukivuga mu ijwi gusa, kugeza mwembi mwemeye kwigaragaza.',
        action: 'Gushyiraho masike',
      },
      rooms: {
        name: 'Ibyumba by’amatsinda',
        text: 'Ibyumba umunani kuva ku Muziki kugeza ku Bugeni, kimwe cyose gifite amategeko n’ikibazo cyo gutangiza.',
        action: 'Gushaka icyumba',
      },
      timeline: {
        name: 'Gahunda y’ubuzima',
        text: 'Mushyire umwuga, kurushinga, abana n’ingendo uko mubyifuza, hanyuma mubiganireho.',
        action: 'Gutegura gahunda yanyu',
      },
      radar: {
        name: 'Radari y’abari hafi',
        text: 'Ibabwira ko hari umuntu uri hafi, ntijya ibabwira aho ari. Irafunze kugeza muyifunguye.',
        action: 'Kureba radari',
      },
      icebreaker: {
        name: 'Umutoza w’ikiganiro (AI)',
        text: 'Ikibazo cya mbere kidasubizwa “yego” gusa.',
        action: 'Kubona interuro ya mbere',
      },
    },
  },
  matching: {
    heading: 'Guhuza na AI+, nta rujijo',
    intro: 'Ibyo isoma, ibyo yirengagiza, n’ufata umwanzuro.',
    list: [
      'Isoma gusa umwirondoro wanyu n’ibyo mwasabye.',
      'Iha agaciro indangagaciro n’imishinga kurusha isura; ifoto ntihabwa amanota na rimwe.',
      'Isobanura impamvu abantu babiri bahujwe.',
      'Yigira ku mahitamo yanyu, ku gikoresho cyanyu, kandi irayibagirwa iyo muyasibye.',
      'Ntifata na rimwe umwanzuro kuri raporo, gusubizwa amafaranga cyangwa konti. Abantu ni bo bawufata.',
    ],
  },
  steps: {
    heading: 'Uko bikora',
    list: [
      {
        name: 'Muvuge icyo mushaka',
        text: 'Ubucuti, urukundo, kurushinga: nta gisubizo kibi kibaho.',
      },
      {
        name: 'Muhitemo ibyo abandi babona',
        text: 'Imyaka, intera, ifoto: buto eshatu, zose ni izanyu.',
      },
      {
        name: 'Muhure uko mubishaka',
        text: 'Mushakishe, mukunde, cyangwa mwinjire mu cyumba.',
      },
      { name: 'Muganire mbere yo kureba', text: 'Muriho masike, ikiganiro ni cyo kibanza.' },
      {
        name: 'Muhure ku manywa',
        text: 'Inama zo guhura zibafasha gutegura guhura bwa mbere mwembi mushobora kuvamo igihe cyose.',
      },
    ],
    more: 'Kureba intambwe zose',
  },
  safety: {
    heading: 'Icyizere n’umutekano',
    text: 'Buri mwirondoro ushobora kugenzurwa mu nzego enye, buri kiganiro gifite “Guhagarika” na “Gutanga raporo”, kandi umuntu asoma buri raporo mu masaha 24 kugeza kuri 48.',
    version: 'Ubu raporo nta we zigeraho, kandi nta muntu uragenzurwa.',
    points: [
      { name: 'Urwego rwa 1', text: 'Imeyili cyangwa telefoni' },
      { name: 'Urwego rwa 2', text: 'Selfie ihuye n’ifoto' },
      { name: 'Urwego rwa 3', text: 'Icyangombwa kiranga umuntu' },
      { name: 'Urwego rwa 4', text: 'Umunyamuryango wishyuye' },
    ],
    link: 'Gusoma inyandiko y’icyizere n’umutekano',
  },
  join: {
    heading: 'Kwiyandikisha ni intambwe ndwi nto',
    intro:
      'Ubu kwiyandikisha bifata intambwe esheshatu. Mwahagarara igihe cyose: ibisubizo byanyu biguma muri iyi tab, uretse ijambobanga, itariki y’amavuko n’ifoto.',
    list: [
      { name: 'Gutangira vuba', text: 'Imeyili n’ijambobanga.' },
      {
        name: 'Guhitamo icyo mushaka',
        text: 'Urukundo, kurushinga cyangwa ubucuti. Mwabihindura igihe cyose.',
      },
      { name: 'Umwirondoro w’ibanze', text: 'Ibyo abandi babanza kureba.' },
      { name: 'Uko mwiyumva', text: 'Gukanda rimwe muvuga uko mwiyumva.' },
      { name: 'Ibibazo bisekeje', text: 'Bitanu bishimishije, aho kuba ijana birambirana.' },
      {
        name: 'Umutekano no kwemera',
        text: 'Abashobora kubabona, kubandikira no kumenya aho muri.',
      },
      { name: 'Kwerekwa ibihari', text: 'Umunota mu byumba, kuri masike no kuri radari.' },
    ],
  },
  results: {
    heading: 'Ibyo abanyamuryango batubwira',
    note: versionCopy.figures,
    list: {
      conversation: 'bagize ikiganiro cyabashimishije',
      safe: 'bumvise batekanye kurusha kuri porogaramu babanje',
      met: 'bahuye n’umuntu imbonankubone',
      together: 'bari mu rukundo rwatangiriye hano',
    },
  },
  faq: {
    heading: 'Ibibazo abantu babanza kubaza',
    list: {
      free: {
        question: 'Ni ubuntu?',
        answer:
          'Kwiyandikisha, gushakisha no gusoma ubutumwa ni ubuntu. Ibiceri byishyura inyongera nka Super Like. Iduka ry’ibiceri rigaragaza ibiciro byose, kandi nta kivugururwa rwihishwa.',
      },
      seen: {
        question: 'Ni nde ushobora kubona ifoto yanjye?',
        answer:
          'Ni mwe mwenyine: iguma ku gikoresho cyanyu. Konti nizimara kubaho, abatinjiye bazabona ifoto itagaragara neza. Iyo Masike y’Urukundo iriho, n’abanyamuryango ni ko bazayibona, kugeza mwembi mwemeye kwigaragaza.',
      },
      plans: {
        question: 'Plus na Pro bitandukaniye he?',
        answer:
          'Nta na kimwe murashobora kugura. Plus izaba irimo ubutumwa butagira umubare n’ibigenderwaho byimbitse. Pro izongeraho kuzamurwa mbere y’abandi, kugenzurwa, ibya Masike n’iteganya ryo ku rwego rwa Pro.',
      },
      help: {
        question: 'Musubiza mu gihe kingana iki?',
        answer:
          'Konti nizimara kubaho: imeyili mu masaha 2, cyangwa iminota 15 ku banyamuryango ba premium, na raporo mu masaha 24 kugeza kuri 48. Ubu nta tsinda ry’ubufasha rihari, kandi raporo iguma ku gikoresho cyanyu.',
      },
      leave: {
        question: 'Nagenda nta kimenyetso nsize?',
        answer:
          'Ntibishoboka byuzuye. Byose biri muri browser yanyu: mumanure kopi cyangwa musibe byose kuri Paji yanyu. Hasigara kode imwe yatoranyijwe mu buryo bwa tombola, kandi browser yanyu ishobora gukomeza kugaragaza uru rubuga: musibe amakuru y’urubuga n’amateka mu igenamiterere ryayo. Muri serivisi yuzuye, konti yasibwe izavanwaho burundu nyuma y’iminsi 30.',
      },
    },
  },
  call: {
    heading: 'Inyongera, igihe muzishakiye',
    text: 'Super Like igura ibiceri 30; kugarura uwo mwahisemo ni ubuntu. Muhere ku ipaki Ikunzwe.',
    prices: 'Kureba ibiciro byose',
  },
};
