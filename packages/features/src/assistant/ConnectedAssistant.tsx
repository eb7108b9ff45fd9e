import { RecoveryBoundary } from '@iru/ui/hooks/recovery-boundary';

import { useDraft } from '../persistence/use-draft';
import { AssistantPanel } from './AssistantPanel';
import { assistantCopy as copy } from '#words/assistant/copy';
import { useConversation } from './use-conversation';

export interface ConnectedAssistantProps {
  /** A closed panel keeps its conversation. */
  open: boolean;
  onClose: () => void;
  onFollow?: () => void;
  onCovered?: () => void;
}

/** Holds the conversation, so that closing the panel loses nothing. */
export function ConnectedAssistant({
  open,
  onClose,
  onFollow,
  onCovered,
}: ConnectedAssistantProps) {
  const { messages, waiting, send, retry } = useConversation(copy.greeting);
  const [draft, setDraft] = useDraft('assistant');
  if (!open) return null;
  return (
    <RecoveryBoundary>
      <AssistantPanel
        messages={messages}
        waiting={waiting}
        draft={draft}
        onDraft={setDraft}
        onSend={send}
        onRetry={retry}
        onClose={onClose}
        onFollow={onFollow}
        onCovered={onCovered}
      />
    </RecoveryBoundary>
  );
}
