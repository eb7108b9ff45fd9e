import { EMERGENCY } from '../../../../domain/emergency-numbers';
import { brand } from '../../../../content/brand';
import type * as english from '../../../../pages/home/copy-below';
import { versionCopy } from '../../parts/page/version-copy';

export const homeBelowCopy: typeof english.homeBelowCopy = {
  discover: {
    heading: 'Trouvez la bonne personne',
    text: 'Six profils d’exemple de personnes inventées.',
    listLabel: 'Profils d’exemple',
    explore: 'Explorer les profils',
  },
  safety: {
    heading: 'Votre sécurité, notre priorité',
    picture: 'Des collines sous un soleil bas',
    points: [
      {
        title: 'Protection',
        text: 'Bloquez ou signalez depuis tout profil non flouté. Des personnes, pas des machines, décideront.',
      },
      {
        title: 'Communication',
        text: 'Les messages seront chiffrés, et vous déciderez qui peut vous contacter.',
      },
      {
        title: 'Vérification',
        text: 'Prévu : une vérification de photo facultative, avec un badge.',
      },
      {
        title: 'Rencontre',
        text: `Un guide, quatre hôtels de Kigali avec des halls publics, et le ${EMERGENCY.allServices} en cas d’urgence.`,
      },
    ],
  },
  stories: {
    heading: 'Leur rencontre a commencé ici',
    note: versionCopy.stories,
    labels: {
      region: 'Belles histoires',
      regionRole: 'carrousel',
      slideRole: 'diapositive',
      slide: (position: number, total: number) => `${position} sur ${total}`,
      stop: 'Arrêter le défilement',
      start: 'Lancer le défilement',
      previous: 'Histoire précédente',
      next: 'Histoire suivante',
    },
    stars: '5 étoiles sur 5',
    list: {
      'sandrine-jean-paul': {
        story:
          'Nous nous sommes écrit pendant deux mois avant de nous voir au bord du lac. Je connaissais déjà son humour, sa foi et sa façon de traiter sa mère.',
        alt: 'Illustration de Sandrine et Jean Paul au bord du lac Kivu, au coucher du soleil',
      },
      'esther-collins': {
        story:
          'Ma photo est restée floue pendant des semaines, et il n’a jamais insisté. Quand je l’ai dévoilée, il a écrit : « Je peux enfin mettre un visage sur ma personne préférée. »',
        alt: 'Illustration d’Esther et Collins au-dessus des lumières de Kigali',
      },
      'chantal-moses': {
        story:
          'Notre premier rendez-vous a suivi la liste : un lieu public, une amie au courant, deux cafés. Nous y retournons chaque année.',
        alt: 'Illustration de Chantal et Moses autour de deux cafés',
      },
    },
  },
  share: {
    heading: 'Racontez votre histoire',
    text: `Votre histoire a commencé sur ${brand.name} ? Racontez votre parcours pour inspirer d’autres personnes. Posez votre candidature pour passer sur nos chaînes.`,
    note: 'Pour l’instant, vous gardez votre histoire dans un fichier. Les chaînes sont prévues.',
    action: 'Raconter mon histoire',
  },
};
