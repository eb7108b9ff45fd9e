/** Messages for failed requests. */
export const httpCopy = {
  timeout: 'The answer took too long.',
  aborted: 'The request was stopped.',
  network: 'The server could not be reached.',
  tooLarge: 'The answer was too large.',
};
