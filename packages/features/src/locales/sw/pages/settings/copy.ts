import type { HiddenKind } from '../../../../persistence/hidden';
import type { TextSize } from '../../../../persistence/text-size';
import type { Theme } from '../../../../persistence/theme';
import type * as english from '../../../../pages/settings/copy';

const themes: Record<Theme, string> = { light: 'Mwanga', dark: 'Giza', system: 'Ya kifaa' };
const sizes: Record<TextSize, string> = {
  normal: 'Kawaida',
  large: 'Makubwa',
  larger: 'Makubwa zaidi',
};
const kinds: Record<HiddenKind, string> = {
  hidden: 'Amefichwa',
  blocked: 'Amezuiwa',
  reported: 'Ameripotiwa',
};

export const settingsCopy: typeof english.settingsCopy = {
  title: 'Mipangilio',
  description: 'Chagua wengine waone nini, tovuti ionekaneje na uwaone nani.',
  heading: 'Mipangilio',
  intro: 'Huhifadhiwa kwenye kifaa hiki tu.',
  privacy: {
    heading: 'Wengine wanaona nini',
    text: 'Bado hakuna mwingine anayeweza kuona wasifu wako. Machaguo yako yatatumika watakapoweza.',
    switches: {
      showAge: { label: 'Onyesha umri wangu' },
      showDistance: {
        label: 'Onyesha umbali wangu',
        hint: 'Wengine huona takriban uko umbali gani, lakini hawaoni kamwe mahali ulipo.',
      },
      blurFirst: {
        label: 'Ukungu kwenye picha mwanzoni',
        hint: 'Barakoa ya Upendo: picha hubaki na ukungu hadi nyote wawili mfichue.',
      },
      nearbyRadar: { label: 'Rada ya walio karibu' },
    },
    changed: 'Bado hayajahifadhiwa',
    unsaved: (count: number) =>
      count === 1
        ? 'Badiliko moja bado halijahifadhiwa. Linabaki kwenye kichupo hiki.'
        : `Mabadiliko ${count} bado hayajahifadhiwa. Yanabaki kwenye kichupo hiki.`,
    unchanged: 'Kila kitu kimehifadhiwa.',
    notStored: 'Mipangilio hii haijahifadhiwa kwenye kifaa hiki.',
    save: 'Hifadhi',
    discard: 'Ondoa mabadiliko',
    saved: 'Mipangilio yako imehifadhiwa kwenye kifaa hiki.',
    discarded: 'Mabadiliko yameondolewa.',
    failed: 'Mipangilio yako haikuweza kuhifadhiwa. Itadumu hadi ufunge ukurasa.',
  },
  look: {
    heading: 'Mwonekano',
    text: 'Mabadiliko hutumika mara moja.',
    theme: 'Mandhari',
    themes,
    size: 'Ukubwa wa maandishi',
    sizes,
    sample: 'Vikombe viwili vya kahawa barazani Kigali, na muda wa kusikiliza.',
    failed: 'Kivinjari chako hakikuweza kuhifadhi chaguo hili. Linatumika kwa ziara hii tu.',
  },
  hidden: {
    heading: 'Waliofichwa',
    text: 'Watu unaowaficha, kuwazuia au kuwaripoti hawaonekani kwenye Mwanzo, Tafuta mwenza, Telezesha au Ujumbe kwenye kifaa hiki. Hawatajulishwa.',
    list: 'Watu uliowaficha',
    empty:
      'Bado hakuna mtu. Ili kumficha, kumzuia au kumripoti mtu, tumia nukta tatu kwenye wasifu au katika mazungumzo.',
    browse: 'Vinjari wasifu',
    kinds,
    since: (day: string) => `tangu ${day}`,
    reason: (reason: string) => `Sababu yako: ${reason.charAt(0).toLowerCase()}${reason.slice(1)}`,
    show: 'Mwonyeshe tena',
    showPerson: (name: string) => `Mwonyeshe tena: ${name}`,
    shown: (name: string) => `Unaweza kumwona ${name} tena.`,
  },
};
