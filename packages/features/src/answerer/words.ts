import { PATHS, type RoutePath } from '../paths';

/** Words that say nothing about what is asked, in the four languages. */
const STOP_WORDS = new Set(
  `a about again all also am an and another any anything are as  at be been before between but by can cannot could did do does doing don
  for from get getting give go going good got had has have  he hello her here hey hi him his how iru i if im in into is it its just know let ll make me
  more much my need new no not now of ok on one only or our out please re s see she should site so some somebody someone something t take tell than
  that the their them then there they thing things this to too us use using ve very want was we were what when where which
  who why will with would yes you your
  au aux avec ce ces cette comment d dans de des du elle elles en est et etre faire il ils j je l la le les leur ma mes moi mon
  n ne nos notre nous on ou où par pas peut peux plus pour puis qu que quel quelle quelles quels qui quoi sa se ses si son sont
  suis sur ta te tes toi ton tu un une va veux vos votre vous y
  bite byo cyo cyane ese gute he hehe i iki ikihe iyihe ku kuko kuri kwa mbese mu muri mwa na nabwo nawe ndashaka neza ngo ni nshaka
  nte ntabwo nuko nyine rya ry ryari se wa wo wowe ya yo za zanjye zo
  ama au gani hii hiyo je kama katika kiasi kila kwa kwenye la langu lini mimi na nani nataka naweza nawezaje ni nini nitawezaje sana
  tafadhali vipi wa wangu wapi wewe ya yako yangu za`.split(/\s+/),
);

/** Letters without their marks and in lower case, so that "café" and "Cafe" are one word. */
export const fold = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/[\u2018\u2019\u02BC]/g, "'").toLowerCase();

/** The words of a text, folded. */
export const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** A word without its ending, so that "bookings" and "book" are one. */
const stem = (word: string): string => {
  const short = word.replace(/(?:y|ied)$/, 'i').replace(/(?:ations?|ings?|ed|s|li)$/, '').replace(/(?<!i)e$/, '').replace(/ie$/, 'i');
  return short.length < 3 ? word : short.replace(/([bdgmnprt])\1$/, '$1');
};

/** The form under which a word is looked up, or undefined for one that says nothing. */
export const termOf = (word: string): string | undefined => (STOP_WORDS.has(word) ? undefined : stem(word));

/** An age, a day or a sum says nothing of the page that is looked for. */
const isSmallNumber = (word: string): boolean => /^\d{1,2}$/.test(word);

/** The terms of a question, each once. */
export const termsOf = (text: string): string[] => [
  ...new Set(wordsOf(text).flatMap((word) => (isSmallNumber(word) ? [] : (termOf(word) ?? [])))),
];

/** What people call what a page is for, in English, Kinyarwanda, French and Swahili. */
export const PAGE_WORDS: Readonly<Partial<Record<RoutePath, string>>> = {
  [PATHS.findMatch]: `browse search filter find match people men women man woman boy girl girlfriend boyfriend husband wife partner
    soulmate serious relationship marriage marry single religion catholic muslim protestant adventist christian age height education country profiles
    gushaka gushakisha umukunzi umugabo umugore umukobwa umuhungu kurongora kurongorana gushyingirwa ubukwe idini imyaka
    chercher trouver rencontrer homme femme mari epouse celibataire mariage religion
    tafuta kutafuta mchumba mume mke mwanamke mwanaume ndoa kuoa kuolewa mpenzi dini umri`,
  [PATHS.register]: `register registration sign up signup join account create open become member profile
    kwiyandikisha niyandikishe iyandikishe konti gukora gufungura nkora fungura
    inscription inscrire compte creer ouvrir profil
    jisajili kujisajili sajili usajili akaunti fungua kufungua`,
  [PATHS.login]: `log in login sign signin connect access demo
    kwinjira injira ninjira connexion connecter se connecter ingia kuingia`,
  [PATHS.forgotPassword]: `forgot forgotten lost password reset recover passcode
    ijambo banga ibanga nibagiwe kwibagirwa mot passe oublie oublier mdp nenosiri neno siri sahau nimesahau umesahau`,
  [PATHS.user]: `my page user own data export import erase delete remove close account download copy everything kept wallet balance likes
    gusiba siba konti amakuru yanjye supprimer effacer compte donnees telecharger futa kufuta akaunti data pakua`,
  [PATHS.pricing]: `price pricing cost coin coins pay payment paying cheap expensive free fee buy purchase package bundle wallet balance money momo mtn airtel
    mobile card visa franc rwf frw subscription bonus receipt invoice
    igiciro ibiciro igura bigura angahe kugura nagura gura ibiceri igiceri amafaranga kwishyura nishyura ubuntu inyemezabwishyu
    prix combien coute couter cout tarif piece pieces jeton payer paiement acheter achat gratuit recu facture
    bei gharama sarafu kulipa lipa malipo nunua kununua bure pesa risiti`,
  [PATHS.contact]: `contact phone call email mail human person agent support customer care speak talk staff address office telephone whatsapp reach
    kuvugisha nabavugisha mbavugishe telefone terefone nimero kubahamagara nabahamagara ibiro aho mukorera ubufasha guhamagara
    contacter appeler telephone numero adresse bureau parler joindre aide
    wasiliana kuwasiliana mawasiliano simu piga nambari barua pepe ofisi huduma wateja`,
  [PATHS.helpCenter]: `help article faq guide question robot bot assistant chatbot quick exit leave quickly fast hurry close site hide screen
    ubufasha aide centre msaada fermer vite quitter funga haraka gufunga vuba`,
  [PATHS.howItWorks]: `how work works working start begin step steps explain beginner
    bikora ikora uburyo gutangira fonctionne marche commencer etapes inafanyaje kazi inafanya anza kuanza hatua`,
  [PATHS.aboutUs]: `about company owner owns owned founder team mission vision values story behind who made
    ikigo nyiracyo abo turi intego entreprise societe fondateur valeurs equipe kampuni mmiliki maadili timu`,
  [PATHS.services]: 'services service offer offers features serivisi mutanga offre offrez huduma mnazotoa',
  [PATHS.successStories]: `success story stories couple couples married wedding testimony happy
    abashakanye inkuru histoires reussite couples maries hadithi wanandoa`,
  [PATHS.shareStory]: `share tell write story met husband wife how we love publish
    kuvuga gusangiza inkuru raconter partager histoire simulia shiriki hadithi`,
  [PATHS.testimonyForm]: 'testimony testimonial form interview tell ubuhamya temoignage ushuhuda',
  [PATHS.blog]: 'blog article articles post posts read reading writing inyandiko lire makala soma',
  [PATHS.privacyPolicy]: `privacy policy personal data protection gdpr collect keep kept retention how long store third parties sell
    ibanga amakuru bwite confidentialite donnees personnelles vie privee faragha taarifa binafsi`,
  [PATHS.termsOfService]: `terms service conditions agreement rules minimum age old adult eighteen 18
    amategeko amabwiriza masharti imyaka conditions utilisation umri`,
  [PATHS.communityGuidelines]: `community guidelines rules report harass harassment insult insulting abuse abusive fake block rude pictures scammer behaviour ban
    gutanga raporo ikirego umwirondoro w'ibinyoma guhagarika umubeshyi kurega
    signaler signalement faux profil bloquer harcelement insulte regles
    ripoti kuripoti bandia zuia kuzuia matusi unyanyasaji`,
  [PATHS.legal]: `legal law document refund refunds money back return cancel verification verified verify badge id selfie cookie cookies tracking appeal ai artificial intelligence
    gusubizwa nasubizwa gusubiza remboursement rembourse rembourser annuler loi rejesha kurejeshewa kurudishiwa marejesho sheria
    kwemeza umwirondoro verifier uthibitisho`,
  [PATHS.meetingBooking]: `book booking reserve reservation meeting meet arrange appointment visit travel coming arrive trip stay tourist abroad
    gutegura guhura gahunda gusura reserver reservation rencontre rendez vous voyage visite
    panga kupanga mkutano kukutana ziara safari weka nafasi`,
  [PATHS.meetingGuide]: `guide checklist safe safety first date meet meeting hotel hotels place public where police ambulance emergency number advice tips recommend
    umutekano hoteli ahantu guhura bwa mbere inama ambilansi polisi
    hotel securite conseil conseils conseillez premier rendez urgence
    hoteli usalama salama ushauri mahali ambulensi dharura kukutana`,
  [PATHS.dashboard]: 'dashboard overview forecast score compatibility control panel imbonerahamwe tableau bord dashibodi utabiri',
  [PATHS.shareProfile]: 'share shared profile link send friend sister gusangiza partager lien profil shiriki wasifu kiungo',
  [PATHS.swipe]: `swipe like pass super undo rewind skip left right mistake back crush
    gukunda gusubira inyuma aimer passer annuler penda ruka rudi`,
  [PATHS.messages]: `message messages chat conversation conversations inbox write reply send talk text read delivered
    ubutumwa bwanjye kwandika kwandikira ikiganiro message ecrire discussion conversations
    ujumbe andika kuandika mazungumzo`,
  [PATHS.settings]: `settings setting preferences photo picture face image blur blurred mask hide show safe secure protected age distance private visibility dark mode theme light text size letters small bigger font
    igenamiterere ifoto amafoto isura guhisha irarinzwe kurinda umwijima inyandiko nto
    parametres reglages photo image visage floue flou cacher masquer sombre lettres
    mipangilio picha uso ficha kuficha salama giza maandishi`,
  [PATHS.emotions]: `emotion emotions mood feel feeling lonely sad happy calm room rooms
    amarangamutima irungu akababaro agahinda ibyishimo seul triste emotion humeur hisia upweke huzuni furaha`,
  [PATHS.groups]: `group groups interest interests hobby hobbies music football fitness books food movies art tech room rooms community
    itsinda amatsinda umuziki groupe groupes musique loisirs kikundi vikundi muziki`,
  [PATHS.radar]: 'radar near nearby close around distance location metres bluetooth hafi yanjye pres proche autour karibu rada',
  [PATHS.planDate]: 'plan date ideas idea theme vote voting dinner coffee outdoor virtual together umugambi idee sortie diner cafe mpango wazo chakula kahawa',
  [PATHS.timeline]: 'timeline future career children travel milestones plan life together ejo hazaza abana avenir enfants projet maisha baadaye watoto',
  [PATHS.icebreaker]: `icebreaker first question opener say start conversation idea shy topic words
    ikibazo cya mbere kuganira premiere question sujet brise glace swali la kwanza`,
  [PATHS.culture]: 'culture cultures quiz tradition traditions custom customs region umuco imigenzo gakondo traditions coutumes utamaduni mila',
};
