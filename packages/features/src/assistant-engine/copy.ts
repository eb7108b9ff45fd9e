import { brand } from '../content/brand';
import { EMERGENCY } from '../domain/emergency-numbers';
import { PATHS } from '../paths';
import type { Language } from './language';

type Translated = Readonly<Record<Language, string>>;

const { name } = brand;
/** Ends every answer of someone who wasn't understood, so that no one in danger is left without a number. */
const call: Translated = {
  en: `In danger? Call ${EMERGENCY.allServices}.`,
  rw: `Muri mu kaga? Muhamagare ${EMERGENCY.allServices}.`,
  fr: `En danger ? Appelez le ${EMERGENCY.allServices}.`,
  sw: `Uko hatarini? Piga ${EMERGENCY.allServices}.`,
};

/** What the assistant answers besides the reviewed answers of its topics (CHAT-2). */
export const engineCopy = {
  greeting: {
    en: `Muraho! Ask me about profiles, coins, privacy or meeting in person. A good place to begin is ${PATHS.howItWorks}.`,
    rw: `Muraho neza! Mumbaze ku myirondoro, ibiceri, ibanga cyangwa guhura imbonankubone. Mwahera kuri ${PATHS.howItWorks}.`,
    fr: `Bonjour ! Posez-moi vos questions sur les profils, les pièces, la vie privée ou une rencontre. Pour commencer : ${PATHS.howItWorks}.`,
    sw: `Habari! Niulize kuhusu wasifu, sarafu, faragha au kukutana ana kwa ana. Mahali pazuri pa kuanzia ni ${PATHS.howItWorks}.`,
  } satisfies Translated,
  thanks: {
    en: `You are welcome. Profiles are at ${PATHS.findMatch}, and ideas for a safe first meeting at ${PATHS.meetingGuide}.`,
    rw: `Murakaza neza igihe cyose. Imyirondoro iri kuri ${PATHS.findMatch}, n’inama zo guhura mu mutekano ziri kuri ${PATHS.meetingGuide}.`,
    fr: `Avec plaisir. Les profils sont à la page ${PATHS.findMatch}, et les conseils pour une première rencontre sûre à la page ${PATHS.meetingGuide}.`,
    sw: `Karibu sana. Wasifu wa watu uko ${PATHS.findMatch}, na ushauri wa kukutana kwa usalama mara ya kwanza uko ${PATHS.meetingGuide}.`,
  } satisfies Translated,
  unsure: {
    en: `I'm not sure. Did you mean one of these topics? You can also look in the help center at ${PATHS.helpCenter}. ${call.en}`,
    rw: `Sinabyumvise neza. Mwabazaga kuri kimwe muri ibi? Mwareba no mu bufasha kuri ${PATHS.helpCenter}. ${call.rw}`,
    fr: `Je n’ai pas bien compris. Vouliez-vous parler d’un de ces sujets ? Voyez aussi le centre d’aide : ${PATHS.helpCenter}. ${call.fr}`,
    sw: `Sina uhakika. Je, ulimaanisha mojawapo ya mada hizi? Unaweza pia kuangalia kituo cha msaada: ${PATHS.helpCenter}. ${call.sw}`,
  } satisfies Translated,
  unknown: {
    en: `I can only answer questions about ${name}. The help center is at ${PATHS.helpCenter}, and contact details are at ${PATHS.contact}; no one reads messages yet. ${call.en}`,
    rw: `Nsubiza ibibazo bya ${name} gusa. Ubufasha buri kuri ${PATHS.helpCenter}, n’aho tubarizwa hari kuri ${PATHS.contact}; kugeza ubu nta we usoma ubutumwa. ${call.rw}`,
    fr: `Je ne réponds qu’aux questions sur ${name}. Le centre d’aide est à la page ${PATHS.helpCenter}, nos coordonnées à la page ${PATHS.contact} ; personne ne lit encore les messages. ${call.fr}`,
    sw: `Ninaweza kujibu maswali kuhusu ${name} tu. Kituo cha msaada kiko ${PATHS.helpCenter}, na mawasiliano yako ${PATHS.contact}; bado hakuna anayesoma ujumbe. ${call.sw}`,
  } satisfies Translated,
  /** Lists every number, because what the message is about isn't known. */
  otherLanguage: `I can only answer in English, French, Kinyarwanda and Swahili. ${call.en} Ambulance: ${EMERGENCY.ambulance}. Violence: ${EMERGENCY.violence}. Children: ${EMERGENCY.child}. Distress: ${EMERGENCY.distress}. More numbers: ${PATHS.meetingGuide}`,
  refused: {
    en: `I can't do that. I answer questions about ${name}: profiles, coins, privacy and meeting in person. The community rules are at ${PATHS.communityGuidelines}.`,
    rw: `Ibyo sinabikora. Nsubiza ibibazo bya ${name}: imyirondoro, ibiceri, ibanga no guhura imbonankubone. Amabwiriza y’abakoresha ari kuri ${PATHS.communityGuidelines}.`,
    fr: `Je ne peux pas faire cela. Je réponds aux questions sur ${name} : profils, pièces, vie privée, rencontres. Les règles sont à la page ${PATHS.communityGuidelines}.`,
    sw: `Siwezi kufanya hivyo. Ninajibu maswali kuhusu ${name}: wasifu, sarafu, faragha na kukutana ana kwa ana. Kanuni za jumuiya ziko ${PATHS.communityGuidelines}.`,
  } satisfies Translated,
};
