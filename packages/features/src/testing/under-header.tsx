import type { Decorator } from '@storybook/react-vite';

/** Keeps the room of the header, which a page's opening reaches under. */
export const underHeader: Decorator = (Story) => (
  <div className="pt-(--header-height)">
    <Story />
  </div>
);
