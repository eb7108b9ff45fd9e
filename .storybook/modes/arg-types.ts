import type { Preview } from '@storybook/react-vite';
import { isValidElement } from 'react';
import type { InputType } from 'storybook/internal/types';

type ArgTypesEnhancer = NonNullable<Preview['argTypesEnhancers']>[number];
type ArgsEnhancer = NonNullable<Preview['argsEnhancers']>[number];

/**
 * Props that change the element itself and not its look: turned in a panel they would take the story apart. So would the
 * address of a picture, which nobody can type.
 */
const STRUCTURAL = new Set(['asChild', 'ref', 'key', 'className', 'style', 'id', 'src', 'srcSet', 'poster']);

/** What the type's reader could not read: an inherited prop, a readonly list, a lookup in a list of names. */
const UNREADABLE = /\bunknown\b|^union$|^enum$|^other$|^any$|^Partial$|^Exclude$/;

const quoted = (value: unknown): string => (typeof value === 'string' ? `'${value}'` : String(value));

/** Whether a value can be written into the panel's text box and read back. */
const isData = (value: unknown): boolean => {
  if (value === null || ['string', 'number', 'boolean', 'undefined'].includes(typeof value)) return true;
  if (typeof value !== 'object' || isValidElement(value) || '$$typeof' in value) return false;
  return (Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype) && Object.values(value).every(isData);
};

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
  if (argType.options && !Array.isArray(argType.mapping)) return [...argType.options].map(quoted).join(' | ');
  const raw = (argType.type as { raw?: string } | undefined)?.raw;
  if (raw && !/\btypeof\b/.test(raw)) return raw.replace(/\s+/g, ' ');
  return typeOfValue(initial) ?? typeOfValue(literal(argType)) ?? (summary ? 'list' : undefined);
};

const INFERRED = new Set(['boolean', 'string', 'number', 'date', 'enum', 'function']);

const controlOf = (name: string, argType: InputType, initial: unknown, type: string | undefined): InputType['control'] => {
  if (STRUCTURAL.has(name) || !isData(initial)) return false;
  if (argType.control !== undefined) return argType.control;
  if (type === 'ReactNode') return 'text';
  const kind = typeof initial;
  if (argType.options || INFERRED.has((argType.type as { name?: string } | undefined)?.name ?? kind)) return undefined;
  if (kind === 'string') return 'text';
  if (kind === 'number' || kind === 'boolean') return kind;
  // A text box for an object stands only where there is an object to begin from.
  return initial === undefined || initial === null ? false : 'object';
};

/** Left out where Storybook infers the control by itself. */
const withControl = (control: InputType['control']) => (control === undefined ? {} : { control });

/** In characters: a default that is longer is code, which the panel unfolds on demand. */
const LONGEST_DEFAULT = 60;

const readableDefault = ({ table }: InputType) => {
  const written = table?.defaultValue?.summary;
  return written && written.length > LONGEST_DEFAULT ? { summary: 'code', detail: written } : table?.defaultValue;
};

/** What the panel shows of each prop: its type in full, its sentence without the default, which has a column, and a control that works. */
export const readableArgTypes: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    [...new Set([...Object.keys(argTypes), ...Object.keys(initialArgs)])].map((name) => {
      const argType = argTypes[name] ?? { name };
      const type = readableType(argType, initialArgs[name]);
      return [
        name,
        {
          ...argType,
          ...(argType.description ? { description: argType.description.replace(/\s*@default\b[\s\S]*$/, '') } : {}),
          table: {
            ...argType.table,
            type: type === undefined ? undefined : { summary: type },
            defaultValue: readableDefault(argType),
          },
          ...withControl(controlOf(name, argType, initialArgs[name], type)),
        },
      ];
    }),
  );

/** The defaults that are written as values, so that the panel shows what is on: choices and switches alone. */
export const shownDefaults: ArgsEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes)
      .filter(([name, { options, type }]) => {
        const isChoice = Boolean(options) || (type as { name?: string } | undefined)?.name === 'boolean';
        return isChoice && !STRUCTURAL.has(name) && initialArgs[name] === undefined;
      })
      .map(([name, argType]) => [name, literal(argType)] as const)
      .filter(([, value]) => value !== undefined),
  );
