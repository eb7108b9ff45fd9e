// Reads the texts of a module of words where they are written, so that a sentence can be shown, compared and replaced.
import { parseSync } from 'vite';

/** A text of a module, with the place where it's written. */
export interface WrittenText {
  /** The name of the export and the path in it, such as `pricingCopy.faq.0.answer`. */
  readonly key: string;
  /** The text as it's shown, its parameters and constants by name, such as `{count} of {total}`; the code for one with logic. */
  readonly text: string;
  /** The names in the text, such as `{count}`. */
  readonly placeholders: readonly string[];
  /** Whether the text is chosen or put together by code, which only an editor can change. */
  readonly hasLogic: boolean;
  readonly start: number;
  readonly end: number;
}

type Node = { readonly type: string; readonly start: number; readonly end: number } & Readonly<
  Record<string, unknown>
>;

const WRAPPERS = new Set([
  'ParenthesizedExpression',
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
]);

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;
const nodesIn = (value: unknown): readonly Node[] =>
  Array.isArray(value) ? value.filter(isNode) : [];

/** Returns each text of a module, in order. @throws {Error} If the module can't be parsed. */
export const writtenTexts = (file: string, code: string): readonly WrittenText[] => {
  const { program, errors } = parseSync(file, code);
  if (errors[0]) throw new Error(`${file} can't be read: ${errors[0].message}`);
  const found: WrittenText[] = [];
  const sourceOf = ({ start, end }: Node) => code.slice(start, end);
  const add = (key: string, { start, end }: Node, text: string, placeholders: string[] = []) =>
    found.push({ key, text, placeholders, hasLogic: false, start, end });
  const addLogic = (key: string, node: Node) => {
    const text = sourceOf(node).replaceAll(/\s+/g, ' ');
    found.push({ key, text, placeholders: [], hasLogic: true, start: node.start, end: node.end });
  };
  const nameOf = (key: Node): string => {
    const name = key['name'] ?? key['value'];
    return typeof name === 'string' ? name : sourceOf(key);
  };

  const constants = new Map<string, Node>();
  const exported: string[] = [];
  for (const statement of nodesIn(program.body)) {
    const isExported = isNode(statement['declaration']);
    const declaration = isNode(statement['declaration']) ? statement['declaration'] : statement;
    if (declaration.type !== 'VariableDeclaration') continue;
    for (const { id, init } of nodesIn(declaration['declarations']) as readonly (Node & {
      readonly id: Node;
      readonly init: unknown;
    })[]) {
      if (id.type !== 'Identifier' || !isNode(init)) continue;
      constants.set(nameOf(id), init);
      if (isExported) exported.push(nameOf(id));
    }
  }

  const visit = (node: Node, key: string): void => {
    const inner = node['expression'];
    if (WRAPPERS.has(node.type) && isNode(inner)) return visit(inner, key);
    switch (node.type) {
      case 'Literal':
        if (typeof node['value'] === 'string') add(key, node, node['value']);
        return undefined;
      case 'TemplateLiteral': {
        const names = nodesIn(node['expressions']).map((value) => `{${sourceOf(value)}}`);
        const text = nodesIn(node['quasis'])
          .map(
            (quasi, index) => (quasi['value'] as { cooked: string }).cooked + (names[index] ?? ''),
          )
          .join('');
        add(key, node, text, names);
        return undefined;
      }
      case 'Identifier':
        return visitConstant(nameOf(node), key);
      case 'ObjectExpression':
        for (const property of nodesIn(node['properties'])) {
          if (isNode(property['argument'])) visit(property['argument'], key);
          else if (isNode(property['key']) && isNode(property['value']))
            visit(property['value'], `${key}.${nameOf(property['key'])}`);
        }
        return undefined;
      case 'ArrayExpression':
        nodesIn(node['elements']).forEach((element, index) => visit(element, `${key}.${index}`));
        return undefined;
      case 'CallExpression':
        // A helper that is given its words, such as `formatThings('person', 'people')`.
        nodesIn(node['arguments']).forEach((argument, index) => visit(argument, `${key}.${index}`));
        return undefined;
      case 'ArrowFunctionExpression': {
        const { body } = node;
        const isText = isNode(body) && ['Literal', 'TemplateLiteral'].includes(body.type);
        const isWords = isNode(body) && /Object|Array|Parenthesized/.test(body.type);
        if (isText || isWords) return visit(body, key);
        // A function without words in its code returns none.
        if (/['"`][^'"`]*\p{L}/u.test(sourceOf(node))) addLogic(key, node);
        return undefined;
      }
      case 'ConditionalExpression':
        addLogic(key, node);
        return undefined;
      default:
        return undefined;
    }
  };

  const isVisited = new Set<string>();
  const visitConstant = (name: string, key: string): void => {
    const init = constants.get(name);
    if (!init) return;
    isVisited.add(name);
    visit(init, key);
  };
  for (const name of exported) visitConstant(name, name);
  // Words that only a function of the module uses.
  for (const name of constants.keys()) if (!isVisited.has(name)) visitConstant(name, name);
  return found;
};
