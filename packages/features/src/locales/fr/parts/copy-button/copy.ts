import type * as english from '../../../../parts/copy-button/copy';

export const copyButtonCopy: typeof english.copyButtonCopy = {
  copied: 'Copié',
  refused: 'Votre navigateur a bloqué la copie. Sélectionnez le texte ci-dessous.',
  text: 'Texte à copier',
};
