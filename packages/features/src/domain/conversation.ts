/** One bubble of the assistant panel (CHAT-1). */
export interface ChatMessage {
  readonly id: string;
  readonly role: 'user' | 'assistant';
  readonly text: string;
  /** Undefined once a message is complete. */
  readonly status?: 'waiting' | 'failed';
  /** Topics to choose from when the assistant wasn't sure. */
  readonly topics?: readonly string[];
}

/** The bubbles, oldest first; each answer is directly under its question. */
export type Conversation = readonly ChatMessage[];

/** An event in a conversation; `question` is the id given with 'asked'. */
export type ConversationEvent =
  | { readonly type: 'asked'; readonly question: string; readonly text: string }
  | {
      readonly type: 'answered';
      readonly question: string;
      readonly text: string;
      readonly topics?: readonly string[];
    }
  | { readonly type: 'failed'; readonly question: string; readonly text: string }
  | { readonly type: 'retried'; readonly question: string }
  | { readonly type: 'dropped'; readonly question: string };

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
    case 'answered':
      return settle(conversation, question, 'waiting', [
        { ...bubble, text: event.text, ...(event.topics?.length ? { topics: event.topics } : {}) },
      ]);
    case 'failed':
      return settle(conversation, question, 'waiting', [
        { ...bubble, text: event.text, status: 'failed' },
      ]);
    case 'retried':
      return settle(conversation, question, 'failed', [{ ...bubble, text: '', status: 'waiting' }]);
    case 'dropped':
      return settle(conversation, question, 'waiting', []);
  }
}

export function isWaiting(conversation: Conversation): boolean {
  return conversation.some((message) => message.status === 'waiting');
}
