import type * as english from '../../../../assistant-engine/intents/copy-account';
import { AGE } from '../../../../domain/constants';
import { PATHS } from '../../../../paths';

export const accountIntentCopy: typeof english.accountIntentCopy = {
  register: {
    topic: 'Kufungua akaunti',
    answer: `Kama una miaka ${AGE.minimum} au zaidi, fungua ${PATHS.register}: hatua sita fupi; lazima ujaze ya kwanza na ukubali kanuni katika hatua ya mwisho. Katika toleo hili majibu yako hubaki kwenye kifaa hiki na hakuna akaunti inayofunguliwa kwenye seva.`,
  },
  'registration-questions': {
    topic: 'Usajili unauliza nini',
    answer: `Ya kwanza kati ya hatua sita katika ${PATHS.register} inauliza mambo kumi na matatu, kama jina lako, barua pepe, tarehe ya kuzaliwa na nchi; ya mwisho inakuomba ukubali kanuni, na mengine yote ni hiari. Ukiacha katikati, majibu yako hungoja kwenye kichupo hiki, isipokuwa nenosiri, picha na tarehe ya kuzaliwa.`,
  },
  'who-can-join': {
    topic: 'Nani anaweza kujiunga',
    answer: `Mtu mzima yeyote anaweza kujiunga: wa jinsia yoyote, dini yoyote au nchi yoyote, asiye na mwenza, aliyetalikiana au mjane. Tovuti imetengenezwa kwa ajili ya watu wa Rwanda na nchi jirani; bado hakuna wanachama. Anza katika ${PATHS.register}.`,
  },
  'age-limit': {
    topic: 'Ukomo wa umri',
    answer: `Lazima uwe na miaka ${AGE.minimum} au zaidi; hakuna anayeruhusiwa chini ya hapo. Hakuna ukomo wa juu. Kanuni iko kwenye masharti katika ${PATHS.termsOfService}.`,
  },
  'log-in': {
    topic: 'Kuingia',
    answer: `Toleo hili halina akaunti kwenye seva, kwa hiyo kuingia kwa kweli hakuwezekani. Chagua “Tumia akaunti ya mfano” katika ${PATHS.login} ili kuona kila anachoona mwanachama.`,
  },
  demo: {
    topic: 'Kutembelea kwa akaunti ya mfano',
    answer: `Chagua “Tumia akaunti ya mfano” katika ${PATHS.login}. Huuliza kama una miaka ${AGE.minimum} au zaidi, haihitaji jina wala nenosiri, na hufungua kila anachoona mwanachama.`,
  },
  'forgot-password': {
    topic: 'Nenosiri lililosahaulika',
    answer: `Katika toleo hili hakuna nenosiri linalohifadhiwa na hakuna barua pepe inayotumwa, kwa hiyo hakuna cha kubadili. ${PATHS.forgotPassword} inaonyesha jinsi itakavyofanya kazi; hadi hapo, tumia akaunti ya mfano katika ${PATHS.login}.`,
  },
  'log-out-shared-phone': {
    topic: 'Kutoka kwenye simu ya pamoja',
    answer: `Kutoka huficha mazungumzo yako na vipendwa lakini hakuvifuti: yeyote anayetumia kivinjari hiki anaweza kufungua akaunti ya mfano na kuviona. Kwenye simu ya pamoja, chagua “Futa data yangu” katika ${PATHS.user} unapomaliza, na utumie dirisha la faragha wakati mwingine. Historia ya kivinjari bado inaonyesha kurasa ulizofungua.`,
  },
  'delete-data': {
    topic: 'Kufuta akaunti na data yangu',
    answer: `Fungua ${PATHS.user}, nenda kwenye “Data yako” na uchague “Futa data yangu”. Hufuta wasifu wako, vipendwa, ujumbe, sarafu na mipangilio kwenye kivinjari hiki, katika kila kichupo kilichofunguliwa. Hakuna nakala kwenye seva katika toleo hili.`,
  },
  'export-data': {
    topic: 'Kupakua au kuhamisha data yangu',
    answer: `Fungua ${PATHS.user} na uende kwenye “Data yako”. “Pakua” huhifadhi kila kitu kama faili moja. “Ingiza”, kwenye simu au kivinjari kingine, huonyesha kitakachobadilika kabla ya kuongeza faili.`,
  },
  'edit-profile': {
    topic: 'Kubadili wasifu wangu',
    answer: `Huwezi kuhariri wasifu katika toleo hili. Jaza hatua tena katika ${PATHS.register}, na majibu mapya yatachukua nafasi ya yale yaliyo kwenye ukurasa wako ${PATHS.user}.`,
  },
  'upload-photo': {
    topic: 'Kuongeza picha',
    answer: `Unaongeza picha katika hatua ya mwisho ya ${PATHS.register}: JPEG, PNG, WebP au AVIF, hadi MB 10. Picha ya karibuni iliyopigwa mchana, inayokuonyesha wewe tu, hufaa zaidi. Katika toleo hili hubaki kwenye kifaa chako na haihifadhiwi baadaye.`,
  },
  appearance: {
    topic: 'Mandhari ya giza, ukubwa wa maandishi na ufikivu',
    answer: `Kitufe kilicho juu ya ukurasa, kwenye simu ndani ya menyu, hubadili kati ya mandhari ya mwanga, ya giza na ya kifaa chako. Unaweza kukuza maandishi yote katika ${PATHS.settings}. Tovuti hufanya kazi kwa kibodi na kisoma skrini, na hakuna kinachosogea kama kifaa chako kinaomba mwendo upunguzwe.`,
  },
  'data-use': {
    topic: 'Kutumia data kidogo',
    answer: `Washa “Tumia data kidogo” chini ya “Matumizi ya data” katika ${PATHS.settings}: hakuna video, na hakuna kinachopakia kabla hujakiomba. Bila mtandao, ukurasa uliofungua huendelea kufanya kazi. Ukiwasha hapo pia “Hifadhi kurasa za usalama kwenye simu hii”, mwongozo wa kukutana, namba za dharura, makala za usalama, mpango wako, ujumbe wako na mipangilio hufunguka pia; kurasa nyingine na msaidizi vinahitaji mtandao.`,
  },
  languages: {
    topic: 'Lugha',
    answer: `Unaweza kusoma tovuti hii kwa Kiswahili, Kiingereza, Kifaransa na Kinyarwanda: chagua juu au chini ya ukurasa. Hati za kisheria, blogu na makala nyingi za msaada ziko kwa Kiingereza. Ninasoma na kujibu maswali kwa lugha zote nne; msaada zaidi uko ${PATHS.helpCenter}.`,
  },
  app: {
    topic: 'Je, kuna programu?',
    answer: `Hakuna programu kwenye duka la programu. Tovuti hufanya kazi kwenye kivinjari cha simu yoyote. Jinsi inavyofanya kazi iko ${PATHS.howItWorks}.`,
  },
};
