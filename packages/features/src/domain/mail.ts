/** A message for the visitor's own mail program. */
export interface MailDraft {
  readonly to: string;
  readonly subject: string;
  readonly body: string;
}

/** A mailto: address with its parts escaped and its lines ended as mail wants them. */
export function mailtoAddress({ to, subject, body }: MailDraft): string {
  const lines = body.replace(/\r\n|\r|\n/g, '\r\n');
  // A lone half of a surrogate pair would make the escaping throw.
  const escape = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));
  return `mailto:${to}?subject=${escape(subject)}&body=${escape(lines)}`;
}
