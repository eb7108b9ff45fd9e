/** The service's error messages, which the panel shows after "due to an error" (CHAT-2). */
export const serverCopy = {
  empty: 'The question is empty.',
  unreadable: 'The question could not be read.',
  notJson: 'Questions must be sent as JSON.',
  tooLong: 'The question is too long. Please ask it in fewer words.',
  malformed: 'The request could not be read.',
  tooSlow: 'The request took too long. Please try again.',
  headersTooLarge: 'The address or the headers of the request are too long.',
  crossOrigin: 'Questions are accepted only from this site.',
  notFound: 'There’s nothing at this address.',
  tooMany: (seconds: number) =>
    seconds > 90
      ? `There are too many questions from your network. Please ask again in ${Math.ceil(seconds / 60)} minutes.`
      : `Please ask again in ${seconds === 1 ? 'a second' : `${seconds} seconds`}.`,
  /** Every error ends with the emergency number. */
  refusal: (reason: string) => `${reason} In danger? Call 112.`,
  /** A page with an error, for browsers. */
  page: (error: string) =>
    `<!doctype html><html lang="en"><title>Iru</title><p>${error}</p><p><a href="/">Home</a></p></html>`,
  failed: 'Something went wrong here. Please ask again.',
};

/** What each metric counts, for operators. */
export const metricsCopy = {
  requests: 'Responses',
  answers: 'Answered questions',
  refusals: 'Refused questions',
  fallbacks: 'Questions limited in memory because the shared store failed',
};
