import { brand } from '../../../../content/brand';
import type * as english from '../../../../pages/share-profile/copy';

export const shareProfileCopy: typeof english.shareProfileCopy = {
  title: 'Wasifu ulioshirikiwa',
  description: 'Wasifu ambao mtu amekushirikisha.',
  heading: 'Wasifu kwa ajili yako',
  intro: 'Jiunge kama ungependa kumsalimia.',
  nameless: 'Mtu anayefaa kukutana naye',
  portrait: (name: string) => `Picha ya ${name}`,
  place: (city: string | undefined, country: string | undefined) =>
    [city, country].filter(Boolean).join(', '),
  nameWithAge: (name: string, age: number | undefined) =>
    age === undefined ? name : `${name}, ${age}`,
  foreign: (host: string) =>
    `Picha ya wasifu huu iko kwenye ${host}. Kuifungua kunaiambia tovuti hiyo kuhusu ziara yako.`,
  openForeign: 'Fungua picha',
  newTab: '(hufunguka katika kichupo kipya)',
  unverified: 'Yeyote anaweza kutengeneza kiungo kama hiki. Hakuna aliyekagua wasifu huu.',
  hidden: {
    heading: 'Umemficha mtu mwenye jina hili',
    text: 'Unaweza kumwonyesha tena kwenye Mipangilio.',
  },
  risky: {
    heading: 'Hatuonyeshi wasifu huu',
    text: `Mahali pa jina au mji, kiungo kina namba, mawasiliano, ombi la pesa, umri chini ya miaka 18 au maneno yanayofanana na ya timu ya ${brand.name}. Usipige simu, na usimtumie pesa wala misimbo mtu yeyote ambaye hujakutana naye.`,
  },
  join: `Jiunge na ${brand.name}`,
  browse: 'Vinjari wasifu',
  share: 'Shiriki',
  copy: 'Nakili kiungo',
  refused: 'Kushiriki hakukufaulu. Nakili kiungo hiki badala yake.',
  link: 'Kiungo cha wasifu huu',
  shareText: (name: string) => `Tazama wasifu wa ${name} kwenye ${brand.name}`,
  empty: {
    heading: 'Kiungo hiki hakina wasifu',
    text: 'Huenda kimekatika. Omba utumiwe tena.',
  },
};
