import type * as english from '../../../../assistant-engine/intents/copy-coins';
import { PACKAGES, rwfFromCoins, totalCoins } from '../../../../domain/coins';
import { FREE_COINS, PRICES } from '../../../../domain/price-list';
import { legalHref } from '../../../../content/legal/documents';
import { PATHS } from '../../../../paths';
import { labelOf } from '../../content/labels';
import { formatCount } from '../../content/format';

const packages = PACKAGES.map(
  (pack) =>
    `${labelOf(pack.name)}, ibiceri ${formatCount(totalCoins(pack))} kuri ${formatCount(pack.priceRwf)} RWF`,
).join('; ');

export const coinIntentCopy: typeof english.coinIntentCopy = {
  'coin-price': {
    topic: 'Igiciro cy’igiceri',
    answer: `Igiceri kimwe kigura ${rwfFromCoins(1)} RWF; amapaki manini yongeraho inyongera. Uburyo bwo kubara buri kuri ${PATHS.pricing}. Muri iyi verisiyo nta mafaranga ahererekanywa.`,
  },
  packages: {
    topic: 'Amapaki y’ibiceri',
    answer: `Amapaki: ${packages}. Ari kuri ${PATHS.pricing}. Muri iyi verisiyo kwishyura ni ukugerageza kandi nta mafaranga ahererekanywa.`,
  },
  'buy-coins': {
    topic: 'Kugura ibiceri',
    answer: `Mufungure ${PATHS.pricing}, muhitemo ipaki, murebe ibyo mubona n’icyo bigura, maze muhitemo uburyo bwo kwishyura. Muri iyi verisiyo ni ukugerageza: nta gikatwa kandi nta PIN ibazwa.`,
  },
  'payment-methods': {
    topic: 'Uburyo bwo kwishyura',
    answer: `Mushobora guhitamo Mobile Money, Ikarita cyangwa Muri porogaramu kuri ${PATHS.pricing}. Muri iyi verisiyo byose uko ari bitatu ni ukugerageza: nta gikatwa kandi nta PIN ibazwa. Ntimugahe umuntu uwo ari we wese PIN yanyu.`,
  },
  'is-payment-real': {
    topic: 'Hakatwa amafaranga nyakuri?',
    answer: `Oya. Muri iyi verisiyo kwishyura kose ni ukugerageza, nta mafaranga ahererekanywa, kandi ibiceri nta gaciro bifite hanze y’iyi browser. ${PATHS.pricing} ibyerekana mbere ya buri giciro.`,
  },
  'price-list': {
    topic: 'Icyo buri serivisi igura',
    answer: `Super Like igura ibiceri ${PRICES.superLike.coins}, Gusubira ku wabanje ${PRICES.rewindSwipe.coins}, Kuzamura umwirondoro (amasaha 24) ${PRICES.profileBoost.coins}, naho AI itangiza ikiganiro ${PRICES.aiIcebreaker.coins}. Urutonde rwose ruri kuri ${PATHS.pricing}. Muri iyi verisiyo Super Like yonyine ni yo ikata ibiceri.`,
  },
  'free-coins': {
    topic: 'Ibiceri by’ubuntu',
    answer: `Ibiceri by’ubuntu birateganyijwe: ${FREE_COINS.dailyLogin.from} kugeza kuri ${FREE_COINS.dailyLogin.to} ku kwinjira buri munsi, ${FREE_COINS.inviteFriend} ku gutumira inshuti na ${FREE_COINS.loginStreak.coins} ku minsi irindwi ikurikirana. Nta biratangwa; murebe ${PATHS.pricing}.`,
  },
  'is-it-free': {
    topic: 'Ni ubuntu?',
    answer: `Muri iyi verisiyo gushakisha, gukunda, kwandika no gutegura guhura ni ubuntu. Inyongera zimwe zisaba ibiceri, bidasaba amafaranga nyakuri. Ibiciro biri kuri ${PATHS.pricing}.`,
  },
  'coins-expire': {
    topic: 'Ibiceri bigira igihe birangirira?',
    answer: `Ibiceri ntibigira igihe birangirira. Muri iyi verisiyo bibikwa muri iyi browser, bityo gusiba amakuru yanyu na byo birabisiba. Ibyo mufite biri kuri ${PATHS.pricing}.`,
  },
  'coins-missing': {
    topic: 'Ibiceri byanjye byabuze',
    answer: `Ibiceri bibikwa muri browser mwabiguriyemo: indi telefoni, indi browser cyangwa idirishya ry’ibanga (private) bigira ikofi yabyo. Mubyimurishe “Kumanura kopi” na “Gushyiramo kopi” kuri ${PATHS.user}. Niba ububiko bwanyu bwarangiritse, igice kidasomeka na cyo kibikwa aho.`,
  },
  balance: {
    topic: 'Ibiceri mfite n’ibyakozwe',
    answer: `Ibiceri mufite n’amateka yabyo biri kuri ${PATHS.pricing}, no kuri paji yanyu kuri ${PATHS.user}.`,
  },
  receipt: {
    topic: 'Inyemezabwishyu',
    answer: `Mufungure amateka y’ibiceri kuri ${PATHS.pricing} muhitemo inyemezabwishyu y’ibyo mwaguze, muyimanure cyangwa muyicape. Ivuga ko kugura kwari ukugerageza.`,
  },
  refund: {
    topic: 'Gusubizwa amafaranga',
    answer: `Muri iyi verisiyo nta mafaranga ahererekanywa, bityo nta yo gusubizwa ahari. Kuri serivisi yuzuye, amabwiriza yo gusubiza amafaranga ari kuri ${legalHref('refunds')} avuga gusubizwa yose, ahwanye n’igihe gisigaye no kuyashyirirwa kuri konti: igisubizo mu minsi y’akazi 3 kugeza kuri 5, hakiyongeraho 5 kugeza kuri 10 kuri banki.`,
  },
  subscription: {
    topic: 'Ifatabuguzi na VIP',
    answer: `Muri iyi verisiyo nta fatabuguzi rihari: ibiceri mubigura rimwe, kandi nta kivugururwa mutabisabye. Ikirango cya VIP kigura ibiceri ${PRICES.vipBadge.coins} ku minsi 30 (birateganyijwe). Ibiciro biri kuri ${PATHS.pricing}.`,
  },
};
