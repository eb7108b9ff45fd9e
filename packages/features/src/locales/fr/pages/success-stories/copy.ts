import type * as english from '../../../../pages/success-stories/copy';
import { versionCopy } from '../../parts/page/version-copy';

export const successStoriesCopy: typeof english.successStoriesCopy = {
  title: 'Belles histoires',
  description: 'Des histoires inventées de couples qui se sont rencontrés ici.',
  heading: 'Des histoires qui ont commencé ici',
  intro:
    'Certains couples se sont écrit pendant des mois, d’autres se sont vus en quelques semaines. Toutes ces histoires sont inventées.',
  tell: 'Raconter la vôtre',
  featured: {
    heading: 'À la une',
    stories: {
      'sandrine-jean-paul': {
        timeToMatch: '9 semaines',
        relationship: 'Mariage',
        image: 'Illustration de Sandrine et Jean Paul au bord du lac Kivu, au coucher du soleil',
        story: [
          'Sandrine enseigne la chimie à Rubavu et avait promis à sa sœur d’essayer pendant un mois. Le vingt-huitième jour, Jean Paul, qui répare des moteurs de bateau de l’autre côté de la baie, a demandé de quelle couleur brûle le cuivre.',
          'Ils se sont écrit pendant deux mois avant de se voir au bord du lac. Le reste a été facile, dit-elle, à part la danse.',
        ],
        quote: 'Il s’est renseigné sur mon métier avant de m’en parler. J’ai gardé ce message.',
        details: {
          matchDate: 'Mars 2023',
          firstDate: 'Des sambaza grillés près du port, mai 2023',
          relationshipMilestone: 'Familles présentées, janvier 2024',
          currentStatus: 'Mariage en août 2024',
        },
      },
      'esther-collins': {
        timeToMatch: '3 semaines',
        relationship: 'Fiançailles',
        image: 'Illustration d’Esther et Collins au-dessus des lumières de Kigali',
        story: [
          'Esther travaille dans une banque où tout le monde se connaît, et a gardé son masque pendant six semaines. Collins n’a jamais insisté. Quand elle l’a levé, il a écrit : « Je peux enfin mettre un visage sur ma personne préférée. »',
        ],
        quote:
          'Je lui ai plu avant qu’il me voie. Je ne savais pas à quel point j’en avais besoin.',
        details: {
          matchDate: 'Octobre 2023',
          firstDate: 'Une exposition à Kacyiru, décembre 2023',
          relationshipMilestone: 'Chacun la clé de l’appartement de l’autre, juin 2025',
          currentStatus: 'Fiançailles, mariage prévu en 2027',
        },
      },
      'chantal-moses': {
        timeToMatch: '5 semaines',
        relationship: 'Mariage',
        image: 'Illustration de Chantal et Moses autour de deux cafés',
        story: [
          'Leur premier rendez-vous a suivi la liste de contrôle : un lieu public, une amie au courant, deux cafés.',
          'Moses est veuf, avec une fille de neuf ans. Il l’a dit dès sa première phrase, et c’est à cette phrase que Chantal a répondu d’abord.',
        ],
        quote: 'La liste m’a fait sourire. Puis elle m’a donné du courage.',
        details: {
          matchDate: 'Février 2022',
          firstDate: 'Deux cafés près du musée, mars 2022',
          relationshipMilestone: 'Un spectacle d’école à trois, décembre 2022',
          currentStatus: 'Mariage en 2024, une famille de quatre',
        },
      },
      'aline-patrick': {
        timeToMatch: '4 mois',
        relationship: 'En couple',
        image: 'Illustration d’Aline et Patrick parmi des collines en terrasses, le matin',
        story: [
          'Patrick guide des visiteurs vers les volcans et n’a pas de réseau pendant des jours. Aline cultive le pyrèthre et se couche à neuf heures. Ils se sont rencontrés dans le salon Livres et ont découvert qu’ils avaient emprunté le même roman.',
        ],
        quote:
          'Nous étions trop lents pour les autres applications. Ici, c’était juste notre rythme.',
        details: {
          matchDate: 'Juillet 2024',
          firstDate: 'Les marches de la bibliothèque à Musanze, novembre 2024',
          relationshipMilestone: 'Son premier volcan à elle, février 2025',
          currentStatus: 'En couple, cherchent une maison avec du réseau',
        },
      },
    },
  },
  facts: {
    timeToMatch: 'Temps avant le premier contact',
    matchDate: 'Premier contact',
    firstDate: 'Premier rendez-vous',
    relationshipMilestone: 'Moment clé',
    currentStatus: 'Aujourd’hui',
  },
  counters: {
    heading: 'Ce que disent les couples un an après',
    note: versionCopy.figures,
    list: {
      again: 'referaient leur rencontre de la même façon',
      public: 'ont eu leur premier rendez-vous dans un lieu public',
      together: 'sont encore en couple après douze mois',
      married: 'sont fiancés ou mariés',
    },
  },
  call: {
    heading: 'La vôtre sera peut-être la prochaine',
    text: 'Trois étapes courtes. C’est gratuit, et vos vrais noms sont facultatifs.',
    form: 'Écrire mon histoire',
    gallery: 'Comment témoigner',
  },
};
