import { useNavigate } from '@tanstack/react-router';
import { Flex, Segmented } from 'antd';
import { SearchField } from '@/components/fields/search-field.tsx';
import { t } from '@/lib/language/t.ts';
import type { ConversationFilter as Filter } from '../messaging-queries.ts';
import styles from './conversation-list.module.css';

interface ConversationFilterProps {
  filter: Filter;
  /** Whether the reader keeps track of what waits for their reply. */
  settles: boolean;
}

/** Searches the conversations, and narrows them to those with unread messages, or that wait for a reply. */
export function ConversationFilter({ filter, settles }: ConversationFilterProps) {
  const { search = '', unread = false, unanswered = false } = filter;
  const navigate = useNavigate({ from: '/messages' });
  const show = (change: Filter) =>
    void navigate({ search: (before) => ({ ...before, ...change }), replace: true, resetScroll: false });
  return (
    <Flex wrap gap="small" className={styles.filter}>
      <SearchField
        label={t('Search conversations')}
        placeholder={t('Name, company or job')}
        value={search}
        onSearch={(typed) => show({ search: typed || undefined })}
      />
      <Segmented<'all' | 'unread' | 'unanswered'>
        aria-label={t('Conversations')}
        options={[
          { value: 'all', label: t('All') },
          { value: 'unread', label: t('Unread') },
          ...(settles ? [{ value: 'unanswered' as const, label: t('Unanswered') }] : []),
        ]}
        value={unanswered ? 'unanswered' : unread ? 'unread' : 'all'}
        onChange={(chosen) =>
          show({ unread: chosen === 'unread' || undefined, unanswered: chosen === 'unanswered' || undefined })
        }
      />
    </Flex>
  );
}
