import type * as english from '../../../../pages/preview/copy';
import { statusTagCopy } from '../../parts/status-tag/copy';

export const previewCopy: typeof english.previewCopy = {
  title: 'Majaribio',
  description:
    'Kinachofanya kazi kwenye Iru leo, kilichopangwa, na kinachobaki kwenye kifaa chako.',
  heading: 'Iru iko kwenye majaribio',
  intro:
    'Jaribu kila kitu. Bado hakuna mtu mwingine hapa: watu ni wa kubuni na picha zao zimechorwa.',
  today: {
    heading: 'Kinachofanya kazi leo',
    list: [
      'Kuvinjari, kuchuja na kutelezesha.',
      'Kujaza wasifu, kuhifadhi vipendwa na utafutaji, na kuandika ujumbe ambao hakuna anayeupokea.',
      'Kununua na kutumia sarafu. Malipo ni ya uigaji.',
      'Kupanga kukutana mara ya kwanza: orodha ya kukagua, hoteli na muhtasari kwa rafiki.',
      'Kuficha, kuzuia na kuripoti watu kwenye kifaa chako. Ripoti haimfikii mtu yeyote.',
      'Kusoma miongozo ya usalama, kupata namba za dharura, kuondoka haraka na kufuta kila kitu.',
    ],
  },
  planned: {
    heading: 'Kilichopangwa',
    list: [
      'Akaunti, barua pepe na kuingia.',
      'Wanachama halisi, ujumbe unaowafikia, na usimbaji fiche.',
      'Ukaguzi wa utambulisho, na timu inayosoma ripoti na kutoa msaada.',
      'Malipo, marejesho na kuweka nafasi.',
      'Vyumba vya moja kwa moja, utabiri wa AI na rada.',
    ],
  },
  device: {
    heading: 'Kinachobaki kwenye kifaa chako',
    text: 'Unachoandika huhifadhiwa kwenye kivinjari hiki na hakitumwi kwetu. Manenosiri, namba za vitambulisho na tarehe za kuzaliwa havihifadhiwi kabisa. Mambo mawili tu hutumwa: maswali yako kwa msaidizi, na vichujio na utafutaji vilivyo kwenye anwani ya ukurasa unapopakiwa upya.',
    link: 'Ona, pakua au futa data yako',
  },
  tags: {
    heading: 'Alama utakazoziona',
    list: {
      preview: `Chenye alama “${statusTagCopy.preview}” kinafanya kazi, lakini kwenye kifaa chako tu au kwa data ya kubuni.`,
      planned: `Chenye alama “${statusTagCopy.planned}” bado hakifanyi kazi.`,
    },
  },
};
