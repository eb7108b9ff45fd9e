import { formatCount, formatList, formatThings } from '../../content/format';
import type { MessageRisk } from '../../../../domain/message-safety';
import type * as english from '../../../../pages/messages/copy';

const characters = formatThings('caractère de trop', 'caractères de trop');

const risks: Record<MessageRisk, string> = {
  phone: 'un numéro de téléphone',
  contact: 'des coordonnées',
  payment: 'des informations de paiement ou bancaires',
  money: 'ce qui ressemble à une demande d’argent',
};

export const messagesCopy: typeof english.messagesCopy = {
  title: 'Messages',
  description:
    'Vos conversations avec les personnes qui vous plaisent, enregistrées sur cet appareil uniquement.',
  heading: 'Vos messages',
  intro: 'Enregistrés sur cet appareil uniquement.',
  list: 'Conversations',
  waiting: 'Chargement de vos conversations…',
  silent: 'Aucun message',
  you: 'Vous',
  yours: (text: string) => `Vous : ${text}`,
  back: 'Toutes les conversations',
  log: (name: string) => `Conversation avec ${name}`,
  begin: (name: string) => `C’est le début de votre conversation avec ${name}.`,
  honest: 'Personne ne reçoit vos messages. Ce que vous écrivez reste sur cet appareil.',
  openers: 'Vous ne savez pas quoi dire ?',
  icebreaker: 'Demander au coach brise-glace',
  earlier: (count: number) => `Messages précédents (${formatCount(count)})`,
  field: (name: string) => `Message à ${name}`,
  hint: 'Écrivez un message',
  send: 'Envoyer',
  tooLong: (over: number) =>
    `Votre message a ${characters(over)} : il n’a pas été envoyé. Raccourcissez-le, ou envoyez-le en plusieurs fois.`,
  failed:
    'Votre message n’a pas pu être enregistré sur cet appareil : il n’a pas été envoyé. Il est toujours dans le champ.',
  fresh: {
    heading: 'Commencer une conversation',
    action: (name: string) => `Écrire à ${name}`,
    like: (name: string) => `Ajouter ${name} à vos J’aime`,
  },
  safety: {
    text: (found: readonly MessageRisk[]) =>
      `Votre message semble contenir ${formatList(found.map((risk) => risks[risk]))}. Ne partagez cela qu’avec une personne que vous connaissez bien, et n’envoyez jamais d’argent à quelqu’un que vous n’avez pas rencontré.`,
    change: 'Modifier',
    anyway: 'Envoyer quand même',
    changing: 'Non envoyé. Votre message est toujours dans le champ.',
  },
  empty: {
    title: 'Aucune conversation',
    text: 'Trouvez une personne qui vous plaît, puis revenez lui dire bonjour.',
    action: 'Découvrir des profils',
  },
  hiddenAll: {
    title: 'Aucune conversation à afficher',
    text: 'Vous avez masqué toutes les personnes à qui vous avez écrit. Rétablissez-les dans les paramètres.',
    action: 'Ouvrir les paramètres',
  },
};
