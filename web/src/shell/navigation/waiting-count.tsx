import { CountMark } from '@/light/marks/count-mark.tsx';
import { msg, t } from '@/lib/language/t.ts';
import type { Waiting } from './workspace-links.ts';

const LABELS: Record<Waiting, string> = {
  messages: msg('unread'),
  applicants: msg('unread'),
  review: msg('waiting'),
  reports: msg('waiting'),
  payments: msg('waiting'),
  system: msg('failed'),
};

/** How much waits behind a link, labeled for screen readers; nothing if nothing does. */
export function WaitingCount({ of, count = 0 }: { of: Waiting; count?: number | undefined }) {
  return <CountMark count={count} label={t(LABELS[of])} />;
}
