import { readColours, readTokens } from './read-tokens';
import source from './tokens.json';

/** Every design token, in source order. */
export const tokenGroups = readTokens(source);

/** Both colour themes. */
export const colours = readColours(source);
