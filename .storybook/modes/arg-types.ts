import type { Preview } from '@storybook/react-vite';
import { isValidElement } from 'react';
import type { InputType, StrictInputType } from 'storybook/internal/types';

import { SHEET } from '../tags';

type ArgTypesEnhancer = NonNullable<Preview['argTypesEnhancers']>[number];

/** Props without a control: they change the element, not its look, or take a URL that only code has. */
const STRUCTURAL = new Set(['asChild', 'ref', 'className', 'style', 'id', 'src', 'srcSet']);

const EDITABLE = new Set(['boolean', 'string', 'number', 'enum']);

/** Storybook summarises some types as "union" or "ReadonlyArray"; the type as written tells more. */
const typeSummary = ({ options, table, type }: InputType): string | undefined => {
  const raw = (type as { raw?: string } | undefined)?.raw?.replace(/\s+/g, ' ');
  if (!raw?.includes('typeof')) return raw ?? table?.type?.summary;
  return options
    ?.map((option) => (typeof option === 'string' ? `'${option}'` : option))
    .join(' | ');
};

/** Whether the control for objects, which edits JSON, can show it. */
const isJson = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return typeof value !== 'function';
  if (value instanceof Date || isValidElement(value)) return false;
  return Object.values(value).every(isJson);
};

/** Nothing where Storybook infers the right control. */
const controlFor = (name: string, argType: InputType, value: unknown, type?: string) => {
  if (STRUCTURAL.has(name) || !isJson(value)) return { control: { disable: true } };
  if (typeof value === 'object' && value !== null) return { control: { type: 'object' as const } };
  if (argType.control !== undefined || argType.options || !argType.type) return {};
  if (type === 'ReactNode') return { control: { type: 'text' as const } };
  return EDITABLE.has((argType.type as { name: string }).name)
    ? {}
    : { control: { disable: true } };
};

/**
 * Shows each prop's type as written and its description without the default, which has a column of its own. A sheet has only
 * the props that its controls change.
 */
export const readableArgTypes: ArgTypesEnhancer = ({ argTypes, initialArgs, tags }) =>
  Object.fromEntries(
    [...new Set([...Object.keys(argTypes), ...Object.keys(initialArgs)])].map((name) => {
      const argType: StrictInputType = { name, ...argTypes[name] };
      const type = typeSummary(argType);
      const { control = argType.control } = controlFor(name, argType, initialArgs[name], type);
      const isFixed = typeof control === 'object' && control.disable;
      return [
        name,
        {
          ...argType,
          ...(argType.description && {
            description: argType.description.replace(/\s*@default\b[\s\S]*$/, ''),
          }),
          ...(control && { control }),
          table: {
            ...argType.table,
            ...(type && { type: { summary: type } }),
            ...(isFixed && tags.includes(SHEET) && { disable: true }),
          },
        },
      ];
    }),
  );
