import type { RoutePath } from '../../paths';

/** One thing that visitors ask about, with its reviewed answer; `phrasings.txt` holds the ways of asking. */
export interface Intent {
  readonly id: string;
  /** What the topic is called on a button, and a question that leads to this answer. */
  readonly topic: string;
  readonly page: RoutePath;
  /** Plain text that names the page. */
  readonly answer: string;
  /** Whether someone's safety may depend on it: near such a topic the assistant asks rather than guesses. */
  readonly isCritical?: boolean;
}
