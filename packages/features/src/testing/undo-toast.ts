import { screen, within } from 'storybook/test';

export const undoIn = async (text: string): Promise<HTMLElement> => {
  const said = await screen.findByText(text, {}, { timeout: 5000 });
  const toast = said.closest<HTMLElement>('[data-sonner-toast]') ?? said;
  return within(toast).getByRole('button', { name: 'Undo' });
};
