import { EMERGENCY, HELPLINES } from '../../domain/policy';
import { PATHS } from '../../paths';
import type { Language } from '../language';
import type { DangerKind } from './rules';

const { allServices: police, ambulance } = EMERGENCY;
const { violence, child, distress } = HELPLINES;
const tips = `“Trust & Safety”, ${PATHS.legal}`;
const numbers = PATHS.meetingGuide;

/** What someone in danger is told, in their language: the numbers, then what to do now. */
export const dangerCopy: Readonly<Record<DangerKind, Readonly<Record<Language, string>>>> = {
  violence: {
    en: `If you are in danger, call ${police} now; for violence by a partner or sexual violence, ${violence} is free. Go where there are other people, and tell someone you trust. What to do next: ${tips}`,
    rw: `Niba uri mu kaga, hamagara ${police} ubu; ku ihohoterwa, ${violence} ntiyishyurwa. Jya aho abandi bantu bari, ubibwire umuntu wizeye. Ibikurikira: ${tips}`,
    fr: `Si vous êtes en danger, appelez le ${police} maintenant ; pour des violences conjugales ou sexuelles, le ${violence} est gratuit. Allez là où il y a du monde et prévenez une personne de confiance. La suite : ${tips}`,
    sw: `Kama uko hatarini, piga ${police} sasa; kwa ukatili wa mpenzi au wa kingono, ${violence} ni bure. Nenda penye watu wengine na umwambie mtu unayemwamini. Hatua zinazofuata: ${tips}`,
  },
  suicide: {
    en: `If you may hurt yourself, or someone you know may, call ${police} now, or ${distress}, a free line of the Ministry of Health. Go to someone near you and put anything you could use to hurt yourself out of reach; you don't have to go through this alone. More numbers: ${numbers}`,
    rw: `Niba ushobora kwigirira nabi, cyangwa undi muntu uzi, hamagara ${police} ubu, cyangwa ${distress}, umurongo utishyurwa wa Minisiteri y’Ubuzima. Sanga umuntu uri hafi yawe, ushyire kure icyo wakwikomeretsa; nturi wenyine. Izindi nimero: ${numbers}`,
    fr: `Si vous risquez de vous faire du mal, ou si un proche le risque, appelez le ${police} maintenant, ou le ${distress}, ligne gratuite du ministère de la Santé. Allez vers quelqu’un près de vous et éloignez tout ce qui pourrait vous blesser ; vous n’êtes pas seul face à cela. Autres numéros : ${numbers}`,
    sw: `Kama unaweza kujidhuru, au mtu unayemjua anaweza, piga ${police} sasa, au ${distress}, namba ya bure ya Wizara ya Afya. Nenda kwa mtu aliye karibu nawe na uweke mbali chochote kinachoweza kukudhuru; hauko peke yako. Namba nyingine: ${numbers}`,
  },
  child: {
    en: `If a child is in danger, call ${police}, or ${child}, the free child helpline. This site is only for people of 18 and over: stop the conversation, send no pictures, and tell an adult you trust. Reports on this site reach no one, so tell the police. The rules: ${PATHS.communityGuidelines}`,
    rw: `Niba umwana ari mu kaga, hamagara ${police}, cyangwa ${child}, umurongo w’abana utishyurwa. Uru rubuga ni urw’abafite imyaka 18 kuzamura gusa: hagarika ikiganiro, ntiwohereze amafoto, ubibwire umuntu mukuru wizeye. Raporo zo kuri uru rubuga nta wo zigeraho, bibwire polisi. Amategeko: ${PATHS.communityGuidelines}`,
    fr: `Si un enfant est en danger, appelez le ${police}, ou le ${child}, ligne gratuite pour les enfants. Ce site est réservé aux personnes de 18 ans et plus : arrêtez la conversation, n’envoyez aucune photo et parlez à un adulte de confiance. Un signalement sur ce site n’est lu par personne : prévenez la police. Les règles : ${PATHS.communityGuidelines}`,
    sw: `Kama mtoto yuko hatarini, piga ${police}, au ${child}, namba ya bure ya watoto. Tovuti hii ni ya watu wa miaka 18 na zaidi tu: acha mazungumzo, usitume picha, na umwambie mtu mzima unayemwamini. Ripoti za tovuti hii hazimfikii mtu, kwa hiyo waambie polisi. Kanuni: ${PATHS.communityGuidelines}`,
  },
  scam: {
    en: `Do not pay and do not share any code or PIN, however sad the story; if you are threatened, call ${police}. If you have paid already, call MTN, Airtel or your bank at once to stop the transfer, and tell the police. Read “Someone asks me for money” at ${PATHS.helpCenter}.`,
    rw: `Ntiwishyure kandi ntutange kode cyangwa PIN, uko inkuru yaba ibabaje kose; niba bagutera ubwoba, hamagara ${police}. Niba wamaze kwishyura, hamagara MTN, Airtel cyangwa banki yawe ako kanya, ubibwire na polisi. Soma “Someone asks me for money” kuri ${PATHS.helpCenter}.`,
    fr: `Ne payez pas et ne donnez aucun code, si triste que soit l’histoire ; si l’on vous menace, appelez le ${police}. Si vous avez déjà payé, appelez tout de suite MTN, Airtel ou votre banque pour bloquer le transfert, et prévenez la police. Lisez « Someone asks me for money » à la page ${PATHS.helpCenter}.`,
    sw: `Usilipe wala kutoa kodi au PIN, hata hadithi iwe ya huzuni vipi; ukitishiwa, piga ${police}. Kama umeshalipa, piga simu mara moja kwa MTN, Airtel au benki yako kuzuia malipo, na uwaambie polisi. Soma “Someone asks me for money” katika ${PATHS.helpCenter}.`,
  },
  blackmail: {
    en: `If you are threatened, call ${police}. Don't pay and send nothing more, because people who are paid ask again; keep the messages, stop answering, and tell someone you trust and the police. What to do next: ${tips}`,
    rw: `Niba bagutera ubwoba, hamagara ${police}. Ntiwishyure kandi ntiwohereze ikindi, kuko uwishyuwe yongera gusaba; bika ubutumwa, reka gusubiza, bibwire uwo wizeye na polisi. Ibikurikira: ${tips}`,
    fr: `Si l’on vous menace, appelez le ${police}. Ne payez pas et n’envoyez plus rien, car qui est payé redemande ; gardez les messages, ne répondez plus, parlez à une personne de confiance et à la police. La suite : ${tips}`,
    sw: `Ukitishiwa, piga ${police}. Usilipe wala kutuma kitu kingine, kwa sababu anayelipwa huomba tena; hifadhi ujumbe, acha kujibu, mwambie mtu unayemwamini na polisi. Hatua zinazofuata: ${tips}`,
  },
  medical: {
    en: `Call an ambulance now: ${ambulance}, or ${police} if someone is a danger to you. Stay with the person, keep them on their side if they don't wake up, and don't make them vomit. After a rape, a hospital can prevent HIV within 72 hours; ${violence} is free. More numbers: ${numbers}`,
    rw: `Hamagara ambilansi ubu: ${ambulance}, cyangwa ${police} niba hari ugushyira mu kaga. Guma iruhande rw’umuntu, umuryamishe ku rubavu niba adakanguka, ntumutere kuruka. Nyuma yo gufatwa ku ngufu, ibitaro byarinda SIDA mu masaha 72; ${violence} ntiyishyurwa. Izindi nimero: ${numbers}`,
    fr: `Appelez une ambulance maintenant : ${ambulance}, ou le ${police} si quelqu’un vous met en danger. Restez avec la personne, sur le côté si elle ne se réveille pas, et ne la faites pas vomir. Après un viol, un hôpital peut prévenir le VIH dans les 72 heures ; le ${violence} est gratuit. Autres numéros : ${numbers}`,
    sw: `Piga ambulensi sasa: ${ambulance}, au ${police} kama mtu anakuhatarisha. Kaa na mgonjwa, mlaze kwa ubavu kama haamki, na usimtapishe. Baada ya kubakwa, hospitali inaweza kuzuia VVU ndani ya saa 72; ${violence} ni bure. Namba nyingine: ${numbers}`,
  },
};
