import type * as english from '../../../../assistant-engine/intents/copy-coins';
import { formatCount } from '../../content/format';
import { PACKAGES, rwfFromCoins, totalCoins } from '../../../../domain/coins';
import { FREE_COINS, PRICES } from '../../../../domain/price-list';
import { legalHref } from '../../../../content/legal/documents';
import { PATHS } from '../../../../paths';
import { labelOf } from '../../content/labels';

const packages = PACKAGES.map(
  (pack) =>
    `${labelOf(pack.name)} chenye sarafu ${formatCount(totalCoins(pack))} kwa RWF ${formatCount(pack.priceRwf)}`,
).join(', ');

export const coinIntentCopy: typeof english.coinIntentCopy = {
  'coin-price': {
    topic: 'Bei ya sarafu',
    answer: `Sarafu moja ni RWF ${rwfFromCoins(1)}; vifurushi vikubwa huongeza bonasi. Kikokotoo kiko ${PATHS.pricing}. Katika toleo hili hakuna pesa zinazohamishwa.`,
  },
  packages: {
    topic: 'Vifurushi vya sarafu',
    answer: `Vifurushi: ${packages}. Viko ${PATHS.pricing}. Katika toleo hili malipo ni ya uigaji na hakuna pesa zinazohamishwa.`,
  },
  'buy-coins': {
    topic: 'Kununua sarafu',
    answer: `Fungua ${PATHS.pricing}, chagua kifurushi, kagua unachopata na bei yake, kisha chagua njia ya kulipa. Katika toleo hili ni uigaji: hakuna kinachotozwa na PIN haiombwi.`,
  },
  'payment-methods': {
    topic: 'Njia za kulipa',
    answer: `Unaweza kuchagua Mobile Money, Kadi au Ndani ya programu katika ${PATHS.pricing}. Katika toleo hili zote tatu ni za uigaji: hakuna kinachotozwa na PIN haiombwi. Usimpe mtu yeyote PIN yako kamwe.`,
  },
  'is-payment-real': {
    topic: 'Je, pesa halisi huchukuliwa?',
    answer: `Hapana. Katika toleo hili kila malipo ni ya uigaji, hakuna pesa zinazohamishwa, na sarafu hazina thamani nje ya kivinjari hiki. ${PATHS.pricing} huonyesha hivyo kabla ya kila bei.`,
  },
  'price-list': {
    topic: 'Bei ya kila huduma',
    answer: `Super Like inagharimu sarafu ${PRICES.superLike.coins}, Kurudisha hatua ${PRICES.rewindSwipe.coins}, Kuinua wasifu (saa 24) ${PRICES.profileBoost.coins}, na Kuvunja ukimya (AI) ${PRICES.aiIcebreaker.coins}. Orodha yote iko ${PATHS.pricing}. Katika toleo hili ni Super Like tu inayochukua sarafu.`,
  },
  'free-coins': {
    topic: 'Sarafu za bure',
    answer: `Sarafu za bure zimepangwa: ${FREE_COINS.dailyLogin.from} hadi ${FREE_COINS.dailyLogin.to} kwa kuingia kila siku, ${FREE_COINS.inviteFriend} kwa kumwalika rafiki na ${FREE_COINS.loginStreak.coins} kwa siku saba mfululizo. Bado hazitolewi; angalia ${PATHS.pricing}.`,
  },
  'is-it-free': {
    topic: 'Je, ni bure?',
    answer: `Katika toleo hili kuvinjari, kupenda, kuandika na kupanga kukutana ni bure. Baadhi ya huduma za ziada hugharimu sarafu, na sarafu hizo hazigharimu pesa halisi. Bei ziko ${PATHS.pricing}.`,
  },
  'coins-expire': {
    topic: 'Je, sarafu zina muda wa kuisha?',
    answer: `Sarafu hazina muda wa kuisha. Katika toleo hili huhifadhiwa kwenye kivinjari hiki, kwa hiyo kufuta data yako huziondoa pia. Salio lako liko ${PATHS.pricing}.`,
  },
  'coins-missing': {
    topic: 'Sarafu zangu hazionekani',
    answer: `Sarafu huhifadhiwa kwenye kivinjari ulichozinunulia: simu nyingine, kivinjari kingine au dirisha la faragha lina pochi yake. Zihamishe kwa “Pakua” na “Ingiza” katika ${PATHS.user}. Kama hifadhi yako iliharibika, sehemu isiyosomeka huhifadhiwa huko pia.`,
  },
  balance: {
    topic: 'Salio na miamala yangu',
    answer: `Salio lako na miamala ya sarafu zako viko ${PATHS.pricing}, na kwenye ukurasa wako ${PATHS.user}.`,
  },
  receipt: {
    topic: 'Risiti',
    answer: `Fungua miamala yako katika ${PATHS.pricing} na uchague risiti ya ununuzi ili kuipakua au kuichapisha. Inasema kwamba ununuzi ulikuwa wa uigaji.`,
  },
  refund: {
    topic: 'Marejesho ya pesa',
    answer: `Katika toleo hili hakuna pesa zinazohamishwa, kwa hiyo hakuna cha kurejesha. Kwa huduma kamili, sera ya marejesho iliyo ${legalHref('refunds')} inaeleza marejesho kamili, ya sehemu iliyobaki na salio la akaunti: jibu ndani ya siku 3 hadi 5 za kazi, na 5 hadi 10 zaidi kwa benki.`,
  },
  subscription: {
    topic: 'Usajili wa malipo na VIP',
    answer: `Hakuna usajili wa malipo katika toleo hili: unanunua sarafu kwa malipo ya mara moja tu, na hakuna malipo yanayojirudia yenyewe. Beji ya VIP inagharimu sarafu ${PRICES.vipBadge.coins} kwa siku 30 (imepangwa). Bei ziko ${PATHS.pricing}.`,
  },
};
