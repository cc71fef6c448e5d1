import { Button } from 'antd';
import type { StartConversationRequest } from '@/api/generated/types.gen';
import { Icon } from '@/light/marks/icon.tsx';
import { useStartConversation } from './use-start-conversation.ts';

/** Starts or opens a conversation with an applicant. */
export function MessageApplicantButton(conversation: StartConversationRequest) {
  const start = useStartConversation();
  return (
    <Button icon={<Icon name="message" />} disabled={start.isPending} onClick={() => start.mutate(conversation)}>
      Message Applicant
    </Button>
  );
}
