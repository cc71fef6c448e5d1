import { useQuery } from '@tanstack/react-query';
import { CountMark } from '@/light/marks/count-mark.tsx';
import { t } from '@/lib/language/t.ts';
import { unreadQuery } from '../unread-query.ts';

/** The number of unread messages, labeled for screen readers; nothing when there are none. */
export function UnreadCount() {
  return <CountMark count={useQuery(unreadQuery).data?.unreadCount ?? 0} label={t('unread')} />;
}
