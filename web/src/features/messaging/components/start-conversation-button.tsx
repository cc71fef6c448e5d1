import type { StartConversationRequest } from '../../../api/generated/types.gen';
import { Button } from '../../../components/button.tsx';
import { Icon } from '../../../components/icon.tsx';
import { useStartConversation } from '../use-start-conversation.ts';

interface StartConversationButtonProps extends StartConversationRequest {
  /** Whom it writes to, as in “Message Applicant”. */
  label: string;
}

/** Leads to the conversation with somebody. */
export function StartConversationButton({ label, ...conversation }: StartConversationButtonProps) {
  const start = useStartConversation();
  return (
    <Button look="outline" disabled={start.isPending} onClick={() => start.mutate(conversation)}>
      <Icon name="message" /> {label}
    </Button>
  );
}
