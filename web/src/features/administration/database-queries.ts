import { queryOptions } from '@tanstack/react-query';
import { backupsList, backupsProgress, databaseStatusStatus, schedulesSchedules } from '../../api/generated/sdk.gen';
import { administrationKeys } from './administration-queries.ts';

/** How long, in ms, what is known of the database counts as new. */
const FRESH = 10_000;

/** How often, in ms, to ask how far a backup is, and whether one has begun that was started elsewhere. */
const WHILE_RUNNING = 500;
const WHILE_IDLE = 15_000;

/** How often, in ms, to ask what has run by the clock since. */
const WHILE_CLOCK_TICKS = 30_000;

const all = [...administrationKeys.all, 'database'] as const;

/** The keys of what is known of the database. */
export const databaseKeys = {
  all,
  status: () => [...all, 'status'] as const,
  backups: () => [...all, 'backups'] as const,
  progress: () => [...all, 'progress'] as const,
  schedules: () => [...all, 'schedules'] as const,
};

/** Whether the database is as it should be, table by table. */
export const databaseStatusQuery = queryOptions({
  queryKey: databaseKeys.status(),
  queryFn: ({ signal }) => databaseStatusStatus({ signal }),
  staleTime: FRESH,
});

/** The backups there are, newest first. */
export const backupsQuery = queryOptions({
  queryKey: databaseKeys.backups(),
  queryFn: ({ signal }) => backupsList({ signal }),
  staleTime: FRESH,
});

/** The backup that is being made, if one is; asked for again and again, often for as long as one is expected. */
export const backupProgressQuery = (isExpected: boolean) =>
  queryOptions({
    queryKey: databaseKeys.progress(),
    queryFn: ({ signal }) => backupsProgress({ signal }),
    select: ({ running }) => running,
    staleTime: 0,
    refetchInterval: ({ state }) => (isExpected || state.data?.running ? WHILE_RUNNING : WHILE_IDLE),
  });

/** What runs by the clock: when it last did, what came of it, and when it does next. */
export const schedulesQuery = queryOptions({
  queryKey: databaseKeys.schedules(),
  queryFn: ({ signal }) => schedulesSchedules({ signal }),
  staleTime: FRESH,
  refetchInterval: WHILE_CLOCK_TICKS,
});
