import type * as english from '@iru/ui/breadcrumb/labels';

export const breadcrumbLabels: typeof english.breadcrumbLabels = {
  trail: 'Inzira mwanyuzemo',
  more: 'Kwerekana inzego zose',
};
