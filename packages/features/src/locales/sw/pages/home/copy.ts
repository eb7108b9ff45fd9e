import { brand } from '../../../../content/brand';
import type * as english from '../../../../pages/home/copy';

export const homeCopy: typeof english.homeCopy = {
  title: `${brand.name}: pata uhusiano wa kweli`,
  description:
    'Kutafuta mwenza kwa faragha na ridhaa, kwa watu wazima wa Rwanda na Afrika Mashariki na ya Kati wanaotaka uhusiano wa dhati.',
  hero: {
    heading: 'Pata uhusiano wa kweli',
    lead: `Inasemekana zaidi ya 90% ya wanaotafuta mwenza wanataka uhusiano wa dhati. ${brand.name} imetengenezwa kwa ajili yao: faragha tangu mwanzo, hakuna chochote bila ridhaa yako.`,
    start: 'Anza',
    watch: 'Tazama hadithi yetu',
    video: {
      label: 'Vilima jioni na taa zinazoelea',
      pause: 'Sitisha video',
      play: 'Cheza video',
    },
  },
  story: {
    title: 'Hadithi yetu',
    text: 'Vilima elfu, jioni elfu, na mtu kwenye kilima cha pili anayetumaini kama wewe.',
    close: 'Funga',
  },
  steps: {
    heading: 'Hatua za kumpata mwenza wa maisha',
    list: [
      {
        label: 'HATUA YA 1',
        title: 'Tuambie wewe ni nani',
        description:
          'Wewe huchagua wengine waone nini. Picha yako haiondoki kamwe kwenye kifaa chako.',
      },
      {
        label: 'HATUA YA 2',
        title: 'Tafuta kwa nia njema',
        description:
          'Tafuta kwa yale yaliyo muhimu, kuanzia imani hadi mipango ya familia, na uwaandikie unaowapenda.',
      },
      {
        label: 'HATUA YA 3',
        title: 'Kutaneni ana kwa ana',
        description:
          'Mkikubali nyote wawili, pangeni kukutana kwa usalama kwa orodha ya kukagua na rafiki anayejua.',
      },
    ],
  },
};
