import type { ChatOutcome, ChatReply } from './chat-protocol';

/** One bubble of the assistant panel (CHAT-1). */
export interface ChatMessage extends ChatReply {
  readonly id: string;
  readonly role: 'user' | 'assistant';
  /** Undefined once a message is complete. */
  readonly status?: 'waiting' | 'failed';
  readonly isUnreachable?: boolean;
}

/** The bubbles, oldest first; each answer is directly under its question. */
export type Conversation = readonly ChatMessage[];

/** An event in a conversation; `question` is the id given with 'asked'. */
export type ConversationEvent =
  | { readonly type: 'asked'; readonly question: string; readonly text: string }
  | { readonly type: 'settled'; readonly question: string; readonly outcome: ChatOutcome }
  | { readonly type: 'retried'; readonly question: string };

export function answerId(question: string): string {
  return `${question}-answer`;
}

export function questionOf(answer: string): string {
  return answer.slice(0, -answerId('').length);
}

/** Returns a conversation with only the greeting (CHAT-1). */
export function startConversation(greeting: string): Conversation {
  return [{ id: 'greeting', role: 'assistant', text: greeting }];
}

function settle(
  conversation: Conversation,
  question: string,
  expected: ChatMessage['status'],
  replacement: readonly ChatMessage[],
): Conversation {
  const at = conversation.findIndex((message) => message.id === answerId(question));
  const answer = conversation[at];
  if (!answer || answer.status !== expected) return conversation;
  return [...conversation.slice(0, at), ...replacement, ...conversation.slice(at + 1)];
}

/** Returns the conversation after an event; events for unknown or settled questions change nothing (CHAT-1). */
export function converse(conversation: Conversation, event: ConversationEvent): Conversation {
  const { question } = event;
  const bubble = { id: answerId(question), role: 'assistant' } as const;
  switch (event.type) {
    case 'asked':
      if (conversation.some((message) => message.id === question)) return conversation;
      return [
        ...conversation,
        { id: question, role: 'user', text: event.text },
        { ...bubble, text: '', status: 'waiting' },
      ];
    case 'settled': {
      const { kind, ...reply } = event.outcome;
      const answer =
        kind === 'failed' ? { ...bubble, ...reply, status: kind } : { ...bubble, ...reply };
      return settle(conversation, question, 'waiting', kind === 'stopped' ? [] : [answer]);
    }
    case 'retried':
      return settle(conversation, question, 'failed', [{ ...bubble, text: '', status: 'waiting' }]);
  }
}

export function isWaiting(conversation: Conversation): boolean {
  return conversation.some((message) => message.status === 'waiting');
}
