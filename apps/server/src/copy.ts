/** What the service says to a visitor when it does not answer; the panel shows it after "due to an error" (CHAT-2). */
export const serverCopy = {
  empty: 'The question is empty.',
  unreadable: 'The question could not be read.',
  notJson: 'Questions are taken as JSON alone.',
  tooLong: 'The question is too long. Please ask it in fewer words.',
  malformed: 'The request could not be read.',
  tooSlow: 'The request took too long. Please try again.',
  headersTooLarge: 'The request has too many headers.',
  foreign: 'Questions are taken from this site alone.',
  nothingHere: 'There is nothing at this address.',
  notAsked: 'Questions are asked with POST.',
  tooMany: (seconds: number) =>
    seconds > 90
      ? `Many questions came from where you are. Please ask again in ${Math.ceil(seconds / 60)} minutes.`
      : `Please ask again in ${seconds === 1 ? 'a second' : `${seconds} seconds`}.`,
  /** Every refusal ends with the number of the police. */
  refusal: (reason: string) => `${reason} In danger? Call 112.`,
  failed: 'Something went wrong here. Please ask again.',
};
