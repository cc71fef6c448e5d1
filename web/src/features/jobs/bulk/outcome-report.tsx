import { Flex } from 'antd';
import type { ChangedListingBody, EmployerJobBody, SkippedListingBody } from '@/api/generated/types.gen';
import { t } from '@/lib/language/t.ts';
import { OutcomeAlert } from './outcome-alert.tsx';
import type { Outcome } from './use-change-listings.ts';
import { listOf } from '@/lib/format/list-of.ts';

const PARTS: Record<ChangedListingBody['parts'][number], string> = {
  pay: t('pay'),
  dates: t('season'),
  housing: t('housing'),
  deadline: t('deadline'),
  questions: t('questions'),
  others: t('other details'),
};

const SKIPPED: Partial<Record<SkippedListingBody['reason'], string>> = {
  same: t('It is like this already.'),
  changed: t('It has changed in the meantime.'),
};

interface OutcomeReportProps {
  outcome: Outcome;
  /** The listings as they were. */
  jobs: readonly EmployerJobBody[];
}

/** What became of each listing: what has changed, and what was left out and why. */
export function OutcomeReport({ outcome: { changed, skipped }, jobs }: OutcomeReportProps) {
  const titleOf = (id: number) => jobs.find((job) => job.id === id)?.title;
  const waiting = changed.filter(({ awaitsApproval }) => awaitsApproval).length;
  return (
    <Flex vertical gap="middle">
      {changed.length > 0 ? (
        <OutcomeAlert
          type="success"
          title={t('{length, plural, one {# listing was changed} other {# listings were changed}}', {
            length: changed.length,
          })}
          note={
            waiting > 0 ? (
              <p>
                {t(
                  '{waiting, plural, one {# awaits approval; until then, the approved version stays public.} other {# await one approval; until then, the approved versions stay public.}}',
                  { waiting },
                )}
              </p>
            ) : null
          }
        >
          {changed.map(({ id, parts }) => (
            <li key={id}>
              <span dir="auto">{titleOf(id)}</span>
              {parts.length > 0 ? `: ${listOf(parts.map((part) => PARTS[part]))}` : null}
            </li>
          ))}
        </OutcomeAlert>
      ) : null}
      {skipped.length > 0 ? (
        <OutcomeAlert
          type="warning"
          title={t('{length, plural, one {# listing stays as it was} other {# listings stay as they were}}', {
            length: skipped.length,
          })}
        >
          {skipped.map(({ id, reason, message }) => (
            <li key={id}>
              <span dir="auto">{titleOf(id)}</span>: {SKIPPED[reason] ?? message}
            </li>
          ))}
        </OutcomeAlert>
      ) : null}
    </Flex>
  );
}
