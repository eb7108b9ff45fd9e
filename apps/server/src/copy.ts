/** The service's error messages, which the panel shows after "due to an error" (CHAT-2). */
export const serverCopy = {
  empty: 'The question is empty.',
  unreadable: 'The question could not be read.',
  notJson: 'Questions must be sent as JSON.',
  tooLong: 'The question is too long. Please ask it in fewer words.',
  malformed: 'The request could not be read.',
  tooSlow: 'The request took too long. Please try again.',
  headersTooLarge: 'The address or the headers of the request are too long.',
  home: 'Home',
  crossOrigin: 'Questions are accepted only from this site.',
  notFound: 'There’s nothing at this address.',
  notPost: 'Questions must be sent with POST.',
  tooMany: (seconds: number) =>
    seconds > 90
      ? `There are too many questions from your network. Please ask again in ${Math.ceil(seconds / 60)} minutes.`
      : `Please ask again in ${seconds === 1 ? 'a second' : `${seconds} seconds`}.`,
  /** Every error ends with the emergency number. */
  refusal: (reason: string) => `${reason} In danger? Call 112.`,
  failed: 'Something went wrong here. Please ask again.',
};
