export interface MailDraft {
  readonly to: string;
  readonly subject: string;
  readonly body: string;
}

/** The longest URL, in escaped characters, that no common mail app cuts. */
const MAX_ADDRESS = 2000;

/**
 * Returns a mailto: URL with escaped parts and CRLF line breaks; without the body where mail apps might cut it, which in
 * some scripts takes a few hundred letters.
 */
export function mailtoAddress({ to, subject, body }: MailDraft): string {
  const lines = body.replace(/\r\n|\r|\n/g, '\r\n');
  // `encodeURIComponent` throws on a lone surrogate.
  const escape = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));
  const head = `mailto:${to}?subject=${escape(subject)}`;
  const whole = `${head}&body=${escape(lines)}`;
  return whole.length > MAX_ADDRESS ? head : whole;
}
