import { useDraft } from '../persistence/use-draft';
import { AssistantPanel } from './AssistantPanel';
import { assistantCopy as copy } from './copy';
import { useConversation } from './use-conversation';

export interface ConnectedAssistantProps {
  /** Whether the panel is shown; a closed panel keeps its conversation. */
  open: boolean;
  /** Called when the visitor closes the panel. */
  onClose: () => void;
  /** Called when the visitor follows a link in a reply. */
  onFollow?: () => void;
}

/** Holds the conversation, so that closing the panel loses nothing. */
export function ConnectedAssistant({ open, onClose, onFollow }: ConnectedAssistantProps) {
  const { messages, waiting, send, retry } = useConversation(copy.greeting);
  const [draft, setDraft] = useDraft('assistant');
  if (!open) return null;
  return (
    <AssistantPanel
      messages={messages}
      waiting={waiting}
      draft={draft}
      onDraft={setDraft}
      onSend={send}
      onRetry={retry}
      onClose={onClose}
      onFollow={onFollow}
    />
  );
}
