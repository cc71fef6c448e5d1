import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { messagesSettle } from '@/api/generated/calls/messaging.gen';
import type { ConversationWithOtherBody, ThreadEntryBody } from '@/api/generated/types.gen';
import { t } from '@/lib/language/t.ts';
import { useSingleMutation } from '@/lib/query/use-single-mutation.ts';
import { reload } from '../messaging-cache.ts';
import { messagingKeys } from '../messaging-keys.ts';
import styles from './thread.module.css';

interface SettleButtonProps {
  conversation: Pick<ConversationWithOtherBody, 'id' | 'settledMessageId'>;
  entries: readonly ThreadEntryBody[];
  readerId: number;
}

/** Says that the last message needs no reply; hidden unless it waits for one. */
export function SettleButton({ conversation: { id, settledMessageId }, entries, readerId }: SettleButtonProps) {
  const last = entries.findLast(({ message }) => !message.isDeleted)?.message;
  const queryClient = useQueryClient();
  const settle = useSingleMutation({
    mutationFn: (messageId: number) => messagesSettle({ path: { id: messageId } }),
    meta: { failure: t('Failed to save that no reply is needed') },
    onSuccess: () => {
      reload(queryClient, { queryKey: messagingKeys.conversation(id) });
      reload(queryClient, { queryKey: messagingKeys.found() });
    },
  });
  if (!last || last.senderId === readerId || last.id === settledMessageId) return null;
  return (
    <div className={styles.settle}>
      <Button size="small" type="text" disabled={settle.isPending} onClick={() => settle.mutate(last.id)}>
        {t('No Reply Needed')}
      </Button>
    </div>
  );
}
