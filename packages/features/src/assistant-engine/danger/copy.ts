import { legalHref } from '../../content/legal/documents';
import { NAMED_ARTICLES } from '../../content/help-href';
import { EMERGENCY } from '../../domain/emergency-numbers';
import { PATHS } from '../../paths';
import type { Language } from '../language';
import type { DangerKind } from './rules';

const { allServices: police, ambulance } = EMERGENCY;
const { violence, child, distress } = EMERGENCY;
const tips = `“Trust & Safety”, ${legalHref('safety')}`;
const numbers = PATHS.meetingGuide;

/** What someone in danger is told, in their language: the numbers, then what to do now. */
export const dangerCopy: Readonly<Record<DangerKind, Readonly<Record<Language, string>>>> = {
  violence: {
    en: `If you are in danger, call ${police} now; for violence by a partner or sexual violence, ${violence} is free. Go where there are other people, and tell someone you trust. What to do next: ${tips}`,
    rw: `Niba muri mu kaga, muhamagare ${police} ubu; ku ihohoterwa rikorwa n’umukunzi cyangwa uwo mwashakanye, n’irishingiye ku gitsina, ${violence} ni nimero itishyurwa. Mujye aho abandi bantu bari, mubibwire umuntu mwizeye. Ibikurikira: ${tips}`,
    fr: `Si vous êtes en danger, appelez le ${police} maintenant ; pour des violences dans le couple ou des violences sexuelles, le ${violence} est gratuit. Allez là où il y a du monde et prévenez une personne de confiance. La suite : ${tips}`,
    sw: `Kama uko hatarini, piga ${police} sasa; kwa ukatili wa mwenza au wa kingono, ${violence} ni bure. Nenda mahali penye watu wengine, na umwambie mtu unayemwamini. Hatua zinazofuata: ${tips}`,
  },
  suicide: {
    en: `If you may hurt yourself, or someone you know may, call ${police} now, or ${distress}, a free line of the Ministry of Health. Go to someone near you and put anything you could use to hurt yourself out of reach; you don't have to go through this alone. More numbers: ${numbers}`,
    rw: `Niba mushobora kwigirira nabi, cyangwa hari umuntu muzi ushobora kwigirira nabi, muhamagare ${police} ubu, cyangwa ${distress}, umurongo utishyurwa wa Minisiteri y’Ubuzima. Musange umuntu uri hafi yanyu, mushyire kure icyo ari cyo cyose mwakwikomeretsa; si ngombwa ko mubinyuramo mwenyine. Izindi nimero: ${numbers}`,
    fr: `Si vous risquez de vous faire du mal, ou si une personne que vous connaissez le risque, appelez le ${police} maintenant, ou le ${distress}, ligne gratuite du ministère de la Santé. Allez vers quelqu’un près de vous et mettez hors de portée tout ce qui pourrait servir à vous faire du mal ; vous n’avez pas à traverser cela sans aide. Autres numéros : ${numbers}`,
    sw: `Kama unaweza kujidhuru, au mtu unayemjua anaweza kujidhuru, piga ${police} sasa, au ${distress}, namba ya bure ya Wizara ya Afya. Nenda kwa mtu aliye karibu nawe na uweke mbali chochote unachoweza kujidhuru nacho; si lazima upitie haya peke yako. Namba zaidi: ${numbers}`,
  },
  child: {
    en: `If a child is in danger, call ${police}, or ${child}, the free child helpline. This site is only for people of 18 and over: stop the conversation, send no pictures, and tell an adult you trust. Reports on this site reach no one, so tell the police. The rules: ${PATHS.communityGuidelines}`,
    rw: `Niba umwana ari mu kaga, muhamagare ${police}, cyangwa ${child}, umurongo w’abana utishyurwa. Uru rubuga ni urw’abafite imyaka 18 kuzamura gusa: muhagarike ikiganiro, ntimwohereze amafoto, mubibwire umuntu mukuru mwizeye. Raporo zo kuri uru rubuga nta we zigeraho, bityo mubibwire polisi. Amategeko: ${PATHS.communityGuidelines}`,
    fr: `Si un enfant est en danger, appelez le ${police}, ou le ${child}, ligne gratuite pour les enfants. Ce site est réservé aux personnes de 18 ans et plus : arrêtez la conversation, n’envoyez aucune photo et parlez à un adulte de confiance. Un signalement sur ce site ne parvient à personne : prévenez la police. Les règles : ${PATHS.communityGuidelines}`,
    sw: `Kama mtoto yuko hatarini, piga ${police}, au ${child}, namba ya bure ya watoto. Tovuti hii ni ya watu wa miaka 18 na zaidi tu: acha mazungumzo, usitume picha, na umwambie mtu mzima unayemwamini. Ripoti za tovuti hii hazimfikii mtu yeyote, kwa hiyo waambie polisi. Kanuni: ${PATHS.communityGuidelines}`,
  },
  scam: {
    en: `Do not pay and do not share any code or PIN, however sad the story; if you are threatened, call ${police}. If you have paid already, call MTN, Airtel or your bank at once to stop the transfer, and tell the police. Read “Someone asks me for money” at ${NAMED_ARTICLES.moneyRequests}.`,
    rw: `Ntimwishyure kandi ntimutange kode cyangwa PIN, uko inkuru yaba ibabaje kose; niba babatera ubwoba, muhamagare ${police}. Niba mwamaze kwishyura, muhamagare MTN, Airtel cyangwa banki yanyu ako kanya ngo bahagarike ubwo bwishyu, mubibwire na polisi. Musome “Umuntu aransaba amafaranga” (“Someone asks me for money”) kuri ${NAMED_ARTICLES.moneyRequests}.`,
    fr: `Ne payez pas et ne donnez aucun code ni PIN, si triste que soit l’histoire ; si l’on vous menace, appelez le ${police}. Si vous avez déjà payé, appelez tout de suite MTN, Airtel ou votre banque pour bloquer le transfert, et prévenez la police. Lisez « On me demande de l’argent » (“Someone asks me for money”) à la page ${NAMED_ARTICLES.moneyRequests}.`,
    sw: `Usilipe na usimpe mtu msimbo wala PIN yoyote, hata kisa kiwe cha kusikitisha kiasi gani; ukitishiwa, piga ${police}. Kama umeshalipa, wapigie MTN, Airtel au benki yako mara moja wazuie malipo, na uwaambie polisi. Soma “Mtu ananiomba pesa” (“Someone asks me for money”) katika ${NAMED_ARTICLES.moneyRequests}.`,
  },
  blackmail: {
    en: `If you are threatened, call ${police}. Don't pay and send nothing more, because people who are paid ask again; keep the messages, stop answering, and tell someone you trust and the police. What to do next: ${tips}`,
    rw: `Niba babatera ubwoba, muhamagare ${police}. Ntimwishyure kandi ntimwohereze ikindi, kuko uwishyuwe yongera gusaba; mubike ubutumwa, muhagarike gusubiza, mubibwire uwo mwizeye na polisi. Ibikurikira: ${tips}`,
    fr: `Si l’on vous menace, appelez le ${police}. Ne payez pas et n’envoyez plus rien, car les personnes que l’on paie redemandent de l’argent ; gardez les messages, ne répondez plus, parlez à une personne de confiance et à la police. La suite : ${tips}`,
    sw: `Ukitishiwa, piga ${police}. Usilipe na usitume kitu kingine chochote, kwa sababu anayelipwa huomba tena; hifadhi ujumbe, acha kujibu, na umwambie mtu unayemwamini pamoja na polisi. Hatua zinazofuata: ${tips}`,
  },
  medical: {
    en: `Call an ambulance now: ${ambulance}, or ${police} if someone is a danger to you. Stay with the person, keep them on their side if they don't wake up, and don't make them vomit. After a rape, a hospital can prevent HIV if you go there within 72 hours; ${violence} is free. More numbers: ${numbers}`,
    rw: `Muhamagare ambilansi ubu: ${ambulance}, cyangwa ${police} niba hari umuntu ubashyira mu kaga. Mugume iruhande rw’umurwayi, mumuryamishe ku rubavu niba adakanguka, kandi ntimumutere kuruka. Mu masaha 72 akurikira gufatwa ku ngufu, ibitaro bishobora kurinda umuntu kwandura virusi itera SIDA; ${violence} ni nimero itishyurwa. Izindi nimero: ${numbers}`,
    fr: `Appelez une ambulance maintenant : ${ambulance}, ou le ${police} si quelqu’un vous met en danger. Restez avec la personne, mettez-la sur le côté si elle ne se réveille pas, et ne la faites pas vomir. Après un viol, un hôpital peut empêcher une infection par le VIH si vous y allez dans les 72 heures ; le ${violence} est gratuit. Autres numéros : ${numbers}`,
    sw: `Piga ambulensi sasa: ${ambulance}, au ${police} kama kuna mtu anayekuhatarisha. Kaa na mgonjwa, mlaze kwa ubavu kama haamki, na usimfanye atapike. Baada ya kubakwa, hospitali inaweza kuzuia VVU ukienda ndani ya saa 72; ${violence} ni bure. Namba zaidi: ${numbers}`,
  },
};
