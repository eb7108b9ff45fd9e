/** Converts comma-separated words to a pattern; a star matches any ending. */
export const anyWord = (lists: readonly string[]): string => {
  const words = lists
    .join(',')
    .split(',')
    .map((word) => word.trim().replace(/\s+/g, ' '))
    .filter(Boolean);
  return `(?<![a-z\\d])(?:${words.map((word) => word.replaceAll('*', '[a-z]*')).join('|')})(?![a-z])`;
};

/** Giving to the sender, or paying for them: a request together with anything that costs money. */
export const GIVE_WORDS = [
  `send, lend*, loan me, loan us, borrow*, transfer, wire, give me, gimme, pay me, pay my, pay for my, pay the, settle my, cover my, support me, sponsor me, boost me, bail me, sort me, spare me,
   top up, top me up, load me, load my, recharge my, momo me, cashapp me, mpesa me, mobile money me, paypal me`,
  `envoie, envoie-moi, envoyer, envoyez, m'envoyer, prete, preter, pretez, transfere, transferer, transfert, donne-moi, donne moi, donnez-moi, avance-moi, avance moi, avancer, m'avancer, depanne*,
   paye-moi, paye moi, paie-moi, paie moi, payer mon, payer ma, payer mes, payer la, payer le, paye mon, paye ma, paye mes, paie mon, paie ma, paie mes, me payer, regler mon, regler ma,
   recharge-moi, recharge moi, credite-moi, soutiens-moi`,
  `nyoherez*, nyoherereza*, unyoherer*, mwoherer*, ohereza, ohereje, oherereza*, guriza, nguriz*, unguriz*, ungurize*, wanguriza, inguzanyo, nyishyur*, unyishyur*, wanyishyur*, mwishyur*, nzakwishyura,
   nyongerer*, unyongerer*, nshyirir*, unshyirir*, wanshyirira, mpaye, umpere`,
  `nitumi*, unitumi*, kunitumi*, nikopesh*, unikopesh*, kunikopesh*, kopesha, mkopo, nilipi*, unilipi*, kunilipi*, niwek*, uniwek*, kuniweka, nirushi*, unirushi*, kunirushia, niongez*, uniongez*,
   niazim*, uniazim*, nichangi*, unichangi*, nifadhili*`,
] as const;

/** Asking for help, which is a request only together with money or a fare. */
export const HELP_WORDS = [
  `help, assist me, assist us, assist with, do me a favou?r, drop, get an, refund u, refund you`,
  `m'aider, m'aiderait, aide-moi, aide moi, aidez-moi, fais-moi, fais moi, faites-moi, prends une, mets-moi, mets moi, rembourse, rembourserai`,
  `mpa, mpe, umpe, wampa, mfash*, umfash*, wamfasha, mbonera, mboneye, umbonere, nsabye, ndagusaba, ndakwinginze, nabuze, ngoboka, untabare`,
  `nipe, unipe, kunipa, nisaidi*, unisaidi*, kunisaidi*, naomba, nimekwama, tuma`,
] as const;

/** Needing, which is more often a wish than a request, so money must be mentioned. */
export const NEED_WORDS = [
  `need some, urgently need`,
  `besoin d'*, besoin de`,
  `nkeneye`,
  `nahitaji`,
] as const;

export const BUY_WORDS = [
  `buy me, get me, order me, gift me, purchase me`,
  `achete-moi, achete moi, m'acheter, offre-moi, offre moi, m'offrir, paye-moi, paye moi, me payer`,
  `ngurir*, ungurir*, wangurir*, uzangurir*`,
  `ninunuli*, uninunuli*, kuninunuli*`,
] as const;

/** Money by any name and its substitutes: airtime, vouchers, cryptocurrency, travel fares and rent. */
export const MONEY_WORDS = [
  `money, cash, funds, bucks, dollars?, usd, rwf, frw, francs?, euros?, ksh, kes, quid, something small, small thing, financially, capital, airtime, data bundles?, bundles?, megabytes?, mbs?,
   gift cards?, steam card, itunes, google play, amazon card, apple card, voucher*, scratch card, usdt, bitcoins?, crypto, upkeep`,
  `argent, fric, thunes?, sous, credit d'appel, petit quelque chose, financierement, financiere, virement, recharge, transcash, neosurf, pcs, carte cadeau, carte google, carte itunes,
   unites?, forfait, megas?, du credit`,
  `amafaranga, faranga, udufaranga, utufaranga, akantu, inite, ama-?inite, ama-?unite, ama ?inite, ama ?unite, unite, me2u, ama-?mega, mega, interineti`,
  `pesa, hela, fedha, shilingi, dola, kitu kidogo, chochote kidogo, mpesa, vocha, bando, salio, credo, kifurushi, mb`,
] as const;

/** What people are most often asked to pay for: travel, rent, school. */
export const FARE_WORDS = [
  `fare, transport, transportation, bus ticket, ticket home, rent`,
  `transport, loyer, facture, factures, billet de bus, scolarite`,
  `itike, tike, urugendo, minerivali, ubukode`,
  `nauli, usafiri, karo, kodi ya nyumba`,
] as const;

/** Other stated purposes of the money. */
export const COST_WORDS = [
  `taxi, plane ticket, flight, visa, fees, tuition, bills?, hospital, medicine, medication, surgery, funeral, debts?, loan`,
  `frais, billet, billets, taxi, minerval, ordonnance, medicaments?, hopital, operation, dette, dettes, courses, visa`,
  `inzu, ishuri, muganga, ibitaro, bitaro, imiti, umuriro, ideni, mutuelle, internet, telefone`,
  `ada, hospitali, dawa, matibabu, deni, umeme, tiketi, kodi`,
] as const;

/** Expensive things that are asked for as a gift. */
export const THING_WORDS = [
  `phone, smartphone, iphone, laptop, computer, tablet, visa, data, medicines?, flight, plane ticket, air ticket`,
  `telephone, portable, ordinateur, credit, billet d.avion, medicaments?`,
  `telefone, telefoni, terefone, mudasobwa, imiti`,
  `simu, kompyuta, dawa`,
] as const;

/** Investing, and what is promised in return. */
export const INVEST_WORDS = [
  `invest, invest in, deposit, put \\d+ ?(?:k|usdt?|dollars?|euros?|rwf|frw|francs?|btc), trade for you, trade with, give me your capital, double your, double our, show you how to earn, mine with,`,
  `investis, investir, investissez, depose, deposer, mets, place ton,`,
  `shora, gushora, ushore, shyiramo, ushyiremo,`,
  `wekeza, uwekeze, kuwekeza, weka,`,
] as const;
export const PROFIT_WORDS = [
  `bitcoin*, crypto*, usdt, forex, trading, platform, profit*, double, usd, dollars?, earn, get \\d+,`,
  `plateforme, dollars?, gagnes?, gagner, le double, benefice*,`,
  `wunguke, twunguke, inyungu, kabiri, usd,`,
  `upate, faida, mara mbili, dola,`,
] as const;

/** Sums in words: a number and thousands, or thousands and a number. */
export const WORDED_SUM =
  '(?<![a-z\\d])(?:(?:\\d{1,3}|two|three|five|ten|fifteen|twenty|thirty|forty|fifty|hundred)\\s(?:thousand|mille|bucks|balles|hundred)|(?:deux|trois|cinq|dix|vingt|trente|cinquante|cent)\\smille|(?:elfu|ibihumbi|laki|mia|magana|igihumbi)\\s[a-z\\d]+)(?![a-z])';
