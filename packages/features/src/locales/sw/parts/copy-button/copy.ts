import type * as english from '../../../../parts/copy-button/copy';

export const copyButtonCopy: typeof english.copyButtonCopy = {
  copied: 'Imenakiliwa',
  refused: 'Kivinjari chako kimezuia kunakili. Chagua maandishi yaliyo hapa chini badala yake.',
  text: 'Maandishi ya kunakili',
};
