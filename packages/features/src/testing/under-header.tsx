import type { Decorator } from '@storybook/react-vite';

/** Reserves the header's height, because a page's opening section extends under the header. */
export const underHeader: Decorator = (Story) => (
  <div className="pt-(--header-height)">
    <Story />
  </div>
);
