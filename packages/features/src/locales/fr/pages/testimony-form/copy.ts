import { isolated } from '../../../../domain/name';
import type * as english from '../../../../pages/testimony-form/copy';

export const testimonyFormCopy: typeof english.testimonyFormCopy = {
  title: 'Témoignage',
  description: 'Écrivez votre histoire en trois étapes courtes.',
  heading: 'Racontez-nous comment cela s’est passé',
  intro: 'Trois étapes courtes. Rien n’est envoyé : vous gardez votre histoire dans un fichier.',
  steps: { 1: 'Vous', 2: 'L’autre personne', 3: 'Résumé' },
  stepIntros: {
    1: 'Un prénom suffit, et ce n’est pas forcément le vôtre.',
    2: 'Racontez comme vous le feriez à un proche.',
    3: 'Vérifiez votre histoire. Vous pouvez encore tout changer.',
  },
  stepList: 'Étapes du témoignage',
  progress: (step: number, steps: number) => `Étape ${step} sur ${steps}`,
  stepTitle: (step: number, steps: number, name: string) =>
    `Étape ${step} sur ${steps} : ${name} · Témoignage`,
  done: 'terminée',
  requiredNote: 'Les champs marqués d’un astérisque (*) sont obligatoires.',
  labels: {
    name: 'Votre nom',
    age: 'Votre âge',
    matchName: 'Nom de l’autre personne',
    howMet: 'Votre rencontre',
    dateLocation: 'Premier rendez-vous (date et lieu)',
    experience: 'Votre expérience',
    rating: 'Votre note',
    wouldRecommend: 'Je le recommanderais à un proche',
  },
  hints: {
    age: 'Vous devez avoir 18 ans ou plus.',
    howMet: 'Quel était le premier message ? Qui l’a écrit ?',
    dateLocation: 'Par exemple : mai 2026, au bord du lac à Rubavu',
    experience: 'Qu’aimeriez-vous dire aux autres ?',
  },
  stars: (stars: number) => `${stars} ${stars < 2 ? 'étoile' : 'étoiles'} sur 5`,
  recommend: { yes: 'Oui', no: 'Non' },
  next: 'Suivant',
  back: 'Retour',
  submit: 'Valider',
  savedNote:
    'Vos réponses restent dans cet onglet jusqu’à ce que vous finissiez, le fermiez ou vous déconnectiez.',
  privacy: {
    heading: 'Ce que devient votre histoire',
    list: [
      'Elle reste dans cet onglet. Personne ne la reçoit, et rien n’est publié.',
      'Quand on pourra envoyer des histoires, une personne lira d’abord chacune d’elles.',
      'Vous pourrez changer les noms et les lieux, et vous aurez le dernier mot.',
    ],
  },
  thanks: {
    title: 'Merci',
    text: (name: string, match: string) =>
      `${isolated(name)} et ${isolated(match)}, merci de votre récit.`,
    honest:
      'Votre histoire n’a été envoyée nulle part. Téléchargez-la avant de fermer, sinon elle sera perdue.',
    download: 'Télécharger mon histoire',
    close: 'Fermer',
  },
};
