export interface MailDraft {
  readonly to: string;
  readonly subject: string;
  readonly body: string;
}

/** Returns a mailto: URL with escaped parts and CRLF line breaks. */
export function mailtoAddress({ to, subject, body }: MailDraft): string {
  const lines = body.replace(/\r\n|\r|\n/g, '\r\n');
  // `encodeURIComponent` throws on a lone surrogate.
  const escape = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));
  return `mailto:${to}?subject=${escape(subject)}&body=${escape(lines)}`;
}
