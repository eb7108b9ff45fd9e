import type * as english from '../../../platform/copy';

export const httpCopy: typeof english.httpCopy = {
  timeout: 'Igisubizo cyatinze cyane.',
  aborted: 'Ubusabe bwahagaritswe.',
  network: 'Seriveri ntiyabonetse.',
  tooLarge: 'Igisubizo cyari kinini cyane.',
};
