import { Button } from 'antd';
import type { StartConversationRequest } from '@/api/generated/types.gen';
import { Icon } from '@/light/marks/icon.tsx';
import { useStartConversation } from './use-start-conversation.ts';

interface MessageButtonProps extends StartConversationRequest {
  label: string;
  /** Names the person for screen readers, where the label alone is ambiguous. */
  whom?: string;
}

/** Starts or opens a conversation, on a screen of Ant Design. */
export function MessageButton({ label, whom, ...conversation }: MessageButtonProps) {
  const start = useStartConversation();
  return (
    <Button icon={<Icon name="message" />} disabled={start.isPending} onClick={() => start.mutate(conversation)}>
      {label}
      {whom === undefined ? null : <span className="visually-hidden"> {whom}</span>}
    </Button>
  );
}
