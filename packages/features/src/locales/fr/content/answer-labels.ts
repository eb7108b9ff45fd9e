import type * as english from '../../../content/answer-labels';

export const answerLabels: typeof english.answerLabels = {
  username: 'Nom d’utilisateur',
  email: 'Adresse e-mail',
  phoneNumber: 'Numéro de téléphone',
  gender: 'Genre',
  status: 'Situation',
  country: 'Pays',
  city: 'Ville',
  nationality: 'Nationalité',
  bodyType: 'Silhouette',
  height: 'Taille',
  skinTone: 'Teint',
  hairType: 'Type de cheveux',
  eyeColor: 'Couleur des yeux',
  dressStyle: 'Style vestimentaire',
  religion: 'Religion',
  smoking: 'Tabac',
  drinking: 'Alcool',
  children: 'Enfants',
  career: 'Métier',
  monthlyIncome: 'Revenu mensuel',
};
