import { queryOptions } from '@tanstack/react-query';
import {
  administrationQueues,
  administrationStatus,
  backupsList,
  backupsProgress,
  failedMailsFailed,
  schedulesSchedules,
} from '@/api/generated/calls/administration.gen';
import { administrationKeys } from '../administration-queries.ts';

/** Milliseconds after which the database screens refetch their data. */
const FRESH = 10_000;

/** Milliseconds between progress requests during a backup, and otherwise, in case another admin starts one. */
const WHILE_RUNNING = 500;
const WHILE_IDLE = 15_000;

/** Milliseconds between requests for scheduled tasks and background work. */
const RUNS_INTERVAL = 30_000;

const all = [...administrationKeys.all, 'database'] as const;

/** Query keys of the database screens. */
export const databaseKeys = {
  all,
  status: () => [...all, 'status'] as const,
  backups: () => [...all, 'backups'] as const,
  progress: () => [...all, 'progress'] as const,
  schedules: () => [...all, 'schedules'] as const,
  work: () => [...all, 'work'] as const,
};

/** Status of every table. */
export const databaseStatusQuery = queryOptions({
  queryKey: databaseKeys.status(),
  queryFn: ({ signal }) => administrationStatus({ signal }),
  staleTime: FRESH,
});

/** Backups, newest first. */
export const backupsQuery = queryOptions({
  queryKey: databaseKeys.backups(),
  queryFn: ({ signal }) => backupsList({ signal }),
  staleTime: FRESH,
});

/** The running backup, if any; polled more often while one is expected. */
export const backupProgressQuery = (isExpected: boolean) =>
  queryOptions({
    queryKey: databaseKeys.progress(),
    queryFn: ({ signal }) => backupsProgress({ signal }),
    select: ({ running }) => running,
    staleTime: 0,
    refetchInterval: ({ state }) => (isExpected || state.data?.running ? WHILE_RUNNING : WHILE_IDLE),
  });

/** Scheduled tasks with their last and next runs. */
export const schedulesQuery = queryOptions({
  queryKey: databaseKeys.schedules(),
  queryFn: ({ signal }) => schedulesSchedules({ signal }),
  staleTime: FRESH,
  refetchInterval: RUNS_INTERVAL,
});

/** The queues of background work. */
export const queuesQuery = queryOptions({
  queryKey: [...databaseKeys.work(), 'queues'],
  queryFn: ({ signal }) => administrationQueues({ signal }),
  staleTime: FRESH,
  refetchInterval: RUNS_INTERVAL,
});

/** Mails that failed permanently. */
export const failedMailsQuery = queryOptions({
  queryKey: [...databaseKeys.work(), 'failed-mails'],
  queryFn: ({ signal }) => failedMailsFailed({ signal }),
  staleTime: FRESH,
  refetchInterval: RUNS_INTERVAL,
});
