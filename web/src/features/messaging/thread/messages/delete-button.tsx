import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { Confirm } from '@/components/confirmation/confirm.tsx';
import { messagesDelete } from '@/api/generated/calls/messaging.gen';
import type { ThreadEntryBody } from '@/api/generated/types.gen';
import { t } from '@/lib/language/t.ts';
import { Trans } from '@/lib/language/trans.tsx';
import { addMessage } from '../../messaging-cache.ts';
import { useSingleMutation } from '@/lib/query/use-single-mutation.ts';
import styles from './bubble.module.css';

/** Deletes the reader's own message for both participants, after confirmation. */
export function DeleteButton({ entry, readerId }: { entry: ThreadEntryBody; readerId: number }) {
  const queryClient = useQueryClient();
  const { message } = entry;
  const remove = useSingleMutation({
    mutationFn: () => messagesDelete({ path: { id: message.id } }),
    meta: { failure: t('Failed to delete the message') },
    onSuccess: () =>
      addMessage(queryClient, readerId, {
        ...entry,
        message: { ...message, content: '', attachments: [], isDeleted: true },
      }),
  });
  return (
    <Confirm
      title={t('Delete this message for both of you?')}
      okText={t('Delete')}
      cancelText={t('Keep it')}
      okButtonProps={{ danger: true }}
      onConfirm={() => remove.mutate()}
    >
      <Button type="text" size="small" className={styles.action} disabled={remove.isPending}>
        <Trans id="Delete<0> message</0>" components={{ 0: <span className="visually-hidden" /> }} />
      </Button>
    </Confirm>
  );
}
