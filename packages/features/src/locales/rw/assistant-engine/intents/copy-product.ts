import type * as english from '../../../../assistant-engine/intents/copy-product';
import { brand } from '../../../../content/brand';
import { EMERGENCY } from '../../../../domain/emergency-numbers';
import { PATHS } from '../../../../paths';

export const productIntentCopy: typeof english.productIntentCopy = {
  'how-it-works': {
    topic: 'Uko bikora',
    answer: `Mukore umwirondoro, muhitemo ibyo abandi babona, mushake abantu, muganire, muhure mu mutekano. Buri ntambwe isobanurwa kuri ${PATHS.howItWorks}.`,
  },
  about: {
    topic: `Ibyerekeye ${brand.name}`,
    answer: `${brand.name} ni urubuga rw’abantu bakuru bashaka urukundo rufite intego, rwakorewe i Kigali na ${brand.company.name}. Rushyira imbere ibanga no kwemera. Intego n’indangagaciro zacu biri kuri ${PATHS.aboutUs}.`,
  },
  preview: {
    topic: 'Ibikora ubu',
    answer: `Iri ni igerageza: gushakisha, gukunda, gutegura guhura, kumanura no gusiba amakuru birakora, kandi ibyo mubika biguma ku gikoresho cyanyu. Konti, kwishyura nyakuri, ubutumwa bugera ku bandi, kugenzurwa no gusuzuma raporo birateganyijwe. Muhere kuri ${PATHS.howItWorks}.`,
  },
  services: {
    topic: 'Serivisi n’ibihari',
    answer: `${PATHS.services} igaragaza byose: guhuza ku byiyumvo, Masike y’Urukundo, ibyumba, radari, gutegura gusohokana no guhura bwa mbere mu mutekano.`,
  },
  'success-stories': {
    topic: 'Inkuru z’abakundanye',
    answer: `Inkuru ziri kuri ${PATHS.successStories} ni iz’abakundana bahimbwe, zandikiwe iri gerageza.`,
  },
  'share-story': {
    topic: 'Gusangiza inkuru yanyu',
    answer: `Mwandike inkuru yanyu kuri ${PATHS.shareStory}, cyangwa musubize intambwe eshatu ngufi kuri ${PATHS.testimonyForm}. Izina ryanyu nyakuri si ngombwa. Muri iyi verisiyo nta cyoherezwa: muyigumana nka dosiye.`,
  },
  blog: {
    topic: 'Blog y’uru rubuga',
    answer: `Inyandiko ku gusohokana bwa mbere, imyemerere, imiryango n’urukundo rwambuka imipaka ziri kuri ${PATHS.blog}.`,
  },
  contact: {
    topic: 'Kutuvugisha no kuganira n’umuntu',
    answer: `Imeyili, nimero ya telefoni n’ibiro biri kuri ${PATHS.contact}: ${brand.email}, ${brand.phone}, ${brand.address}. Muri iyi verisiyo nta tsinda ry’ubufasha rirasoma ubutumwa. Niba muri mu kaga, muhamagare ${EMERGENCY.allServices}.`,
  },
  'help-center': {
    topic: 'Ubufasha',
    answer: `Inyandiko ngufi kuri konti yanyu, umutekano, ibiceri no guhura imbonankubone ziri kuri ${PATHS.helpCenter}, kandi mwazishakishamo.`,
  },
  terms: {
    topic: 'Amategeko n’inyandiko zayo',
    answer: `Inyandiko zose z’amategeko ziri kuri ${PATHS.legal}; incamake y’amategeko iri kuri ${PATHS.termsOfService}.`,
  },
  'about-assistant': {
    topic: 'Uwo ndi we n’ibyo nshobora gukora',
    answer: `Ndi umufasha ukoresha ikoranabuhanga, sindi umuntu, kandi nsubiza ibibazo bya ${brand.name} mu Cyongereza, Ikinyarwanda, Igifaransa n’Igiswahili. Sinshobora kubona konti yanyu, ubutumwa bwanyu cyangwa abandi bantu, kandi sinshobora kugira icyo mbahindurira, mboherereza cyangwa ntangaho raporo mu mwanya wanyu. Ubundi bufasha buri kuri ${PATHS.helpCenter}.`,
  },
  'not-working': {
    topic: 'Hari ikidakora',
    answer: `Mwongere mufungure paji kandi murebe interineti yanyu. Niba hari ubutumwa buvuga ko amakuru yanyu atabitswe, mugire ibyo musiba mubone umwanya cyangwa muve mu buryo bw’ibanga (private). Nibikomeza, murebe kuri ${PATHS.helpCenter}, cyangwa mubisobanure kuri ${PATHS.contact}; muri iyi verisiyo nta tsinda ry’ubufasha rirasoma ubutumwa.`,
  },
};
