import { screen, within } from 'storybook/test';

/** The way back in the toast that says a text, once it is there. */
export const undoIn = async (text: string): Promise<HTMLElement> => {
  const said = await screen.findByText(text, {}, { timeout: 5000 });
  const toast = said.closest<HTMLElement>('[data-sonner-toast]') ?? said;
  return within(toast).getByRole('button', { name: 'Undo' });
};
