import { HOTEL_FACTS as ENGLISH } from '../../../content/hotel-facts';
import type * as english from '../../../content/hotel-facts';

export type { HotelFacts } from '../../../content/hotel-facts';

export const HOTEL_FACTS: typeof english.HOTEL_FACTS = {
  serena: {
    ...ENGLISH.serena,
    area: 'Kiyovu, du côté calme du centre, à cinq minutes à pied des boutiques',
    notes:
      'Un hall calme avec du personnel à toute heure, et une terrasse au bord de la piscine. À dix kilomètres de l’aéroport.',
  },
  marriott: {
    ...ENGLISH.marriott,
    area: 'Le centre-ville, sur la même avenue que le Serena, un peu plus au nord-ouest',
    notes:
      'Un grand hall lumineux, avec des sièges visibles depuis la réception et de quoi manger au rez-de-chaussée.',
  },
  radisson: {
    ...ENGLISH.radisson,
    area: 'Kimihurura, de l’autre côté de la vallée, à côté du dôme du Convention Centre',
    notes:
      'Des gardes contrôlent les voitures et les sacs à l’entrée : venez dix minutes plus tôt. À mi-chemin entre la ville et l’aéroport.',
  },
  mille: {
    ...ENGLISH.mille,
    area: 'Le nord du centre-ville, sur le versant au-dessus de la vallée',
    notes:
      'Un jardin et un bar de piscine avec une vue étendue. Ouvert depuis 1973, l’hôtel a abrité plus de mille personnes en 1994.',
  },
};

export const HOTEL_NAMES: typeof english.HOTEL_NAMES = {
  serena: HOTEL_FACTS.serena.name,
  marriott: HOTEL_FACTS.marriott.name,
  radisson: HOTEL_FACTS.radisson.name,
  mille: HOTEL_FACTS.mille.name,
  other: 'Un autre hôtel',
};
