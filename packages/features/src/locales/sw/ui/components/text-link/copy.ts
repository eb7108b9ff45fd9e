import type * as english from '@iru/ui/text-link/labels';

export const textLinkLabels: typeof english.textLinkLabels = {
  newTab: '(hufunguka katika kichupo kipya)',
};
