import { screen } from 'storybook/test';

import { demoCopy } from '#words/parts/account/demo-copy';

export const enterDemo = async (
  userEvent: { readonly click: (element: Element) => Promise<void> },
  name: string | RegExp,
): Promise<void> => {
  await userEvent.click(screen.getByRole('button', { name }));
  await userEvent.click(screen.getByRole('button', { name: demoCopy.yes }));
};
