import type * as english from '../../../../content/legal/rules';
import { POLICY } from '../../../../domain/policy';

const {
  featureLimitHours: [limitFrom, limitTo],
  suspensionDays: [suspendedFrom, suspendedTo],
} = POLICY.enforcement;

export const CONDUCT: typeof english.CONDUCT = {
  harassment: {
    name: 'Harcèlement et abus',
    examples: [
      'Menaces, insultes, haine, traque',
      'Messages sexuels non désirés',
      'Diffusion d’images privées',
      'Contacter quelqu’un après un non ou un blocage',
    ],
  },
  deception: {
    name: 'Tromperie',
    examples: [
      'Utiliser le nom, le visage ou l’âge d’une autre personne',
      'Cacher un mariage ou une relation',
      'Demander de l’argent, quelle que soit la raison donnée',
      'Promettre un travail, un visa ou un mariage contre paiement',
      'Avoir plusieurs comptes',
    ],
  },
  content: {
    name: 'Contenu inapproprié',
    examples: [
      'Nudité dans un profil ou un salon',
      'Images d’enfants, ou de personnes qui n’ont pas donné leur accord',
      'Violence gratuite',
      'Propos grossiers sur une personne ou un groupe',
    ],
  },
  commerce: {
    name: 'Activité commerciale',
    examples: [
      'Publicité pour une boutique, un service ou une chaîne',
      'Recrutement, collecte d’argent, vente',
      'Services d’escorte',
      'Liens qui recueillent les données d’autres personnes',
    ],
  },
};

export const SEVERITY_NOTE =
  'La gravité détermine la première mesure. Pour une gravité élevée, c’est une suspension ou plus ; pour une gravité moyenne, un avertissement. Tout ce qui nuit à une personne mineure ou met une vie en danger entraîne une exclusion définitive et un signalement à la police.';

export const ENFORCEMENT_STEPS: typeof english.ENFORCEMENT_STEPS = [
  {
    step: 'Rappel ou avertissement',
    when: 'Un premier manquement de gravité moyenne',
    what: 'Nous vous disons quelle règle n’a pas été respectée et ce qui doit changer ; cela reste au dossier',
  },
  {
    step: 'Limitation de fonctions',
    when: 'Un deuxième manquement',
    what: `Pendant ${limitFrom} à ${limitTo} heures, vous ne pouvez pas écrire à de nouvelles personnes, entrer dans des salons ni utiliser la fonction dont vous avez abusé`,
  },
  {
    step: 'Suspension',
    when: 'Gravité élevée, ou manquements répétés',
    what: `Pendant ${suspendedFrom} à ${suspendedTo} jours, vous ne pouvez pas vous connecter, et votre profil est masqué`,
  },
  {
    step: 'Exclusion définitive',
    when: 'Préjudice grave, ou manquements après une suspension',
    what: 'Le compte est fermé pour de bon et vous ne pouvez pas en ouvrir un autre. Sans recours',
  },
];

export const TERMINATION_REASONS: typeof english.TERMINATION_REASONS = [
  {
    reason: 'Moins de 18 ans',
    action: 'Compte fermé immédiatement',
    appeal: 'Oui, avec une preuve d’âge',
  },
  {
    reason: 'Fausse identité ou fausses informations',
    action: 'Suspension, puis fermeture si ce n’est pas corrigé',
    appeal: 'Oui, avec une preuve d’identité',
  },
  {
    reason: 'Plusieurs comptes',
    action: 'Tous les comptes fermés sauf un',
    appeal: 'Oui, en indiquant lequel garder',
  },
  {
    reason: 'Harcèlement, menaces ou haine',
    action: 'Suspension ou exclusion définitive',
    appeal: 'Oui, avec votre récit des faits',
  },
  {
    reason: 'Violence, exploitation sexuelle, ou préjudice causé à une personne mineure',
    action: 'Exclusion définitive immédiate, et signalement à la police',
    appeal: 'Oui, par écrit',
  },
  {
    reason: 'Fraude, ou demande d’argent à des membres',
    action: 'Exclusion définitive, et signalement aux autorités quand la loi l’exige',
    appeal: 'Oui, avec des preuves',
  },
  {
    reason: 'Vente ou publicité après un avertissement',
    action: 'Compte fermé',
    appeal: 'Oui, une fois le contenu retiré',
  },
  {
    reason: 'Paiement annulé sans raison',
    action: 'Arrêt des fonctions payantes, puis fermeture',
    appeal: 'Oui, avec le justificatif du paiement',
  },
  {
    reason: 'Non-respect répété des règles de la communauté',
    action: 'Avertissement, limitation de fonctions, suspension, puis exclusion définitive',
    appeal: 'Oui, contre chaque mesure',
  },
  {
    reason: `Aucune connexion pendant ${POLICY.inactiveAccountYears} ans`,
    action: 'Compte supprimé, après un rappel par e-mail',
    appeal: 'Oui : connectez-vous avant la date du rappel',
  },
];
