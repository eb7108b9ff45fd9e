import type * as english from '../../../platform/copy';

export const httpCopy: typeof english.httpCopy = {
  timeout: 'La réponse a mis trop de temps.',
  aborted: 'La demande a été arrêtée.',
  network: 'Le serveur est injoignable.',
  tooLarge: 'La réponse était trop volumineuse.',
};
