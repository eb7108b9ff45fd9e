import process from 'node:process';
import { fileURLToPath } from 'node:url';

/** The folder of the built Storybook that is compared. */
export const STORYBOOK =
  process.env['IRU_STORYBOOK'] || fileURLToPath(new URL('../../storybook-static', import.meta.url));
