import { screen, userEvent } from 'storybook/test';

/** Types a date of birth after a reload has cleared it. */
export const typeBirthDate = async (day = '14', month = '3', year = '1996'): Promise<void> => {
  await userEvent.type(screen.getByLabelText('Day'), day);
  await userEvent.type(screen.getByLabelText('Month'), month);
  await userEvent.type(screen.getByLabelText('Year'), year);
};

/** Types a password into both fields. */
export const typeSecrets = async (password = 'correct horse', again = password): Promise<void> => {
  await userEvent.type(screen.getByLabelText('Password'), password);
  await userEvent.type(screen.getByLabelText('Confirm password'), again);
};
