import { queryOptions } from '@tanstack/react-query';
import {
  accountEmailRead,
  accountLeavingReadExport,
  accountListSessions,
  passwordResetRecovery,
  notificationsRead,
} from '@/api/generated/calls/account.gen';
import { receivedApplicationsSummary } from '@/api/generated/calls/hiring.gen';

const ACCOUNT = ['account'] as const;

/** The sessions of the signed-in user, last active first; refetched on every visit. */
export const sessionsQuery = queryOptions({
  queryKey: [...ACCOUNT, 'sessions'],
  queryFn: ({ signal }) => accountListSessions({ signal }),
  staleTime: 0,
});

/** The email address of the signed-in user; refetched on every visit. */
export const emailQuery = queryOptions({
  queryKey: [...ACCOUNT, 'email'],
  queryFn: ({ signal }) => accountEmailRead({ signal }),
  staleTime: 0,
});

/** The notification settings of the signed-in user; refetched on every visit. */
export const notificationsQuery = queryOptions({
  queryKey: [...ACCOUNT, 'notifications'],
  queryFn: ({ signal }) => notificationsRead({ signal }),
  staleTime: 0,
});

/** Whether password reset links are sent by email. */
export const recoveryQuery = queryOptions({
  queryKey: [...ACCOUNT, 'recovery'],
  queryFn: ({ signal }) => passwordResetRecovery({ signal }),
});

/** The listings and applications of a company; refetched whenever it is needed. */
export const hiringSummaryQuery = queryOptions({
  queryKey: [...ACCOUNT, 'hiring'],
  queryFn: ({ signal }) => receivedApplicationsSummary({ signal }),
  staleTime: 0,
});

/** Polling interval while an export is being prepared, in ms. */
const POLL_INTERVAL = 2_000;

/** The export of the user's data; polled while it is being prepared. */
export const exportQuery = queryOptions({
  queryKey: [...ACCOUNT, 'export'],
  queryFn: ({ signal }) => accountLeavingReadExport({ signal }),
  staleTime: 0,
  refetchInterval: ({ state }) => (state.data?.state === 'preparing' ? POLL_INTERVAL : false),
});
