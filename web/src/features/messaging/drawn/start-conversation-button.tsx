import type { StartConversationRequest } from '@/api/generated/types.gen';
import { LightButton } from '@/light/controls/button.tsx';
import { Icon } from '@/light/marks/icon.tsx';
import { useStartConversation } from '../start/use-start-conversation.ts';

/** Starts or opens a conversation with the employer of a job. */
export function StartConversationButton({ label, ...conversation }: StartConversationRequest & { label: string }) {
  const start = useStartConversation();
  return (
    <LightButton look="outline" disabled={start.isPending} onClick={() => start.mutate(conversation)}>
      <Icon name="message" /> {label}
    </LightButton>
  );
}
