import type { Decorator } from '@storybook/react-vite';
import { Fragment } from 'react';

/** Mounts a story again when a control changes a `default…` prop, or one that its parameter `initialArgs` names. */
export const remountOnInitialArgs: Decorator = (Story, { args, parameters }) => {
  const named = (parameters['initialArgs'] ?? []) as readonly string[];
  const initial = Object.entries(args).filter(
    ([name]) => /^default[A-Z]/.test(name) || named.includes(name),
  );
  return (
    <Fragment key={JSON.stringify(initial)}>
      <Story />
    </Fragment>
  );
};
