import type { StartConversationRequest } from '@/api/generated/types.gen';
import { Button } from '@/light/controls/button.tsx';
import { Icon } from '@/light/marks/icon.tsx';
import { useStartConversation } from './use-start-conversation.ts';

interface StartConversationButtonProps extends StartConversationRequest {
  /** For example “Message Applicant”. */
  label: string;
  /** Names the person for screen readers, where the label alone is ambiguous. */
  whom?: string;
  size?: 'small' | 'medium';
}

/** Starts or opens a conversation. */
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
