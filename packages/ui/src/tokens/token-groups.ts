import { readColours, readTokens } from './read-tokens';
import source from './tokens.json';

/** Every token of the product, in the order of the source. */
export const tokenGroups = readTokens(source);

/** Both colour themes of the product. */
export const colours = readColours(source);
