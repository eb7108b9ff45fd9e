import type { StoryContext } from 'storybook/internal/types';
import { libraryEntries } from 'virtual:documentation-data';

/** A longer one says more about the story than about the component. */
const MAX_FUNCTION = 60;

const importsOf = (code: string): string[] => {
  const names = new Set([...code.matchAll(/<([A-Z]\w*)/g)].map(([, name = '']) => name));
  return [...names].sort().map((name) => {
    if (name === 'React') return "import * as React from 'react';";
    // What isn't the library's is an icon.
    return `import { ${name} } from '${libraryEntries[name] ?? 'lucide-react'}';`;
  });
};

/** The line that imports a component, or nothing if the library doesn't have it. */
export const importLine = (name: string): string | undefined =>
  name in libraryEntries ? importsOf(`<${name}`)[0] : undefined;

/** Adds what the code of a component imports; the code of a page or a part of one says where to find it. */
export const completeCode = (code: string, { parameters }: StoryContext): string => {
  const file = String(parameters['fileName']).replace(/^\.\//, '').replace('.stories.', '.');
  const lines = file.startsWith('packages/ui/') ? importsOf(code) : [`// ${file}`];
  return [...lines, '', code].join('\n');
};

/** Handlers as empty functions, and functions that return a text or a decision as they are. */
export const functionCode = (value: (...args: never[]) => unknown): string => {
  const text = String(value);
  const isHandler = 'mock' in value || /\n|jsx|\w\(/.test(text);
  return !isHandler && text.includes('=>') && text.length < MAX_FUNCTION ? text : '() => {}';
};
