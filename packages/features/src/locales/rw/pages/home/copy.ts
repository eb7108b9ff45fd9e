import type * as english from '../../../../pages/home/copy';
import { brand } from '../../../../content/brand';

export const homeCopy: typeof english.homeCopy = {
  title: `${brand.name}: urukundo nyarwo`,
  description:
    'Urubuga rwo gushaka umukunzi rushyira imbere ibanga no kwemera, ku bantu bakuru bo mu Rwanda no muri Afurika y’Iburasirazuba n’iyo Hagati bashaka urukundo rufite intego.',
  hero: {
    heading: 'Mubone urukundo nyarwo',
    lead: `Bavuga ko abarenga 90% mu bashaka abakunzi bifuza urukundo rufite intego. ${brand.name} ni bo yubakiwe: ibanga ni ryo shingiro, kandi nta kiba mutabyemeye.`,
    start: 'Gutangira',
    watch: 'Kureba inkuru yacu',
    video: {
      label: 'Imisozi mu kabwibwi n’amatara agenda',
      pause: 'Guhagarika videwo',
      play: 'Kureba videwo',
    },
  },
  story: {
    title: 'Inkuru yacu',
    text: 'Imisozi igihumbi, imigoroba igihumbi, n’umuntu uri ku musozi ukurikiyeho wifuza nk’ibyo mwifuza.',
    close: 'Gufunga',
  },
  steps: {
    heading: 'Intambwe zo kubona uwo mukwiranye',
    list: [
      {
        label: 'INTAMBWE YA 1',
        title: 'Mutubwire abo muri bo',
        description: 'Muhitamo ibyo abandi babona. Ifoto yanyu ntiva ku gikoresho cyanyu.',
      },
      {
        label: 'INTAMBWE YA 2',
        title: 'Mumenyane mufite intego',
        description:
          'Mushakishe mukurikije ibibafitiye akamaro, kuva ku myemerere kugeza ku mishinga y’umuryango, mwandikire abo mwakunze.',
      },
      {
        label: 'INTAMBWE YA 3',
        title: 'Muhure imbonankubone',
        description:
          'Iyo mwembi muvuze yego, mutegure guhura bwa mbere mu mutekano, mufite urutonde rwo kugenzura n’inshuti ibizi.',
      },
    ],
  },
};
