import { brand } from '../../../../content/brand';
import { formatDate, formatThings } from '../../content/format';
import { POLICY } from '../../../../domain/policy';
import type * as english from '../../../../pages/legal/copy';
import { versionCopy } from '../../parts/page/version-copy';

const [answerFrom, answerTo] = POLICY.legalInquiries.answerBusinessDays;
const results = formatThings('résultat', 'résultats');
const documents = formatThings('document', 'documents');

export const legalCopy: typeof english.legalCopy = {
  title: 'Textes juridiques',
  description: 'Tous les documents juridiques au même endroit, un à la fois.',
  heading: 'Textes juridiques',
  intro: `Huit documents disent ce que vous et ${brand.name} pouvez attendre l’un de l’autre.`,
  documentTitle: (title: string) => `${title} · Textes juridiques`,
  documents: 'Documents',
  chooseDocument: 'Tous les documents',
  contents: 'Sur cette page',
  version: (version: string) => `Version ${version}`,
  effective: (day: string) => `En vigueur le ${formatDate(day)}`,
  reading: (minutes: number) => `${minutes} min de lecture`,
  print: 'Imprimer',
  contact: 'Contact juridique',
  contactSubject: 'Juridique',
  template: versionCopy.template,
  loading: (title: string) => `Chargement : ${title}`,
  notFound: (title: string) =>
    `Nous ne trouvons pas ce document. Voici ${title} ; les autres sont dans la liste.`,
  failed: {
    text: (title: string) =>
      `« ${title} » ne s’est pas chargé. Vous êtes peut-être hors ligne, ou le site a été mis à jour.`,
    retry: 'Réessayer',
    reload: 'Recharger la page',
  },
  questions: {
    heading: 'Une question sur ces documents ?',
    text: `Prévu : réponse aux questions juridiques sous ${answerFrom} à ${answerTo} jours ouvrés. ${versionCopy.support}`,
    write: `Écrire à ${brand.email}`,
    form: 'Formulaire de contact',
  },
  pager: 'Autres documents',
  previous: 'Précédent',
  next: 'Suivant',
  licences: 'Licences des logiciels, des images et des polices que nous utilisons',
  search: {
    label: 'Chercher dans tous les documents',
    placeholder: 'refund, appeal, cookies',
    clear: 'Effacer la recherche',
    results: 'Résultats de la recherche',
    loading: 'Chargement des documents',
    failed: 'Les documents ne se sont pas chargés : la recherche est impossible.',
    none: (query: string) =>
      `Aucun résultat pour « ${query} ». Essayez un seul mot, en anglais, comme refund.`,
    found: (hits: number, searched: number, query: string) =>
      `${results(hits)} dans ${documents(searched)} pour « ${query} »`,
    all: (count: number) => `Afficher les ${count} résultats`,
  },
  meetingTools: 'Ouvrir le guide de rencontre, avec sa liste de contrôle et ses hôtels',
};
