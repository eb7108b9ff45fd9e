import type * as english from '../../../../parts/first-use/copy';

export const firstUseCopy: typeof english.firstUseCopy = {
  pages: {
    '/swipe': 'Décidez pour un profil d’exemple à la fois. Personne n’est prévenu.',
    '/messages':
      'Exercez-vous à écrire à des personnes qui vous plaisent. Personne ne reçoit vos messages.',
    '/user':
      'Voyez tout ce que cet appareil a enregistré sur vous. Cela reste ici, sauf si vous l’exportez.',
    '/dashboard': 'Votre point de départ. Les chiffres sont des exemples, et personne n’est noté.',
    '/settings':
      'Choisissez vos réglages de confidentialité, l’apparence et qui vous voyez. Personne n’est prévenu.',
    '/radar':
      'Voyez à quoi ressembleraient les alertes à proximité. Votre position n’est jamais lue.',
    '/plan-date':
      'Votez pour le genre de rendez-vous qui vous plaît. Rien n’est réservé ni partagé à votre place.',
    '/timeline':
      'Classez vos espoirs avant d’en parler. Ils ne sont jamais notés, comparés ni partagés.',
    '/icebreaker':
      'Recevez une première question sur un sujet. Elle n’est jamais envoyée à votre place.',
    '/culture': 'Découvrez les coutumes de la région. Vos réponses ne sont pas enregistrées.',
    '/emotions': 'Trouvez des questions pour une humeur. Il n’y a personne d’autre dans le salon.',
    '/groups':
      'Trouvez des questions sur ce que vous aimez. Il n’y a personne d’autre dans le salon.',
  },
  about: 'À propos de cette page',
  done: 'Compris',
};
