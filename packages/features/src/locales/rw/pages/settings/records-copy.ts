import type * as english from '../../../../pages/settings/records-copy';

export const recordsCopy: typeof english.recordsCopy = {
  open: 'Gufungura inyandiko',
  openOf: (name) => `Gufungura inyandiko: ${name}`,
  kept: {
    heading: 'Inyandiko mwabitse',
    text: 'Abo mwahagaritse cyangwa mwatanzeho raporo bongeye kugaragara; bibitswe kuri iki gikoresho gusa.',
    remove: 'Gusiba',
    removeOf: (name) => `Gusiba inyandiko: ${name}`,
    removed: (name) => `Inyandiko yerekeye ${name} yasibwe.`,
  },
  again: {
    title: (name) => `Kongera kugaragaza ${name}?`,
    text: 'Uyu muntu azongera kugaragara kuri “Ahabanza”, “Imyirondoro”, “Umwe umwe” na “Ubutumwa”.',
    keep: 'Kubika inyandiko y’uko namuhagaritse cyangwa namutanzeho raporo',
    hint: 'Mushobora kuyikenera kuri polisi, ku munyamategeko cyangwa ku nshuti.',
    action: 'Kongera kugaragaza',
    notKept: (name) =>
      `Inyandiko ntiyashoboye kubikwa kuri iki gikoresho, bityo ${name} aguma ahishwe.`,
  },
  remove: {
    title: (name) => `Gusiba inyandiko yerekeye ${name}?`,
    text: 'Itariki n’impamvu byayo bivanwa kuri iki gikoresho. Ntibishobora gusubizwa uko byari. Ubutumwa bwanyu buragumaho.',
    action: 'Gusiba inyandiko',
  },
  record: {
    title: (name) => `Inyandiko: ${name}`,
    honest:
      'Iri kuri iki gikoresho gusa, kandi nta we yohererezwa. Umuntu wese ukoresha iki gikoresho cyangwa ubonye kopi yayo ashobora kuyisoma.',
    done: {
      blocked: (when) =>
        when ? `Mwahagaritse uyu muntu ku wa ${when}.` : 'Mwahagaritse uyu muntu.',
      reported: (when) =>
        when ? `Mwatanze raporo kuri uyu muntu ku wa ${when}.` : 'Mwatanze raporo kuri uyu muntu.',
    },
    messages: 'Ubutumwa mwanditse',
    none: 'Nta butumwa mwandikiye uyu muntu buri kuri iki gikoresho.',
    noDate: 'Itariki ntizwi',
    made: (when) => `Kopi yo ku wa ${when}`,
    print: 'Gucapa',
    save: 'Kubika nka dosiye y’inyandiko',
    saved: (file) => `Yabitswe nka ${file}. Muyibike aho ari mwe mwenyine mushobora kuyifungura.`,
    close: 'Gufunga',
  },
};
