import type { Decorator } from '@storybook/react-vite';

/** Renders a story in a box with these classes, such as for its width or for what opens over the page. */
export const inBox =
  (className: string): Decorator =>
  (Story) => (
    <div className={className}>
      <Story />
    </div>
  );

/** Reserves the header's height, because a page's opening section extends under the header. */
export const underHeader = inBox('pt-(--header-height)');
