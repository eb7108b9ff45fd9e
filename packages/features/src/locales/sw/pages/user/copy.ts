import { formatCount } from '../../content/format';
import type * as english from '../../../../pages/user/copy';
import type { OwnProfile } from '../../../../persistence/own-profile';
import { answerLabels } from '../../content/answer-labels';
import { formatCoins } from '../../parts/purchase/coin-format';

const labels: Record<Exclude<keyof OwnProfile, 'firstName' | 'lastName'>, string> = {
  ...answerLabels,
  age: 'Umri',
  educationLevel: 'Elimu',
  employmentStatus: 'Ajira',
  lookingFor: 'Unatafuta',
  prefGender: 'Ungependa kukutana na',
  prefAgeRange: 'Umri unaoupenda',
  prefStatus: 'Hali ya uhusiano unayoipenda',
  prefBodyType: 'Umbo la mwili unalolipenda',
  subscribeToUpdates: 'Habari kwa barua pepe',
};

export const userCopy: typeof english.userCopy = {
  title: 'Ukurasa wako',
  description: 'Wasifu wako, vipendwa, pochi, ujumbe na data, vilivyohifadhiwa kwenye kifaa hiki.',
  eyebrow: 'Ukurasa wako',
  greeting: (name: string) => `Karibu, ${name}`,
  demoGreeting: 'Karibu',
  demoIntro: 'Hii ni akaunti ya mfano. Unachofanya kinabaki kwenye kifaa hiki.',
  waiting: 'Inapakia data uliyohifadhi…',
  browse: 'Vinjari wasifu',
  settings: 'Mipangilio',
  dashboard: 'Dashibodi',
  safety: 'Usalama',
  logOut: 'Toka',
  profile: {
    heading: 'Wasifu wako',
    intro: 'Nenosiri, picha na tarehe yako ya kuzaliwa havikuhifadhiwa.',
    open: 'Onyesha wasifu wangu',
    labels,
    yes: 'Ndiyo',
    no: 'Hapana',
    empty: {
      title: 'Bado huna wasifu',
      text: 'Huchukua takriban dakika tano.',
      action: 'Tengeneza wasifu',
    },
  },
  likes: {
    heading: 'Vipendwa vyako',
    list: 'Watu unaowapenda',
    like: (name: string) => `Mpende ${name}`,
    count: (count: number) =>
      count === 1 ? 'Mtu mmoja amekuvutia.' : `Watu ${count} wamekuvutia.`,
    age: (name: string, age: number) => `${name}, ${age}`,
    more: (count: number) => `na wengine ${count}`,
    action: 'Kutana na watu zaidi',
    empty: {
      title: 'Bado hakuna unayempenda',
      text: 'Watu unaowapenda kwenye Mwanzo, Tafuta mwenza au Telezesha huonekana hapa.',
      action: 'Anza kutelezesha',
    },
  },
  wallet: {
    heading: 'Pochi',
    balance: formatCoins,
    latest: 'Miamala ya karibuni',
    delta: (delta: number) =>
      `sarafu ${delta > 0 ? '+' : delta < 0 ? '−' : ''}${formatCount(Math.abs(delta))}`,
    noNote: 'Hakuna maelezo',
    empty: 'Bado huna sarafu. Sarafu hulipia huduma ndogo za ziada.',
    get: 'Pata sarafu',
  },
  threads: {
    heading: 'Ujumbe wako',
    messages: (count: number) => `Ujumbe ${formatCount(count)}`,
    silent: 'Bado hakuna ujumbe',
    more: (count: number) => `Mengine ${count} kwenye Ujumbe`,
    meet: 'Tafuta mtu wa kumwandikia',
    action: 'Fungua Ujumbe',
    empty: 'Bado hakuna mazungumzo. Mpende mtu ili uanzishe mazungumzo kwenye Ujumbe.',
  },
};
