import type * as english from '../../../../parts/first-use/copy';

const pages: (typeof english.firstUseCopy)['pages'] = {
  '/swipe': 'Muhitemo ku mwirondoro umwe umwe w’urugero. Nta we ubimenyeshwa.',
  '/messages': 'Mwitoze kwandikira abo mwakunze. Ubutumwa ntibugera ku bandi.',
  '/user':
    'Murebe ibyo iki gikoresho kibitse kuri mwebwe byose. Biguma hano keretse mwebwe mumanuye kopi.',
  '/dashboard': 'Aho muhera. Imibare ni ingero, kandi nta muntu uhabwa amanota.',
  '/settings': 'Muhitemo ibanga, isura y’urubuga n’abo mubona. Nta we ubimenyeshwa.',
  '/radar': 'Murebe uko imenyesha ry’abari hafi ryaba risa. Aho muri ntihasomwa na rimwe.',
  '/plan-date':
    'Mutore ubwoko bwo gusohokana mwifuza. Nta gifatwa cyangwa gisangizwa mu mwanya wanyu.',
  '/timeline':
    'Mushyire ibyo mwifuza ku murongo mbere yo kuganira. Ntibihabwa amanota, ntibigereranywa, ntibisangizwa.',
  '/icebreaker': 'Mubone ikibazo cya mbere ku ngingo. Nticyoherezwa mu mwanya wanyu.',
  '/culture': 'Mumenye imico yo mu karere. Ibisubizo byanyu ntibibikwa.',
  '/emotions': 'Mubone ibibazo bijyanye n’uko mwiyumva. Nta wundi uri mu cyumba.',
  '/groups': 'Mubone ibibazo ku byo mukunda. Nta wundi uri mu cyumba.',
};

export const firstUseCopy: typeof english.firstUseCopy = {
  pages,
  about: 'Ibyerekeye iyi paji',
  done: 'Nabyumvise',
};
