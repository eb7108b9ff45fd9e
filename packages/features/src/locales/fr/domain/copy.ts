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
};
