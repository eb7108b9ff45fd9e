import { EMERGENCY } from '../../../../domain/emergency-numbers';
import type * as english from '../../../../parts/people/copy';

export const peopleCopy: typeof english.peopleCopy = {
  unnamed: 'Umuntu',
  menu: {
    more: (name) => `Ibindi kuri ${name}`,
    list: (name) => `Ibyo mwakora kuri ${name}`,
    hidden: 'Guhisha',
    blocked: 'Guhagarika',
    reported: 'Gutanga raporo',
    write: 'Kumwandikira',
    plan: 'Gutegura guhura',
    unlike: 'Kureka kumukunda',
    later: 'Si ubu',
  },
  done: {
    hidden: (name) => `Mwahishe ${name} kuri iki gikoresho.`,
    blocked: (name) => `Mwahagaritse ${name} kuri iki gikoresho.`,
    reported: (name) => `Raporo yanyu ibitswe kuri iki gikoresho, kandi ${name} yahishwe.`,
  },
  later: {
    done: (name) => `${name} yabikiwe nyuma.`,
    unsaved: (name) =>
      `${name} yabikiwe nyuma, ariko muri uru ruzinduko gusa. Browser yanyu ntiyashoboye kubika impinduka.`,
    heading: 'Abo mwabikiye nyuma',
    list: 'Abantu mwabikiye nyuma',
    text: {
      saved:
        'Ntibagaragara iyo muhitamo umwe umwe cyangwa mushakisha. Babitswe kuri iki gikoresho.',
      unsaved: 'Babitswe muri uru ruzinduko gusa. Browser yanyu ntiyashoboye kubika urutonde.',
    },
    empty: {
      saved: 'Nta we urabamo. Muhitemo “Si ubu” ku mwirondoro kugira ngo muwubikire nyuma.',
      unsaved: 'Nta we uhari ubu. Browser yanyu ntiyashoboye kubika impinduka.',
    },
    deck: 'Kujya kuri “Umwe umwe”',
    back: 'Kugarura',
    bringBack: (name) => `Kugarura ${name}`,
    isBack: (name) => `${name} yagarutse.`,
    notBack: (name) => `${name} aracyabikiwe nyuma. Browser yanyu ntiyashoboye kubika impinduka.`,
    who: (name, age) => `${name}, ${age}`,
  },
  unsaved: (name) =>
    `Mwahishe ${name} muri uru ruzinduko gusa. Browser yanyu ntiyashoboye kubika impinduka.`,
  liked: (name) => `Mwakunze ${name}. Bibitswe kuri iki gikoresho.`,
  list: 'Kureba urutonde',
  notLiked: (name) => `Gukunda ${name} ntibyabitswe kuri iki gikoresho.`,
  unliked: {
    saved: (name) => `${name} ntakiri ku rutonde rwanyu.`,
    unsaved: (name) =>
      `${name} avuye ku rutonde rwanyu muri uru ruzinduko gusa. Browser yanyu ntiyashoboye kubika impinduka.`,
  },
  report: {
    title: (name) => `Gutanga raporo kuri ${name}`,
    text: 'Byagenze bite? Impamvu yanyu ibikwa mu Igenamiterere.',
    legend: 'Impamvu',
    required: 'Muhitemo impamvu',
    honest:
      'Raporo yanyu ntiyoherezwa: nta tsinda rirabaho ryo kuyisoma. Ibikwa kuri iki gikoresho, kandi uyu muntu ntimuzongera kumubona hano.',
    evidence:
      'Niba ibi bishobora kuba ari icyaha, mufotore ekara ubu kandi ntimusibe ubutumwa ubwo ari bwo bwose. Mushobora gusoma, gucapa no kubika ikiganiro cyanyu nyuma mu Igenamiterere. Mubyereke Urwego rw’Igihugu rw’Ubugenzacyaha (RIB) cyangwa polisi.',
    danger: 'Muri mu kaga?',
    call: `Muhamagare ${EMERGENCY.allServices}`,
    cancel: 'Kubireka',
    submit: 'Kubika raporo no guhisha',
    close: 'Gufunga',
  },
  reasons: {
    fake: 'Si uwo avuga ko ari we',
    money: 'Asaba amafaranga cyangwa amakuru bwite',
    rude: 'Arasuzugura, arahatiriza cyangwa atera ubwoba',
    minor: 'Ashobora kuba atarageza ku myaka 18',
    other: 'Ikindi',
  },
};
