import type * as english from '../../../platform/copy';

export const httpCopy: typeof english.httpCopy = {
  timeout: 'Jibu limechelewa mno.',
  aborted: 'Ombi lilisimamishwa.',
  network: 'Seva haikupatikana.',
  tooLarge: 'Jibu lilikuwa kubwa mno.',
};
