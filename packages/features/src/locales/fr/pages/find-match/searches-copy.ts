import { brand } from '../../../../content/brand';
import { SEARCHES } from '../../../../domain/constants';
import type * as english from '../../../../pages/find-match/searches-copy';

const searches = (count: number, one: string, more: string): string =>
  count === 1 ? `Une recherche ${one}` : `${count} recherches ${more}`;

export const searchesCopy: typeof english.searchesCopy = {
  heading: 'Vos recherches enregistrées',
  count: {
    saved: (count: number) =>
      `${searches(count, 'enregistrée sur cet appareil', 'enregistrées sur cet appareil, les plus récentes d’abord')}.`,
    unsaved: (count: number) =>
      `${searches(count, 'gardée le temps de cette visite', 'gardées le temps de cette visite, les plus récentes d’abord')} : votre navigateur n’a pas pu enregistrer la liste.`,
  },
  empty: {
    saved: 'Aucune pour l’instant. Les recherches que vous enregistrez restent sur cet appareil.',
    unsaved: 'Aucune pour l’instant : votre navigateur n’a pas pu enregistrer la modification.',
  },
  list: 'Recherches enregistrées',
  field: 'Nom de la recherche',
  hint: (suggestion: string) => `Facultatif. Sinon, elle s’appellera « ${suggestion} ».`,
  save: 'Enregistrer la recherche',
  nothing: 'Choisissez un filtre pour enregistrer une recherche.',
  example: 'Essayer avec le Rwanda',
  known: (name: string) => `Vous consultez « ${name} ».`,
  full: `Vous avez enregistré ${SEARCHES.most} recherches, le maximum. Supprimez-en une pour en enregistrer une autre.`,
  saved: (name: string) => `Enregistrée sous « ${name} ».`,
  notSaved: 'Nous n’avons pas pu enregistrer la recherche sur cet appareil.',
  everyone: 'Tout le monde',
  unnamed: 'Une recherche',
  share: (name: string) => `Partager ${name}`,
  rename: (name: string) => `Renommer ${name}`,
  remove: (name: string) => `Supprimer ${name}`,
  newName: 'Nouveau nom',
  blank: 'Saisissez un nom avec des caractères visibles',
  done: 'Enregistrer le nom',
  cancel: 'Annuler',
  renamed: (name: string) => `Nouveau nom : « ${name} ».`,
  removed: (name: string) => `« ${name} » supprimée.`,
  notRemoved: (name: string) =>
    `« ${name} » est toujours là : votre navigateur n’a pas pu la supprimer.`,
  shareTitle: (name: string) => `${name} sur ${brand.name}`,
  shareText: (summary: string) => `Une recherche sur ${brand.name} : ${summary}`,
  copied: 'Lien copié.',
  byHand: 'Copiez ce lien',
};
