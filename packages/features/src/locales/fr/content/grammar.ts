/** Returns a name after "de", which loses its vowel before another one: "de Moses", "d’Aline", "d’Yves". */
export const de = (name: string): string =>
  /^(?:[aàâæeéèêëiîïoôœuùûü]|y(?![aeiouyé]))/i.test(name) ? `d’${name}` : `de ${name}`;
