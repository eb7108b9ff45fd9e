import type * as english from '../../../../pages/terms-of-service/copy';
import { brand } from '../../../../content/brand';
import { TERMINATION_REASONS } from '../../content/legal/rules';
import { versionCopy } from '../../parts/page/version-copy';

export const termsOfServiceCopy: typeof english.termsOfServiceCopy = {
  title: 'Amategeko yo gukoresha',
  description: 'Amategeko hagati yanyu natwe, muri make no mu magambo yumvikana.',
  heading: 'Amategeko yo gukoresha',
  effective: 'Yatangiye gukurikizwa: 15 Mutarama 2024',
  intro: `Iyi ni incamake y’icyo mwakwitega kuri ${brand.name} n’icyo tubitezeho. Amategeko n’Amabwiriza yuzuye ari mu nyandiko z’amategeko. Aho bitandukanye, inyandiko yuzuye ni yo ikurikizwa.`,
  full: 'Gusoma Amategeko n’Amabwiriza yuzuye',
  print: 'Gucapa iyi paji',
  template: versionCopy.template,
  version: versionCopy.rules,
  summary: {
    heading: 'Mu ngingo eshatu',
    list: [
      {
        name: 'Gukoresha neza',
        text: 'Konti imwe ku muntu, amakuru y’ukuri, no kubaha uwo muhura wese. Serivisi ni iyo guhura n’abantu, si iyo kugurisha na rimwe.',
      },
      {
        name: 'Ahantu hatekanye',
        text: 'Ni iby’abantu bakuru gusa. Abantu basuzuma raporo mu masaha 24 kugeza kuri 48, kandi mushobora kujuririra umwanzuro wabo mu minsi 30.',
      },
      {
        name: 'Ibiciro bisobanutse',
        text: 'Iduka ry’ibiceri rigaragaza ibiciro mu mafaranga y’u Rwanda, 10 RWF ku giceri. Impinduka yose tuyitangaza iminsi 30 mbere y’uko ikurikizwa.',
      },
    ],
  },
  sections: {
    eligibility: {
      heading: 'Abemerewe kwiyandikisha',
      paragraphs: [
        'Mugomba kuba mufite nibura imyaka 18, mugatanga amakuru y’ukuri, kandi mukagira konti imwe gusa. Konti y’umuntu wese uri munsi y’imyaka 18 tuyifunga tukimara kubimenya.',
      ],
    },
    account: {
      heading: 'Konti yanyu',
      paragraphs: [
        'Ijambobanga ryanyu muryigumanire. Ni mwe mubazwa ibibera kuri konti yanyu kugeza mutubwiye ukundi. Konti zimaze imyaka 2 zidakoreshwa turazisiba, tumaze kubibutsa.',
      ],
    },
    'your-content': {
      heading: 'Ibyo musangiza',
      paragraphs: [
        'Ibyo mwandika n’amafoto yanyu bikomeza kuba ibyanyu. Mutwemerera kubyereka abo muhitamo, igihe cyose mubibitse hano. Musangize gusa ibyo mufitiye uburenganzira, kandi ntimugasangize isura y’undi atabyemeye.',
      ],
    },
    payment: {
      heading: 'Ibiceri n’ifatabuguzi',
      paragraphs: [
        'Ibiceri byishyura inyongera ziri kuri serivisi kandi ntibishobora kuvunjwamo amafaranga. Gusubizwa amafaranga bikorwa yose, ahwanye n’igihe gisigaye cyangwa ashyirwa kuri konti, nk’uko Amabwiriza yo gusubiza amafaranga abivuga. Ibiciro bihinduka gusa bitangajwe iminsi 30 mbere.',
        'Ubu kugura kose ni ukugerageza ku gikoresho cyanyu, kandi nta mafaranga ahererekanywa.',
      ],
    },
    verification: {
      heading: 'Kugenzurwa',
      paragraphs: [
        'Ikirango kigaragaza icyagenzuwe n’igihe: selfie ihuye n’ifoto imara amezi 12, icyangombwa kimara amezi 24, aho umuntu abarizwa hamara kugeza hahindutse, umunyamuryango wishyuye amara igihe yishyuriye. Ikirango nta cyo kivuga ku mico y’umuntu.',
      ],
    },
    liability: {
      heading: 'Ibyo tubazwa',
      paragraphs: [
        'Turagenzura, tugakurikirana kandi tugasubiza, ariko ntidushobora kumenya abantu bose. Aho itegeko ritwemerera kugabanya ibyo tubazwa, ntibirenga ibyo mwatwishyuye mu mezi 12 ashize.',
      ],
    },
  },
  prohibited: {
    heading: 'Ibibujijwe',
    list: [
      'Gutoteza, gutera ubwoba, gukurikirana cyangwa gukoza isoni umuntu uwo ari we wese',
      'Kwiyita undi, cyangwa guhisha ko mwashatse cyangwa ko muri mu rukundo',
      'Gusaba abanyamuryango amafaranga, kuyohererezwa kuri Mobile Money cyangwa amakuru ya banki',
      'Gutanga cyangwa gushaka serivisi z’igitsina zishyurwa',
      'Ikintu cyose kigirira nabi umuntu uri munsi y’imyaka 18 cyangwa kikamukoresha mu by’igitsina',
      'Kwanga idini, inkomoko, umubiri, ururimi cyangwa uburyo bwo gukunda',
      'Kwamamaza, gushaka abakozi cyangwa kugurisha mu banyamuryango',
      'Gukoporora imyirondoro, gukusanya ibiri kuri paji cyangwa gukoresha konti zikoresha ubwazo',
      'Gusangiza ubutumwa, aderesi cyangwa amafoto by’undi munyamuryango atabyemeye',
      'Kurenga kuri masike, ku guhagarikwa n’umuntu, ku guhagarikwa by’igihe gito cyangwa burundu',
    ],
  },
  termination: {
    heading: 'Iyo dufunze konti',
    intro:
      'Kuri buri mpamvu: icyo dukora, n’icyo ubujurire busaba. Mushobora kujurira mu minsi 30, kandi umuntu utarafashe uwo mwanzuro abisuzuma mu minsi y’akazi 5 kugeza kuri 7.',
    labels: { action: 'Igikorwa', appeal: 'Ubujurire' },
    list: TERMINATION_REASONS,
    other: `Amabwiriza y’abakoresha avuga ko guhagarikwa burundu bitajuririrwa. ${versionCopy.appeals}`,
    otherLink: 'Gusoma amabwiriza y’abakoresha',
  },
  deletion: {
    heading: 'Nimugenda',
    list: [
      'Umwirondoro wanyu uhita uvanwa aho ugaragara.',
      'Ifatabuguzi ririho rirahagarikwa; igihe kitakoreshejwe ntigisubizwa amafaranga.',
      'Hari amakuru abikwa: ibisigaye bya konti yasibwe bisibwa nyuma y’iminsi 30, naho fagitire n’imyanzuro kuri raporo bibikwa igihe kirekire kurushaho.',
    ],
    link: 'Gusiba cyangwa kumanura amakuru yanyu',
  },
  disputes: {
    heading: 'Iyo tutumvikanye',
    list: [
      {
        name: 'Mutuvugishe',
        text: 'Mubanze mutwandikire. Impaka nyinshi zirangizwa na imeyili imwe ivugisha ukuri.',
      },
      {
        name: 'Ubuhuza',
        text: 'Iyo ibyo bidakemutse, umuhuza w’i Kigali wemewe n’impande zombi.',
      },
      {
        name: 'Urukiko',
        text: 'Hakurikizwa amategeko y’u Rwanda kandi inkiko z’i Kigali ni zo zifata umwanzuro, keretse itegeko ry’aho mutuye ribahaye urukiko rubegereye.',
      },
    ],
  },
  contact: {
    heading: 'Ushinzwe amategeko',
    text: 'Ibibazo by’amategeko bisubizwa mu minsi y’akazi 5 kugeza kuri 7.',
  },
  changes: {
    heading: 'Impinduka kuri aya mategeko',
    text: 'Impinduka yose tuyitangaza nibura iminsi 30 mbere y’uko ikurikizwa, kuri imeyili no kuri iyi paji, tugasobanura igihinduka n’impamvu. Niba mutabyemera, mushobora kugenda mbere y’uwo munsi, kandi iyo mpinduka ntibareba.',
  },
};
