import { brand } from '../content/brand';
import type { Knowledge } from '../content/site-knowledge';
import { PATHS } from '../paths';
import type { Language } from './language';
import type { Danger } from './safety';

type Spoken = Readonly<Record<Language, string>>;

const { name } = brand;

/** What the embedded assistant says that stands in no page; what it knows it quotes (CHAT-2). */
export const answererCopy = {
  found: (text: string, route: string) => `${text} You will find it at ${route}.`,
  article: (text: string, title: string, route: string) =>
    route === PATHS.helpCenter
      ? `${text} More stands under “${title}” in the help center at ${route}.`
      : `${text} You will find it at ${route}. More stands under “${title}” in the help center at ${PATHS.helpCenter}.`,
  document: (text: string, title: string, heading: string) =>
    `${text} So says “${title}”${heading ? `, under “${heading}”` : ''}, at ${PATHS.legal}; the end of that document says what this version does of it.`,
  also: (route: string) => ` See also ${route}.`,
  /** Before an answer in English to a question in another language. */
  inEnglish: {
    en: '',
    rw: 'Dore icyo mbiziho, mu Cyongereza: ',
    fr: 'Voici ce que j’en sais, en anglais : ',
    sw: 'Haya ndiyo ninayojua, kwa Kiingereza: ',
  } satisfies Spoken,
  greeting: {
    en: `Muraho! Ask me about profiles, coins, privacy or meeting in person. A good place to begin is ${PATHS.howItWorks}.`,
    rw: `Muraho neza! Mbaza ku myirondoro, ibiceri, ibanga cyangwa guhura n’umuntu. Watangirira kuri ${PATHS.howItWorks}.`,
    fr: `Bonjour ! Demandez-moi ce que vous voulez savoir des profils, des pièces, de la vie privée ou d’une rencontre. Pour commencer : ${PATHS.howItWorks}.`,
    sw: `Jambo! Niulize kuhusu wasifu, sarafu, faragha au kukutana ana kwa ana. Unaweza kuanzia ${PATHS.howItWorks}.`,
  } satisfies Spoken,
  thanks: {
    en: `You are welcome. If you would like to look around, profiles are at ${PATHS.findMatch} and ideas for a safe first meeting at ${PATHS.meetingGuide}.`,
    rw: `Murakoze cyane, byari ibyishimo. Imyirondoro iri kuri ${PATHS.findMatch}, n’inama zo guhura mu mutekano ziri kuri ${PATHS.meetingGuide}.`,
    fr: `Avec plaisir. Les profils sont à la page ${PATHS.findMatch}, et les conseils pour une première rencontre sûre à la page ${PATHS.meetingGuide}.`,
    sw: `Karibu sana. Wasifu wa watu uko ${PATHS.findMatch}, na ushauri wa kukutana kwa usalama uko ${PATHS.meetingGuide}.`,
  } satisfies Spoken,
  unknown: {
    en: `I know ${name} and little else, and nothing about that. You can browse profiles at ${PATHS.findMatch}, read how it works at ${PATHS.howItWorks}, or ask a person at ${PATHS.contact}.`,
    rw: `Ibyo simbizi: nzi ${name} gusa. Wareba imyirondoro kuri ${PATHS.findMatch}, ugasoma uko bikora kuri ${PATHS.howItWorks}, cyangwa ukabaza umuntu kuri ${PATHS.contact}.`,
    fr: `Je ne connais que ${name}, et cela, je ne le sais pas. Les profils sont à la page ${PATHS.findMatch}, le fonctionnement à la page ${PATHS.howItWorks}, et une personne se joint par la page ${PATHS.contact}.`,
    sw: `Sijui hilo: najua ${name} tu. Wasifu wa watu uko ${PATHS.findMatch}, maelezo yako ${PATHS.howItWorks}, na unaweza kumuuliza mtu kupitia ${PATHS.contact}.`,
  } satisfies Spoken,
  refused: {
    en: `I cannot do that. I answer questions about ${name}: profiles, coins, privacy and meeting in person. How people treat one another here stands at ${PATHS.communityGuidelines}.`,
    rw: `Ibyo sinabikora. Nsubiza ibibazo bya ${name}: imyirondoro, ibiceri, ibanga no guhura. Uko abantu babana hano biri kuri ${PATHS.communityGuidelines}.`,
    fr: `Je ne peux pas faire cela. Je réponds aux questions sur ${name} : profils, pièces, vie privée, rencontres. Les règles d’ici sont à la page ${PATHS.communityGuidelines}.`,
    sw: `Siwezi kufanya hivyo. Najibu maswali kuhusu ${name}: wasifu, sarafu, faragha na kukutana. Kanuni za hapa ziko ${PATHS.communityGuidelines}.`,
  } satisfies Spoken,
};

/** What is said first to somebody in danger, whatever else was asked. */
export const dangerCopy: Readonly<Record<Danger, Spoken>> = {
  danger: {
    en: `If you are in danger, call 112 now; an ambulance is 912. Go where there are people. What to do next stands under “Trust & Safety” at ${PATHS.legal}, the numbers at ${PATHS.meetingGuide}.`,
    rw: `Niba uri mu kaga, hamagara 112 ubu; ambilansi ni 912. Jya aho abandi bantu bari. Ibikurikira biri muri “Trust & Safety” kuri ${PATHS.legal}, nimero ziri kuri ${PATHS.meetingGuide}.`,
    fr: `Si vous êtes en danger, appelez le 112 maintenant ; l’ambulance est au 912. Allez là où il y a du monde. La suite est sous « Trust & Safety » à la page ${PATHS.legal}, les numéros à la page ${PATHS.meetingGuide}.`,
    sw: `Kama uko hatarini, piga 112 sasa; ambulensi ni 912. Nenda penye watu. Hatua zinazofuata ziko “Trust & Safety” katika ${PATHS.legal}, na nambari ziko ${PATHS.meetingGuide}.`,
  },
  money: {
    en: `Do not pay, however sad the story; if you are threatened, call 112. If you have paid already, call MTN, Airtel or your bank and the police at once. Read “Somebody asks me for money” at ${PATHS.helpCenter}.`,
    rw: `Ntiwishyure, uko inkuru yaba ibabaje kose; niba bagutera ubwoba, hamagara 112. Niba wamaze kwishyura, hamagara MTN, Airtel cyangwa banki yawe na polisi ako kanya. Soma “Somebody asks me for money” kuri ${PATHS.helpCenter}.`,
    fr: `Ne payez pas, si triste que soit l’histoire ; si l’on vous menace, appelez le 112. Si vous avez déjà payé, appelez aussitôt MTN, Airtel ou votre banque, et la police. Lisez « Somebody asks me for money » à la page ${PATHS.helpCenter}.`,
    sw: `Usilipe, hata hadithi iwe ya huzuni vipi; ukitishiwa, piga 112. Kama umeshalipa, piga simu mara moja kwa MTN, Airtel au benki yako, na polisi. Soma “Somebody asks me for money” katika ${PATHS.helpCenter}.`,
  },
  minor: {
    en: `If a child is in danger, call 112. ${name} is for adults of 18 and over alone: stop the conversation, send no pictures and ask for none. In this version a report reaches nobody, so tell the police. The rules stand at ${PATHS.communityGuidelines}.`,
    rw: `Niba umwana ari mu kaga, hamagara 112. ${name} ni iy’abantu bafite imyaka 18 kuzamura gusa: hagarika ikiganiro, ntiwohereze amafoto kandi ntuyasabe. Bibwire polisi. Amabwiriza ari kuri ${PATHS.communityGuidelines}.`,
    fr: `Si un enfant est en danger, appelez le 112. ${name} est réservé aux adultes de 18 ans et plus : arrêtez la conversation, n’envoyez ni ne demandez aucune photo, et prévenez la police. Les règles sont à la page ${PATHS.communityGuidelines}.`,
    sw: `Kama mtoto yuko hatarini, piga 112. ${name} ni ya watu wazima wa miaka 18 na zaidi tu: acha mazungumzo, usitume wala kuomba picha, na uwaambie polisi. Kanuni ziko ${PATHS.communityGuidelines}.`,
  },
  blackmail: {
    en: `If you are threatened, call 112. Do not pay and send nothing more: whoever is paid asks again. Keep the messages, stop answering, and tell somebody you trust and the police. More stands under “Trust & Safety” at ${PATHS.legal}.`,
    rw: `Niba bagutera ubwoba, hamagara 112. Ntiwishyure kandi ntiwohereze ikindi: uwishyuwe yongera gusaba. Bika ubutumwa, reka gusubiza, bibwire uwo wizeye na polisi. Ibindi biri muri “Trust & Safety” kuri ${PATHS.legal}.`,
    fr: `Si l’on vous menace, appelez le 112. Ne payez pas et n’envoyez plus rien : qui est payé redemande. Gardez les messages, ne répondez plus, parlez à quelqu’un de confiance et à la police. Plus sous « Trust & Safety » à la page ${PATHS.legal}.`,
    sw: `Ukitishiwa, piga 112. Usilipe wala kutuma kitu kingine: anayelipwa huomba tena. Hifadhi ujumbe, acha kujibu, mwambie mtu unayemwamini na polisi. Zaidi iko “Trust & Safety” katika ${PATHS.legal}.`,
  },
  selfHarm: {
    en: `If you may harm yourself, call 112 now, or go to somebody near you. You are not alone with this, and another human can help where I cannot. The numbers stand at ${PATHS.meetingGuide}.`,
    rw: `Niba wumva wakwigirira nabi, hamagara 112 ubu, cyangwa usange umuntu uri hafi yawe. Nturi wenyine, kandi undi muntu yagufasha aho ntabishobora. Nimero ziri kuri ${PATHS.meetingGuide}.`,
    fr: `Si vous risquez de vous faire du mal, appelez le 112 maintenant, ou allez vers quelqu’un près de vous. Vous n’êtes pas seul, et un être humain peut aider là où je ne le peux pas. Les numéros sont à la page ${PATHS.meetingGuide}.`,
    sw: `Kama unaweza kujidhuru, piga 112 sasa, au nenda kwa mtu aliye karibu nawe. Hauko peke yako, na binadamu mwingine anaweza kusaidia pale mimi nisipoweza. Nambari ziko ${PATHS.meetingGuide}.`,
  },
};

/** What it knows of the pages that no prompt names (CHAT-4). */
export const MORE_PAGES: readonly Knowledge[] = [
  { route: PATHS.register, topic: 'Register', text: 'You create a profile in six short pages, of which only the first is needed; you must be 18 or over. In this version your answers stay on this device.' },
  { route: PATHS.login, topic: 'Log in', text: 'There is no real sign-in in this version: Use Demo on the login page opens everything.' },
  { route: PATHS.forgotPassword, topic: 'Forgotten password', text: 'The page for a forgotten password checks your address; in this version no email is sent.' },
  { route: PATHS.user, topic: 'Your page', text: 'Your page lists what the site keeps on this device. There you export it as one file, import it, or erase everything; logging out deletes nothing.' },
  { route: PATHS.helpCenter, topic: 'Help center', text: 'The help center holds short answers about your account, safety, coins and meeting in person, and a way to leave the site quickly. I am a program: I know these pages and no person reads along.' },
  { route: PATHS.blog, topic: 'Blog', text: 'The blog has articles about first dates, faith, families and love across borders.' },
];

/** Prices, packages and hotels in sentences. */
export const factCopy = {
  prices: (feature: string, term: string, coins: string, rwf: string) => `${feature}${term} costs ${coins} coins, which is ${rwf} RWF.`,
  term: (term: string) => ` (${term})`,
  range: (from: string, to: string) => `${from} to ${to}`,
  packages: (list: string) => `The packages: ${list}. Coins do not expire; in this version payments are simulated and no money moves.`,
  pack: (pack: string, coins: string, rwf: string) => `${pack} with ${coins} coins for ${rwf} RWF`,
  hotels: (list: string) => `The meeting guide names four hotels in Kigali with public lobbies: ${list}. We have no agreement with any of them.`,
  hotelsTopic: 'Hotels in Kigali',
  packagesTopic: 'Coin packages, the smallest and the biggest',
};
