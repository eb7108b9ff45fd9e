import { type ComponentType, useState } from 'react';

/**
 * For a story's `render`: keeps one prop in state as the component's owner does, and still calls the story's handler.
 * `merge` turns a change into the next value. @default the change itself
 */
export const stateful =
  <P extends object, K extends keyof P>(
    Component: ComponentType<P>,
    name: K,
    handler: keyof P,
    merge: (before: P[K], change: unknown) => P[K] = (_before, change) => change as P[K],
  ) =>
  (args: P) => <Stateful {...{ Component, name, handler, merge, args }} />;

function Stateful<P extends object, K extends keyof P>({
  Component,
  name,
  handler,
  merge,
  args,
}: {
  Component: ComponentType<P>;
  name: K;
  handler: keyof P;
  merge: (before: P[K], change: unknown) => P[K];
  args: P;
}) {
  const [value, setValue] = useState<P[K]>(() => args[name]);
  const onChange = (change: unknown) => {
    (args[handler] as (change: unknown) => void)(change);
    setValue((before) => merge(before, change));
  };
  return <Component {...args} {...{ [name]: value, [handler]: onChange }} />;
}

export const mergeParts = <V extends object>(before: V, change: unknown): V => ({
  ...before,
  ...(change as Partial<V>),
});
