import * as english from '../../../../assistant-engine/danger/copy';
import { EMERGENCY, HELPLINES } from '../../../../domain/policy';
import { PATHS } from '../../../../paths';

const { allServices: police, ambulance } = EMERGENCY;
const { violence, child, distress } = HELPLINES;
const tips = `« Trust & Safety », ${PATHS.legal}`;
const numbers = PATHS.meetingGuide;

const ARTICLE = '« On me demande de l’argent »';

/** Names the help article as this language's help center does. */
const named = (text: string): string => text.replace('“Someone asks me for money”', ARTICLE);

export const dangerCopy: typeof english.dangerCopy = {
  violence: {
    ...english.dangerCopy.violence,
    fr: `Si vous êtes en danger, appelez le ${police} maintenant ; pour des violences conjugales ou sexuelles, le ${violence} est gratuit. Allez là où il y a du monde et prévenez une personne de confiance. La suite : ${tips}`,
  },
  suicide: {
    ...english.dangerCopy.suicide,
    fr: `Si vous risquez de vous faire du mal, ou si une personne que vous connaissez le risque, appelez le ${police} maintenant, ou le ${distress}, ligne gratuite du ministère de la Santé. Allez vers quelqu’un près de vous et mettez hors de portée tout ce qui pourrait servir à vous faire du mal ; vous n’avez pas à traverser cela sans aide. Autres numéros : ${numbers}`,
  },
  child: {
    ...english.dangerCopy.child,
    fr: `Si un enfant est en danger, appelez le ${police}, ou le ${child}, ligne gratuite pour les enfants. Ce site est réservé aux personnes de 18 ans et plus : arrêtez la conversation, n’envoyez aucune photo et parlez à un adulte de confiance. Un signalement sur ce site ne parvient à personne : prévenez la police. Les règles : ${PATHS.communityGuidelines}`,
  },
  scam: {
    en: named(english.dangerCopy.scam.en),
    rw: named(english.dangerCopy.scam.rw),
    sw: named(english.dangerCopy.scam.sw),
    fr: `Ne payez pas et ne donnez aucun code ni PIN, si triste que soit l’histoire ; si l’on vous menace, appelez le ${police}. Si vous avez déjà payé, appelez tout de suite MTN, Airtel ou votre banque pour bloquer le transfert, et prévenez la police. Lisez ${ARTICLE} à la page ${PATHS.helpCenter}.`,
  },
  blackmail: {
    ...english.dangerCopy.blackmail,
    fr: `Si l’on vous menace, appelez le ${police}. Ne payez pas et n’envoyez plus rien, car qui est payé redemande ; gardez les messages, ne répondez plus, parlez à une personne de confiance et à la police. La suite : ${tips}`,
  },
  medical: {
    ...english.dangerCopy.medical,
    fr: `Appelez une ambulance maintenant : ${ambulance}, ou le ${police} si quelqu’un vous met en danger. Restez avec la personne, mettez-la sur le côté si elle ne se réveille pas, et ne la faites pas vomir. Après un viol, un hôpital peut prévenir le VIH dans les 72 heures ; le ${violence} est gratuit. Autres numéros : ${numbers}`,
  },
};
