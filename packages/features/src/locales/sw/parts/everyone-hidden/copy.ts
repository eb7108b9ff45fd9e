import type * as english from '../../../../parts/everyone-hidden/copy';

export const everyoneHiddenCopy: typeof english.everyoneHiddenCopy = {
  hidden: {
    title: 'Umewaficha wote hapa.',
    text: 'Watu unaowaficha, kuwazuia au kuwaripoti hubaki wamefichwa hadi utakapowaonyesha tena.',
    action: 'Ona orodha yako kwenye Mipangilio',
  },
  later: {
    title: 'Hakuna aliyebaki wa kuonyesha hapa.',
    text: 'Umewaweka watu kwa baadaye. Mrudishe mtu ili umwone hapa.',
    action: 'Ona uliowaweka kwa baadaye',
  },
};
