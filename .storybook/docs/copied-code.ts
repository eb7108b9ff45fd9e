import type { StoryContext } from 'storybook/internal/types';
import { icons, libraryEntries } from 'virtual:documentation-data';

/** A longer one says more about the story than about the component. */
const MAX_FUNCTION = 60;

const importsOf = (code: string): string[] => {
  const names = new Set([...code.matchAll(/<([A-Z]\w*)/g)].map(([, name = '']) => name));
  return [...names].sort().flatMap((name) => {
    if (name === 'React') return ["import * as React from 'react';"];
    const from = libraryEntries[name] ?? (name in icons ? 'lucide-react' : undefined);
    return from ? [`import { ${name} } from '${from}';`] : [];
  });
};

/** The line that imports a component, or nothing if the library doesn't have it. */
export const importLine = (name: string): string | undefined => importsOf(`<${name}`)[0];

/** Adds what the code of a component imports; the code of a page or a part of one says where to find it. */
export const completeCode = (code: string, { parameters }: StoryContext): string => {
  const file = String(parameters['fileName']).replace(/^\.\//, '').replace('.stories.', '.');
  const lines = file.startsWith('packages/ui/') ? importsOf(code) : [`// ${file}`];
  return [...lines, '', code].join('\n');
};

interface MockFunction {
  (...args: unknown[]): unknown;
  readonly getMockImplementation?: () => MockFunction | undefined;
}

/** Handlers as empty functions, and functions that return a text or a decision as they are. */
export const functionCode = (value: MockFunction): string => {
  const text = String(value.getMockImplementation ? (value.getMockImplementation() ?? '') : value);
  return text.includes('=>') && text.length < MAX_FUNCTION && !/\n|jsx/.test(text)
    ? text
    : '() => {}';
};
