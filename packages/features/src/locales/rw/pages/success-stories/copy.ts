import type * as english from '../../../../pages/success-stories/copy';
import { versionCopy } from '../../parts/page/version-copy';

export const successStoriesCopy: typeof english.successStoriesCopy = {
  title: 'Inkuru z’abakundanye',
  description: 'Inkuru mpimbano z’abakundana bahuriye hano.',
  heading: 'Inkuru zatangiriye hano',
  intro: 'Bamwe bandikiranye amezi, abandi bahura mu byumweru bike. Zose ni impimbano.',
  tell: 'Kuvuga inkuru yanyu',
  featured: {
    heading: 'Inkuru zatoranyijwe',
    stories: {
      'sandrine-jean-paul': {
        timeToMatch: 'ibyumweru 9',
        relationship: 'Barashakanye',
        image: 'Igishushanyo cya Sandrine na Jean Paul ku kiyaga cya Kivu izuba rirenga',
        story: [
          'Sandrine yigisha ubutabire i Rubavu kandi yari yarasezeranyije mukuru we kugerageza ukwezi kumwe. Ku munsi wa makumyabiri n’umunani, Jean Paul ukanika moteri z’amato hakurya y’ikigobe, yamubajije ibara umuringa ugira ushya.',
          'Bandikiranye amezi abiri mbere yo guhurira ku kiyaga. Ibindi byari byoroshye, nk’uko abivuga, uretse kubyina.',
        ],
        quote: 'Yabanje gushakisha iby’umwuga wanjye mbere yo kumbaza. Ubwo butumwa ndacyabubitse.',
        details: {
          matchDate: 'Werurwe 2023',
          firstDate: 'Isambaza zokeje ku cyambu, Gicurasi 2023',
          relationshipMilestone: 'Imiryango yahuye, Mutarama 2024',
          currentStatus: 'Bashakanye muri Kanama 2024',
        },
      },
      'esther-collins': {
        timeToMatch: 'ibyumweru 3',
        relationship: 'Bitegura kurushinga',
        image: 'Igishushanyo cya Esther na Collins hejuru y’amatara ya Kigali',
        story: [
          'Esther akora muri banki aho bose baziranye, kandi yamaze ibyumweru bitandatu ariho masike. Collins ntiyigeze amuhatira. Amaze kuyikuraho, yaranditse ati: ubu mbonye isura y’umuntu nkunda kurusha abandi.',
        ],
        quote: 'Yankunze atarambona. Sinari nzi uko mbikeneye.',
        details: {
          matchDate: 'Ukwakira 2023',
          firstDate: 'Imurikabikorwa ku Kacyiru, Ukuboza 2023',
          relationshipMilestone: 'Bahanye imfunguzo z’inzu, Kamena 2025',
          currentStatus: 'Bitegura kurushinga, ubukwe buteganyijwe mu 2027',
        },
      },
      'chantal-moses': {
        timeToMatch: 'ibyumweru 5',
        relationship: 'Barashakanye',
        image: 'Igishushanyo cya Chantal na Moses bafite ibikombe bibiri by’ikawa',
        story: [
          'Guhura kwabo kwa mbere kwakurikije urutonde: ahantu hahurira abantu, inshuti ibizi, ikawa ebyiri.',
          'Moses ni umupfakazi ufite umukobwa w’imyaka icyenda. Yabivuze ku murongo wa mbere, kandi Chantal ni wo yahereyeho asubiza.',
        ],
        quote: 'Urutonde rwaransekeje. Hanyuma rutuma ngira ubutwari.',
        details: {
          matchDate: 'Gashyantare 2022',
          firstDate: 'Ikawa ebyiri hafi y’inzu ndangamurage, Werurwe 2022',
          relationshipMilestone: 'Ikinamico ku ishuri bose uko ari batatu, Ukuboza 2022',
          currentStatus: 'Bashakanye mu 2024, umuryango w’abantu bane',
        },
      },
      'aline-patrick': {
        timeToMatch: 'amezi 4',
        relationship: 'Bari kumwe',
        image: 'Igishushanyo cya Aline na Patrick hagati y’imisozi y’amaterasi mu gitondo',
        story: [
          'Patrick ayobora abasura ibirunga kandi amara iminsi nta rezo. Aline ahinga ibireti akaryama saa tatu z’ijoro. Bahuriye mu cyumba cy’Ibitabo basanga baratiye igitabo kimwe.',
        ],
        quote: 'Twembi twatindaga cyane ku zindi porogaramu. Hano ho ni wo muvuduko wacu.',
        details: {
          matchDate: 'Nyakanga 2024',
          firstDate: 'Ku ngazi z’isomero i Musanze, Ugushyingo 2024',
          relationshipMilestone: 'Ikirunga cya mbere yuriye, Gashyantare 2025',
          currentStatus: 'Bari kumwe, bashaka inzu iri ahari rezo',
        },
      },
    },
  },
  facts: {
    timeToMatch: 'Igihe byafashe',
    matchDate: 'Bahujwe',
    firstDate: 'Gusohokana bwa mbere',
    relationshipMilestone: 'Intambwe',
    currentStatus: 'Ubu',
  },
  counters: {
    heading: 'Ibyo abakundana batubwira nyuma y’umwaka',
    note: versionCopy.figures,
    list: {
      again: 'bakongera guhura muri ubwo buryo',
      public: 'basohokanye bwa mbere ahantu hahurira abantu',
      together: 'baracyari kumwe nyuma y’amezi cumi n’abiri',
      married: 'bitegura kurushinga cyangwa barashakanye',
    },
  },
  call: {
    heading: 'Iyanyu ishobora kuba ari yo ikurikira',
    text: 'Intambwe eshatu ngufi. Ni ubuntu, kandi amazina yanyu nyakuri si ngombwa.',
    form: 'Kwandika ubuhamya bwanyu',
    gallery: 'Kureba uko inkuru zisangizwa',
  },
};
