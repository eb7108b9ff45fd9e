import type * as english from '../../../../parts/rooms/copy';

export const roomsCopy: typeof english.roomsCopy = {
  back: 'Tous les salons',
  topic: 'À quoi il sert',
  rules: 'Règles de base',
  prompt: 'Question pour commencer',
  another: 'Une autre question',
  copy: 'Copier la question',
  quiet:
    'La conversation en direct n’est pas encore disponible. Envoyez la question à une personne qui vous plaît.',
  messages: 'Aller à vos messages',
  common: [
    'Parlez pour vous, et laissez les autres faire de même.',
    'Pas de photos, de numéros ni de liens.',
    'Ce qui se dit ici reste ici.',
  ],
};
