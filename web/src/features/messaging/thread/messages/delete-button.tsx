import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { Confirm } from '@/components/confirmation/confirm.tsx';
import { messagesDelete } from '@/api/generated/calls/messaging.gen';
import type { ThreadEntryBody } from '@/api/generated/types.gen';
import { addMessage } from '../../messaging-cache.ts';
import { useSingleMutation } from '@/lib/query/use-single-mutation.ts';
import styles from './bubble.module.css';

/** Deletes the reader's own message for both participants, after confirmation. */
export function DeleteButton({ entry, readerId }: { entry: ThreadEntryBody; readerId: number }) {
  const queryClient = useQueryClient();
  const { message } = entry;
  const remove = useSingleMutation({
    mutationFn: () => messagesDelete({ path: { id: message.id } }),
    meta: { failure: 'Failed to delete the message' },
    onSuccess: () =>
      addMessage(queryClient, readerId, {
        ...entry,
        message: { ...message, content: '', attachments: [], isDeleted: true },
      }),
  });
  return (
    <Confirm
      title="Delete this message for both of you?"
      okText="Delete"
      cancelText="Keep it"
      okButtonProps={{ danger: true }}
      onConfirm={() => remove.mutate()}
    >
      <Button type="text" size="small" className={styles.action ?? ''} disabled={remove.isPending}>
        Delete<span className="visually-hidden"> message</span>
      </Button>
    </Confirm>
  );
}
