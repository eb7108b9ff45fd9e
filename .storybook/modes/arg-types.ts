import type { Preview } from '@storybook/react-vite';

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number];

/** Props that change the element itself and not its look: turned in a panel they would take the story apart. */
const STRUCTURAL = new Set(['asChild', 'ref', 'key', 'className', 'style', 'id']);

/** What the panel shows of each prop: its sentence without the default, which has a column, and no switch that breaks the story. */
export const readableArgTypes: Enhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [
      name,
      {
        ...argType,
        ...(argType.description ? { description: argType.description.replace(/\s*@default\b[\s\S]*$/, '') } : {}),
        ...(STRUCTURAL.has(name) ? { control: false as const } : {}),
      },
    ]),
  );
