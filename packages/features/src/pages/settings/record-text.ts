import { formatMoment } from '#words/content/format';
import type { HiddenPerson } from '../../persistence/hidden';
import type { Message } from '../../persistence/messages';
import { peopleCopy } from '#words/parts/people/copy';
import { settingsCopy } from '#words/pages/settings/copy';
import { recordsCopy } from '#words/pages/settings/records-copy';

const copy = recordsCopy.record;

/** Returns what the visitor did about someone, with its date and reason, a sentence each. */
export const decisionLines = ({ kind, ts, reason }: HiddenPerson): readonly string[] => [
  kind === 'hidden'
    ? settingsCopy.hidden.kinds.hidden
    : copy.done[kind](ts > 0 ? formatMoment(ts) : ''),
  ...(reason ? [settingsCopy.hidden.reason(peopleCopy.reasons[reason])] : []),
];

/** When a message was written, in the visitor's time. */
export const messageTime = ({ ts }: Message): string => (ts > 0 ? formatMoment(ts) : copy.noDate);

/** Returns the record as a text file has it: the decision, then every message with its date. */
export const recordText = (
  name: string,
  person: HiddenPerson,
  messages: readonly Message[],
  now: number,
): string =>
  [
    copy.title(name),
    copy.made(formatMoment(now)),
    '',
    ...decisionLines(person),
    '',
    copy.messages,
    ...(messages.length === 0 ? [copy.none] : []),
    ...messages.map((message) => `${messageTime(message)}\n${message.text}\n`),
    '',
  ].join('\n');
