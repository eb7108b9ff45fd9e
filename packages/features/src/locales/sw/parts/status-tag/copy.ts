import type * as english from '../../../../parts/status-tag/copy';

export const statusTagCopy: typeof english.statusTagCopy = {
  preview: 'Majaribio',
  planned: 'Imepangwa',
};
