import type { AppliedJobBody } from '@/api/generated/types.gen';
import { StartConversationButton } from '@/features/messaging/start/start-conversation-button.tsx';

/** Leads somebody who has applied to the conversation with the employer. */
export function MessageEmployer({ job: { id, employerId, title, company } }: { job: AppliedJobBody }) {
  return (
    <StartConversationButton
      label="Message"
      whom={company}
      size="small"
      participantId={employerId}
      jobId={id}
      title={title}
    />
  );
}
