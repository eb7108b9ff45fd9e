import type { Decorator } from '@storybook/react-vite';
import { Fragment } from 'react';

/**
 * Begins a story anew when a control turns what is read only at the beginning: a `default…` prop, and what the parameter
 * `initialArgs` names because the story's own state begins with it.
 */
export const beginAnew: Decorator = (Story, { args, parameters }) => {
  const named = (parameters['initialArgs'] ?? []) as readonly string[];
  const read = Object.entries(args).filter(
    ([name]) => /^default[A-Z]/.test(name) || named.includes(name),
  );
  return (
    <Fragment key={JSON.stringify(read)}>
      <Story />
    </Fragment>
  );
};
