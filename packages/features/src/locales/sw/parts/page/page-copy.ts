export type { PageCopy } from '../../../../parts/page/page-copy';
