import type { StartConversationRequest } from '@/api/generated/types.gen';
import { Button } from '@/public/button.tsx';
import { Icon } from '@/public/icon.tsx';
import { useStartConversation } from '@/features/messaging/use-start-conversation.ts';

interface StartConversationButtonProps extends StartConversationRequest {
  /** Whom it writes to, as in “Message Applicant”. */
  label: string;
  /** Whom it means, where the words beside the button are not enough for those who only hear it. */
  whom?: string;
  size?: 'small' | 'medium';
}

/** Leads to the conversation with somebody. */
export function StartConversationButton({
  label,
  whom,
  size = 'medium',
  ...conversation
}: StartConversationButtonProps) {
  const start = useStartConversation();
  return (
    <Button look="outline" size={size} disabled={start.isPending} onClick={() => start.mutate(conversation)}>
      <Icon name="message" /> {label}
      {whom === undefined ? null : <span className="visually-hidden"> {whom}</span>}
    </Button>
  );
}
