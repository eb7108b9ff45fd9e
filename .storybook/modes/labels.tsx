import { ProductLabels } from '@iru/features/labels';
import type { Decorator } from '@storybook/react-vite';

/** Gives components their labels in the language of the toolbar. */
export const withLabels: Decorator = (Story) => (
  <ProductLabels>
    <Story />
  </ProductLabels>
);
