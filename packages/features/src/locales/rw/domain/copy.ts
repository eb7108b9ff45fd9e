import type * as english from '../../../domain/copy';

export const chatCopy: typeof english.chatCopy = {
  emptyReply: 'Mwihangane, sinabashije kubona igisubizo.',
  unexpectedFailure: 'Mwihangane, habaye ikibazo mu kubasubiza.',
  serverError: (message) => `Sinabashije gusubiza kubera ikosa: ${message}`,
  clientError: (message) => `Sinabashije gusubiza kubera ikosa ryo kuri iki gikoresho: ${message}`,
  status: (status) => `HTTP ${status}`,
  unreadableAnswer: 'Igisubizo nticyasometse.',
  noAssistant: 'Umufasha ntarabasha gusubiza kuri uru rubuga.',
  unreadableModels: 'Urutonde rwa model ntirwasometse.',
  noText: 'Model nta gisubizo yatanze.',
  noModel: 'Nta model iboneka.',
  refusals: {
    empty: () => 'Ikibazo nta magambo arimo.',
    unreadable: () => 'Ikibazo nticyashoboye gusomwa.',
    'too-long': () => 'Ikibazo ni kirekire cyane. Mukibaze mu magambo make.',
    'too-many': (seconds) =>
      seconds > 90
        ? `Hari ibibazo byinshi cyane biturutse ku murongo wanyu wa interineti. Mwongere mubaze nyuma y’iminota ${Math.ceil(seconds / 60)}.`
        : `Mwongere mubaze nyuma y’amasegonda ${Math.max(1, seconds)}.`,
    'cross-origin': () => 'Ibibazo byakirwa ari uko bibajijwe kuri uru rubuga gusa.',
    failed: () => 'Habaye ikibazo ku ruhande rwacu. Mwongere mubaze.',
  },
};
