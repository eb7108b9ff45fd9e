import type * as english from '../../../../parts/offline/copy';

export const offlineCopy: typeof english.offlineCopy = {
  heading: 'Nta interineti',
  label: 'Kubika paji z’umutekano kuri iyi telefoni',
  hint: 'Inama zo guhura n’ikarita yazo, nimero z’ubutabazi n’inyandiko z’ubufasha ku mutekano. Gahunda yanyu n’ubutumwa bwanyu na byo birafunguka.',
  size: (kilobytes) =>
    `Hamanurwa nka kB ${kilobytes} ubu, nyuma hakamanurwa gusa ibyahindutse iyo urubuga ruvuguruwe.`,
  limits:
    'Habikwa gusa paji buri wese ashobora kubona, nta kintu mwanditse. Kubizimya, gusiba amakuru yanyu cyangwa kuva kuri uru rubuga vuba birazisiba. Igenamiterere rya browser yanyu riracyagaragaza uru rubuga. iPhone isiba izo paji nyuma y’iminsi irindwi ikoreshwa mutarusura.',
  working: 'Paji zirimo kumanurwa…',
  on: 'Paji ziri kuri iyi telefoni.',
  onIn: (language) =>
    `Paji ziri kuri iyi telefoni mu rundi rurimi: ${language}. Kugira ngo zibikwe muri uru, muzimye mwongere mufungure.`,
  removed: 'Paji zasibwe kuri iyi telefoni.',
  problems: {
    blocked:
      'Browser yanyu ntiyemerera uru rubuga kubika paji, wenda kubera idirishya ry’ibanga (private) cyangwa igenamiterere. Nta kintu cyabitswe.',
    full: 'Nta mwanya uhagije uri kuri iyi telefoni. Nta kintu cyabitswe.',
    offline: 'Interineti yacitse. Nta kintu cyabitswe. Mwongere mugerageze interineti nigaruka.',
    'captive-portal':
      'Indi paji ni yo yasubije mu mwanya w’urubuga rwacu. Mubanze mwinjire kuri iyo interineti, hanyuma mwongere mugerageze. Nta kintu cyabitswe.',
    interrupted: 'Browser yahagaze, cyangwa yasibye zimwe muri paji. Nta kintu cyabitswe.',
    failed: 'Paji ntizashoboye kubikwa. Nta kintu cyabitswe. Mwongere mugerageze nyuma.',
    damaged:
      'Zimwe muri paji zabitswe zirabura cyangwa ntizisomeka. Kugira ngo zongere zibikwe, muzimye mwongere mufungure mufite interineti.',
    'not-removed':
      'Browser yanyu ntiyasibye byose. Musibe amakuru y’uru rubuga mu igenamiterere rya browser yanyu.',
  },
  homeScreen: {
    legend: 'Izina kuri ekara y’itangiriro',
    hint: 'Muhitemo izina, hanyuma “Add to home screen” muri menu ya browser yanyu. Ukoresha iyi telefoni wese araribona.',
    notes: 'Inyandiko',
  },
  noConnection: {
    title: 'Nta interineti ihari',
    text: 'Iyi paji ntibitse kuri iyi telefoni. Irafunguka interineti nigaruka.',
    retry: 'Kongera kugerageza',
  },
  keptCopy: {
    unreached: 'Iyi paji ni kopi yabitswe kuri iyi telefoni, kuko urubuga rwacu rutaboneka.',
    reached: 'Urubuga rwacu rwongeye kuboneka.',
    reload: 'Kwerekana verisiyo nshya',
  },
  kept: {
    heading: 'Izi paji zifunguka nta interineti',
    pages: {
      '/meeting-guide': 'Inama zo guhura, ikarita n’urutonde rw’ibyo kugenzura',
      '/help-center': 'Inyandiko z’ubufasha ku mutekano',
      '/plan-date': 'Gahunda yanyu yo gusohokana',
      '/messages': 'Ubutumwa bwanyu',
      '/settings': 'Igenamiterere',
    },
    emergency: 'Nimero z’ubutabazi',
  },
};
