import type * as english from '../../../domain/copy';

export const chatCopy: typeof english.chatCopy = {
  emptyReply: 'Désolé, je n’ai pas pu produire de réponse.',
  unexpectedFailure: 'Désolé, je n’ai pas réussi à répondre.',
  serverError: (message: string) => `Je n’ai pas pu répondre à cause d’une erreur : ${message}`,
  clientError: (message: string) =>
    `Je n’ai pas pu répondre à cause d’une erreur du client : ${message}`,
  status: (status: number) => `HTTP ${status}`,
  unreadableAnswer: 'La réponse est illisible.',
  noAssistant: 'L’assistant ne peut pas encore répondre sur ce site.',
  unreadableModels: 'La liste des modèles est illisible.',
  noText: 'Le modèle n’a donné aucun texte.',
  noModel: 'Aucun modèle n’est disponible.',
  refusals: {
    empty: () => 'La question est vide.',
    unreadable: () => 'La question n’a pas pu être lue.',
    'too-long': () => 'La question est trop longue. Posez-la en moins de mots.',
    'too-many': (seconds) =>
      seconds > 90
        ? `Trop de questions arrivent de votre réseau. Reposez la vôtre dans ${Math.ceil(seconds / 60)} minutes.`
        : `Reposez votre question dans ${seconds <= 1 ? 'une seconde' : `${seconds} secondes`}.`,
    'cross-origin': () => 'Seules les questions posées sur ce site sont acceptées.',
    failed: () => 'Un problème est survenu de notre côté. Reposez votre question.',
  },
};
