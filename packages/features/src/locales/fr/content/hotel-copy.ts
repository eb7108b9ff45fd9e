import type * as english from '../../../content/hotel-copy';

export const hotelCopy: typeof english.hotelCopy = {
  serena: {
    area: 'Kiyovu, du côté calme du centre, à cinq minutes à pied des boutiques',
    notes:
      'Un hall calme avec du personnel à toute heure, et une terrasse au bord de la piscine. À dix kilomètres de l’aéroport.',
  },
  marriott: {
    area: 'Le centre-ville, sur la même avenue que le Serena, un peu plus au nord-ouest',
    notes:
      'Un grand hall lumineux, avec des sièges visibles depuis la réception et de quoi manger au rez-de-chaussée.',
  },
  radisson: {
    area: 'Kimihurura, de l’autre côté de la vallée, à côté du dôme du Convention Centre',
    notes:
      'Des gardes contrôlent les voitures et les sacs à l’entrée : venez dix minutes plus tôt. À mi-chemin entre la ville et l’aéroport.',
  },
  mille: {
    area: 'Le nord du centre-ville, sur le versant au-dessus de la vallée',
    notes:
      'Un jardin et un bar de piscine avec une vue étendue. Ouvert depuis 1973, l’hôtel a abrité plus de mille personnes en 1994.',
  },
  other: 'Un autre hôtel',
};
