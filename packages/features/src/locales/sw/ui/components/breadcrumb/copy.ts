import type * as english from '@iru/ui/breadcrumb/labels';

export const breadcrumbLabels: typeof english.breadcrumbLabels = {
  trail: 'Mahali ulipo',
  more: 'Onyesha ngazi zote',
};
