import { useEffect, useReducer, useRef } from 'react';

import { prepareMessage } from '../domain/chat-protocol';
import { converse, isWaiting, startConversation } from '../domain/conversation';
import { systemRandom } from '../platform/random';
import { askAssistant } from './ask';

export interface ConversationControl {
  readonly messages: ReturnType<typeof startConversation>;
  readonly waiting: boolean;
  /** False if the message is empty or an answer is pending. */
  readonly send: (text: string) => boolean;
  readonly retry: (question: string) => void;
}

/** Manages a conversation with the assistant; aborts pending requests on unmount. */
export const useConversation = (greeting: string, ask = askAssistant): ConversationControl => {
  const [messages, dispatch] = useReducer(converse, greeting, startConversation);
  const open = useRef(new Set<AbortController>());
  const waiting = isWaiting(messages);

  useEffect(() => {
    const requests = open.current;
    return () => requests.forEach((request) => request.abort());
  }, []);

  const settle = async (question: string, text: string) => {
    const controller = new AbortController();
    open.current.add(controller);
    const outcome = await ask(text, { signal: controller.signal });
    open.current.delete(controller);
    if (!controller.signal.aborted) dispatch({ type: 'settled', question, outcome });
  };

  return {
    messages,
    waiting,
    send: (text) => {
      const message = prepareMessage(text);
      if (message === undefined || waiting) return false;
      const question = systemRandom.id();
      dispatch({ type: 'asked', question, text: message });
      void settle(question, message);
      return true;
    },
    retry: (question) => {
      const asked = messages.find(({ id }) => id === question);
      if (!asked || waiting) return;
      dispatch({ type: 'retried', question });
      void settle(question, asked.text);
    },
  };
};
