import type { Preview } from '@storybook/react-vite';
import { isValidElement } from 'react';
import type { InputType, StrictInputType } from 'storybook/internal/types';

type ArgTypesEnhancer = NonNullable<Preview['argTypesEnhancers']>[number];

/**
 * Props that change the element itself and not its look: turned in a panel they would take the story apart. So would the
 * address of a picture, which nobody can type.
 */
const STRUCTURAL = new Set([
  'asChild',
  'ref',
  'key',
  'className',
  'style',
  'id',
  'src',
  'srcSet',
  'poster',
]);

/** What the type's reader could not read: an inherited prop, a readonly list, a lookup in a list of names. */
const UNREADABLE = /\bunknown\b|^union$|^enum$|^other$|^any$|^Partial$|^Exclude$/;

const quoted = (value: unknown): string =>
  typeof value === 'string' ? `'${value}'` : String(value);

/** Whether a value can be typed or switched in the panel: an object would be taken apart by hand, which a story of its own shows better. */
const isText = (value: unknown): boolean =>
  value === null || ['string', 'number', 'boolean', 'undefined'].includes(typeof value);

const typeOfValue = (value: unknown): string | undefined => {
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'function') return '() => void';
  if (isValidElement(value)) return 'ReactNode';
  if (Array.isArray(value)) return `${typeOfValue(value[0]) ?? 'object'}[]`;
  return typeof value;
};

/** A default that is written as a value and not worked out: a word in quotes, a number, yes or no. */
const literal = (argType: InputType): unknown => {
  const written = String(argType.table?.defaultValue?.summary ?? '');
  const word = /^'([^']*)'$/.exec(written);
  if (word) return word[1];
  if (/^-?\d+(\.\d+)?$/.test(written)) return Number(written);
  return written === 'true' ? true : written === 'false' ? false : undefined;
};

/** The type of a prop in words that say what may be given. */
const readableType = (argType: InputType, initial: unknown): string | undefined => {
  const summary = argType.table?.type?.summary;
  if (summary && !UNREADABLE.test(summary)) return summary;
  if (argType.options && !Array.isArray(argType.mapping))
    return [...argType.options].map(quoted).join(' | ');
  const raw = (argType.type as { raw?: string } | undefined)?.raw;
  if (raw && !/\btypeof\b/.test(raw)) return raw.replace(/\s+/g, ' ');
  return typeOfValue(initial) ?? typeOfValue(literal(argType)) ?? (summary ? 'list' : undefined);
};

const INFERRED = new Set(['boolean', 'string', 'number', 'date', 'enum', 'function']);

const controlOf = (
  name: string,
  argType: StrictInputType,
  initial: unknown,
  type: string | undefined,
): InputType['control'] => {
  if (STRUCTURAL.has(name) || !isText(initial)) return false;
  if (argType.control !== undefined) return argType.control;
  // An enhancer comes after Storybook has read the short form: the panel shows no control for a bare word.
  if (type === 'ReactNode') return { type: 'text' };
  const kind = typeof initial;
  if (argType.options || INFERRED.has(argType.type?.name ?? '')) return undefined;
  // A word of a type that could not be read is one of a few: its story names them, or there is no control.
  return kind === 'number' || kind === 'boolean' ? { type: kind } : false;
};

/** Left out where Storybook infers the control by itself. */
const withControl = (control: InputType['control']) => (control === undefined ? {} : { control });

/** In characters: a default that is longer is code, which the panel unfolds on demand. */
const LONGEST_DEFAULT = 60;

const readableDefault = ({ table }: InputType) => {
  const written = table?.defaultValue?.summary;
  return written && written.length > LONGEST_DEFAULT
    ? { summary: 'code', detail: written }
    : table?.defaultValue;
};

/** The type of an inherited prop, which is known by its value alone; Storybook puts one without a type before all others. */
const typeFrom = (initial: unknown): StrictInputType['type'] => {
  const name = typeof initial;
  return name === 'string' || name === 'number' || name === 'boolean' || name === 'function'
    ? { name }
    : { name: 'other', value: 'unknown' };
};

/** How late the panel shows a prop: what can be turned comes first, and of both what must be given. */
const rank = ({ control, type }: StrictInputType): number => {
  const isTurned =
    control !== false &&
    !(typeof control === 'object' && control.disable) &&
    type?.name !== 'function';
  return (isTurned ? 0 : 2) + (type?.required ? 0 : 1);
};

/** What the panel shows of each prop: its type in full, its sentence without the default, which has a column, and a control that works. */
export const readableArgTypes: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    [...new Set([...Object.keys(argTypes), ...Object.keys(initialArgs)])]
      .map((name): [string, StrictInputType] => {
        const argType = {
          name,
          ...argTypes[name],
          type: argTypes[name]?.type ?? typeFrom(initialArgs[name]),
        };
        const type = readableType(argType, initialArgs[name]);
        return [
          name,
          {
            ...argType,
            ...(argType.description
              ? { description: argType.description.replace(/\s*@default\b[\s\S]*$/, '') }
              : {}),
            table: {
              ...argType.table,
              type: type === undefined ? undefined : { summary: type },
              defaultValue: readableDefault(argType),
            },
            ...withControl(controlOf(name, argType, initialArgs[name], type)),
          },
        ];
      })
      .sort(([, one], [, other]) => rank(one) - rank(other)),
  );
