import type * as english from '../../../../pages/preview/copy';
import { statusTagCopy } from '../../parts/status-tag/copy';

export const previewCopy: typeof english.previewCopy = {
  title: 'Igerageza',
  description: 'Ibikora kuri Iru ubu, ibiteganyijwe, n’ibiguma ku gikoresho cyanyu.',
  heading: 'Iru iracyageragezwa',
  intro:
    'Mugerageze byose. Nta wundi urahaba: abantu ni abahimbano kandi amashusho yabo ni ibishushanyo.',
  today: {
    heading: 'Ibikora ubu',
    list: [
      'Gushakisha, gushungura no guhitamo umwe umwe.',
      'Kuzuza umwirondoro, kubika abo mukunze n’amashakisha, no kwandika ubutumwa butagira uwo bugeraho.',
      'Kugura no gukoresha ibiceri. Kwishyura ni ukugerageza.',
      'Gutegura guhura bwa mbere: ibyo kugenzura, hoteli n’incamake yo guha inshuti.',
      'Guhisha, guhagarika no gutanga raporo ku bantu ku gikoresho cyanyu. Raporo nta we igeraho.',
      'Gusoma inama z’umutekano, kubona nimero z’ubutabazi, kuva hano vuba no gusiba byose.',
    ],
  },
  planned: {
    heading: 'Ibiteganyijwe',
    list: [
      'Konti, kwinjira na imeyili.',
      'Abanyamuryango nyabo, ubutumwa bubageraho, n’uburinzi bwabwo (encryption).',
      'Kugenzura umwirondoro, n’itsinda risoma raporo kandi rigatanga ubufasha.',
      'Kwishyura, gusubizwa amafaranga no gufata imyanya.',
      'Ibyumba by’ako kanya, iteganya rya AI na radari.',
    ],
  },
  device: {
    heading: 'Ibiguma ku gikoresho cyanyu',
    text: 'Ibyo mwandika bibikwa muri iyi browser, ntibitwoherezwa. Amagambobanga, nimero z’indangamuntu n’amatariki y’amavuko ntibibikwa na gato. Hoherezwa ibintu bibiri gusa: ibibazo mubaza umufasha, n’ibigenderwaho n’ibyo mushakisha biri muri aderesi ya paji iyo yongeye gufungurwa.',
    link: 'Kureba, kumanura cyangwa gusiba amakuru yanyu',
  },
  tags: {
    heading: 'Ibirango muzabona',
    list: {
      preview: `“${statusTagCopy.preview}” irakora, ariko ku gikoresho cyanyu gusa cyangwa ku makuru ahimbano.`,
      planned: `“${statusTagCopy.planned}” ntirakora.`,
    },
  },
};
