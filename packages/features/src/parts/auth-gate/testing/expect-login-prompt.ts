import { expect, screen } from 'storybook/test';

import { authGateCopy } from '#words/parts/auth-gate/copy';

/** Waits for the prompt to log in, where a section's data would be. */
export const expectLoginPrompt = async (
  section: keyof typeof authGateCopy.sections,
): Promise<void> => {
  const name = authGateCopy.sections[section].heading;
  await expect(await screen.findByRole('heading', { name })).toBeVisible();
};
