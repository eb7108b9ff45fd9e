import type * as english from '../../../../pages/meeting-guide/copy';

export const meetingGuideCopy: typeof english.meetingGuideCopy = {
  title: 'Inama zo guhura',
  description:
    'Mutegure guhura bwa mbere i Kigali: intambwe, ibyo kugenzura, hoteli enye, incamake yo gusangiza inshuti na nimero z’ubutabazi.',
  heading: 'Guhura imbonankubone, mu mutekano',
  intro: 'Muhitemo ahantu hahurira abantu, mwandike gahunda, mubwire inshuti.',
  picture:
    'Ibikombe bibiri by’ikawa munsi y’ishami ry’imbuto zitukura, inyuma hari imisozi n’izuba rirenga',
  plan: 'Gutegura guhura',
  book: 'Gutegura uruzinduko',
  steps: {
    heading: 'Intambwe eshanu zo guhura bwa mbere',
    list: [
      {
        name: 'Mubanze murebane',
        text: 'Kurebana kuri videwo akanya gato bibabwira byinshi kurusha ukwezi kw’ubutumwa.',
      },
      {
        name: 'Muhitemo ahantu',
        text: 'Ahahurira abantu benshi, mwembi muzi: aho hoteli yakirira abantu, kafe, resitora.',
      },
      {
        name: 'Muhitemo igihe',
        text: 'Ku manywa, mufite isaha yo gusoza. Isaha imwe irahagije.',
      },
      {
        name: 'Mwumvikane ku tuntu twose',
        text: 'Ufata umwanya, uwishyura, n’ikizatuma mumenyana muhageze.',
      },
      {
        name: 'Mubwire inshuti',
        text: 'Uwo muri kumwe, aho muri, igihe birangirira, n’ubutumwa mutashye.',
      },
    ],
  },
  benefits: {
    heading: 'Akamaro ka gahunda',
    list: [
      { name: 'Umutima utuje', text: 'Nta kintu gisigaye cyo kujyaho impaka muhageze.' },
      {
        name: 'Ibyo mwembi mwiteze',
        text: 'Mwembi muzi igihe bimara n’amafaranga bitwara. Nta kindi cyitezwe.',
      },
      {
        name: 'Gusezera byoroshye',
        text: 'Iyo igihe cyo gusoza cyumvikanyweho, kugenda ni ikinyabupfura, naho kuguma ni ishimwe.',
      },
      {
        name: 'Hari ubizi',
        text: 'Inshuti ifite gahunda yanyu ni bwo burinzi bwa kera kurusha ubundi.',
      },
    ],
  },
  safety: {
    heading: 'Kuri uwo munsi',
    list: [
      'Muze kandi mutahe ukwanyu: moto, tagisi cyangwa imodoka mwiyishyurira.',
      'Mugume aho abandi bantu bari. Kujya ahandi ni undi mwanzuro.',
      'Ibyo munywa, igikapu na telefoni bibe hafi yanyu.',
      'Muvuge izina rimwe gusa. Aho mutuye n’aho mukorera bishobora gutegereza.',
      'Ntimugurize, ntimwishyure mbere, ntimusinye.',
      'Niba mwumva bitameze neza, mugende. “Ngiye ubu” birahagije, kandi abakozi ba hoteli bashobora kubahamagarira tagisi.',
    ],
    full: 'Gusoma inama zose',
  },
  call: {
    heading: 'Muvuye mu kindi gihugu?',
    text: 'Mube mu cyumba cyanyu bwite. Ubusabe bumwe burimo amatariki, hoteli n’ingendo.',
    book: 'Gutegura ubusabe',
  },
};
