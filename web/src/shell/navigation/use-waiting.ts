import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { todayQuery } from '@/features/administration/today-query.ts';
import { applicationSummaryQuery } from '@/features/applications/received/summary-query.ts';
import { mayOpen, type User } from '@/features/auth/user.ts';
import { unreadQuery } from '@/features/messaging/unread-query.ts';
import type { Waiting } from './workspace-links.ts';

/** How much waits behind the links of a user's workspace. */
export function useWaiting(user: User): Partial<Record<Waiting, number>> {
  const { role, employerId } = user;
  const messages = useQuery({ ...unreadQuery, enabled: mayOpen(user, '/messages') }).data?.unreadCount;
  const applicants = useQuery({
    ...applicationSummaryQuery,
    enabled: employerId !== null && mayOpen(user, '/employer/dashboard'),
  }).data?.unreadApplications;
  const today = useQuery({ ...todayQuery, enabled: role === 'admin' }).data;
  return useMemo(
    () => ({
      messages,
      applicants,
      ...(today && {
        review: today.listings + today.companies + today.hotels,
        reports: today.reports + today.objections,
        payments: today.payments,
        system: today.failedMails + today.failedTasks,
      }),
    }),
    [messages, applicants, today],
  );
}
