import type * as english from '../../../../pages/share-profile/copy';
import { brand } from '../../../../content/brand';

export const shareProfileCopy: typeof english.shareProfileCopy = {
  title: 'Umwirondoro wasangijwe',
  description: 'Umwirondoro umuntu yabasangije.',
  heading: 'Umwirondoro wabagenewe',
  intro: 'Mwiyandikishe niba mushaka kumusuhuza.',
  nameless: 'Umuntu ukwiye kumenywa',
  portrait: (name) => `Ishusho ya ${name}`,
  place: (city, country) => [city, country].filter(Boolean).join(', '),
  nameWithAge: (name, age) => (age === undefined ? name : `${name}, ${age}`),
  foreign: (host) =>
    `Ifoto y’uyu mwirondoro iri kuri ${host}. Kuyifungura bimenyesha urwo rubuga ko mwarusuye.`,
  openForeign: 'Gufungura ifoto',
  newTab: '(bifungukira mu yindi tab)',
  unverified: 'Buri wese ashobora gukora link nk’iyi. Nta we wagenzuye uyu mwirondoro.',
  hidden: {
    heading: 'Mwahishe umuntu witwa iri zina',
    text: 'Mushobora kongera kumugaragaza mu Igenamiterere.',
  },
  risky: {
    heading: 'Uyu mwirondoro ntituwerekana',
    text: `Ahagenewe izina cyangwa ahantu, iyi link irimo nimero, aho umuntu abarizwa, gusaba amafaranga, imyaka iri munsi ya 18 cyangwa amagambo ameze nk’ay’itsinda rya ${brand.name}. Ntimuhamagare, kandi ntimwohereze amafaranga cyangwa kode ku muntu uwo ari we wese mutarahura.`,
  },
  join: `Kwiyandikisha kuri ${brand.name}`,
  browse: 'Kureba imyirondoro',
  share: 'Gusangiza',
  copy: 'Gukoporora link',
  refused: 'Gusangiza ntibyakunze. Mukoporore iyi link.',
  link: 'Link y’uyu mwirondoro',
  shareText: (name) => `Murebe umwirondoro wa ${name} kuri ${brand.name}`,
  empty: {
    heading: 'Iyi link nta mwirondoro irimo',
    text: 'Ishobora kuba ituzuye. Muyisabe bundi bushya.',
  },
};
