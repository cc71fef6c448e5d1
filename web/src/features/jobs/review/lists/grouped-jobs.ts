import type { ListingHintsBody } from '@/api/generated/types.gen';
import { t } from '@/lib/language/t.ts';
import type { Job } from './job-table.tsx';

/** How the queue is divided. */
export const GROUPINGS = { none: t('By risk'), account: t('By account'), text: t('By same text') } as const;
export type Grouping = keyof typeof GROUPINGS;

/** A listing that awaits an admin, with what is known about it. */
export type PendingJob = Job & Partial<Pick<ListingHintsBody, 'risk' | 'sameText' | 'accountName'>>;

export interface JobGroup {
  key: string;
  /** Undefined for the listings that are not in a group. */
  title?: string;
  jobs: readonly PendingJob[];
}

/** Listings with their hints, the riskiest first, and those of one risk in the order in which they wait. */
export function byRisk(jobs: readonly Job[], hints: readonly ListingHintsBody[]): readonly PendingJob[] {
  const known = new Map(hints.map((one) => [one.id, one]));
  return jobs.map((job) => ({ ...known.get(job.id), ...job })).toSorted((one, other) => riskOf(other) - riskOf(one));
}

/** Divides listings; groups keep the order of their first listings, and single listings come last. */
export function grouped(jobs: readonly PendingJob[], grouping: Grouping): readonly JobGroup[] {
  if (grouping === 'none') return [{ key: 'all', jobs }];
  const groups = new Map<number, PendingJob[]>();
  for (const job of jobs) {
    const key = grouping === 'account' ? job.employerId : job.sameText;
    if (key) groups.set(key, [...(groups.get(key) ?? []), job]);
  }
  const shared = [...groups].filter(([, { length }]) => length > 1);
  const isShared = new Set(shared.flatMap(([, members]) => members));
  const single = jobs.filter((job) => !isShared.has(job));
  return [
    ...shared.map(([key, members]) => ({ key: String(key), title: titleOf(members, grouping), jobs: members })),
    ...(single.length > 0 ? [{ key: 'single', ...(shared.length > 0 && { title: t('Others') }), jobs: single }] : []),
  ];
}

function titleOf([first, ...others]: readonly PendingJob[], grouping: Grouping): string {
  const count = others.length + 1;
  if (grouping === 'text')
    return t('{count} listings with the same text: {title}', { count, title: first?.title ?? '' });
  return t('{count} listings of {name}', { count, name: first?.accountName ?? first?.company ?? '' });
}

function riskOf({ risk = 0 }: PendingJob): number {
  return risk;
}
