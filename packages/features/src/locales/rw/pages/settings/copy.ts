import type * as english from '../../../../pages/settings/copy';

export const settingsCopy: typeof english.settingsCopy = {
  title: 'Igenamiterere',
  description: 'Muhitemo ibyo abandi babona, isura y’urubuga n’abo mubona.',
  heading: 'Igenamiterere',
  intro: 'Bibitswe kuri iki gikoresho gusa.',
  privacy: {
    heading: 'Ibyo abandi babona',
    text: 'Nta wundi ushobora kubona umwirondoro wanyu kugeza ubu. Ibyo muhisemo bizakurikizwa nibatangira kuwubona.',
    switches: {
      showAge: { label: 'Kwerekana imyaka yanjye' },
      showDistance: {
        label: 'Kwerekana intera ndiho',
        hint: 'Abandi babona intera ugereranyije, ntibabona na rimwe aho muri.',
      },
      blurFirst: {
        label: 'Ifoto ibanza kutagaragara neza',
        hint: 'Masike y’Urukundo: amafoto ntagaragara neza kugeza mwembi mwigaragaje.',
      },
      nearbyRadar: { label: 'Radari y’abari hafi' },
    },
    changed: 'Ntibirabikwa',
    unsaved: (count) =>
      count === 1
        ? 'Hari impinduka imwe itarabikwa. Iguma muri iyi tab.'
        : `Impinduka zitarabikwa: ${count}. Ziguma muri iyi tab.`,
    unchanged: 'Byose byabitswe.',
    notStored: 'Iri genamiterere ntiribitswe kuri iki gikoresho.',
    save: 'Kubika',
    discard: 'Kureka impinduka',
    saved: 'Igenamiterere ryanyu ryabitswe kuri iki gikoresho.',
    discarded: 'Impinduka zaretswe.',
    failed: 'Igenamiterere ryanyu ntiryabitswe. Rikora kugeza mufunze paji.',
  },
  look: {
    heading: 'Isura y’urubuga',
    text: 'Impinduka zihita zikora.',
    theme: 'Amabara',
    themes: { light: 'Yeruye', dark: 'Yijimye', system: 'Ay’igikoresho' },
    size: 'Ingano y’inyuguti',
    sizes: { normal: 'Isanzwe', large: 'Nini', larger: 'Nini cyane' },
    sample: 'Ibikombe bibiri by’ikawa ku ibaraza i Kigali, n’umwanya wo gutega amatwi.',
    failed: 'Browser yanyu ntiyashoboye kubika ibyo mwahisemo. Birakora muri uru ruzinduko gusa.',
  },
  hidden: {
    heading: 'Abo mwahishe',
    text: 'Abo mwahishe, mwahagaritse cyangwa mwatanzeho raporo ntibagaragara kuri “Ahabanza”, “Imyirondoro”, “Umwe umwe” cyangwa “Ubutumwa” kuri iki gikoresho. Ntibazabimenyeshwa.',
    list: 'Abantu mwahishe',
    empty:
      'Nta we urabamo. Kugira ngo muhishe, muhagarike cyangwa mutange raporo ku muntu, mukoreshe utudomo dutatu turi ku mwirondoro cyangwa mu kiganiro.',
    browse: 'Kureba imyirondoro',
    kinds: { hidden: 'Yarahishwe', blocked: 'Yarahagaritswe', reported: 'Yatanzweho raporo' },
    since: (day) => `kuva ku wa ${day}`,
    reason: (reason) => `Impamvu yanyu: ${reason}`,
    show: 'Kongera kugaragaza',
    showPerson: (name) => `Kongera kugaragaza: ${name}`,
    shown: (name) => `Mushobora kongera kubona ${name}.`,
  },
};
