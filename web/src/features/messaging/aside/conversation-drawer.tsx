import { useQuery } from '@tanstack/react-query';
import { Drawer } from 'antd';
import { Loading } from '@/components/states/loading.tsx';
import { LoadFailure } from '@/components/states/load-failure.tsx';
import { t } from '@/lib/language/t.ts';
import { conversationAboutQuery } from '../messaging-queries.ts';
import { Thread } from '../thread/thread.tsx';
import { Icon } from '@/light/marks/icon.tsx';
import styles from './conversation-drawer.module.css';

export interface ConversationDrawerProps {
  userId: number;
  participantId: number;
  participantName: string;
  jobId: number;
  open: boolean;
  onClose: () => void;
}

/** A company's conversation about a listing, in a drawer. */
export default function ConversationDrawer({ open, onClose, ...about }: ConversationDrawerProps) {
  const { data: conversation, error, refetch } = useQuery({ ...conversationAboutQuery(about), enabled: open });
  return (
    <Drawer
      title={
        <h2 className={styles.title}>
          {t('Conversation with {participantName}', { participantName: about.participantName })}
        </h2>
      }
      open={open}
      size={560}
      closable={{ placement: 'end' }}
      closeIcon={<Icon name="close" size="1.5rem" />}
      classNames={{ body: styles.body }}
      destroyOnHidden
      onClose={onClose}
    >
      {conversation ? (
        <Thread conversationId={conversation.id} userId={about.userId} isAside settles />
      ) : (
        <div className={styles.state}>
          {error ? (
            <LoadFailure title={t('Could not load conversation.')} error={error} onRetry={() => void refetch()} />
          ) : (
            <Loading avatar paragraph={{ rows: 6 }} />
          )}
        </div>
      )}
    </Drawer>
  );
}
