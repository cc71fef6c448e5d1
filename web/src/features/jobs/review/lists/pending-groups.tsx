import { Flex } from 'antd';
import { Section } from '@/components/layout/section.tsx';
import { t } from '@/lib/language/t.ts';
import type { JobGroup } from './grouped-jobs.ts';
import { JobTable } from './job-table.tsx';

const LABEL = t('Listings awaiting approval');

interface PendingGroupsProps {
  groups: readonly JobGroup[];
  selected: readonly number[];
  onSelect: (ids: readonly number[]) => void;
  onReview: (id: number) => void;
}

/** The queue, one table a group. The box in the head of a table selects all of its group. */
export function PendingGroups({ groups, selected, onSelect, onReview }: PendingGroupsProps) {
  return (
    <Flex vertical gap="large">
      {groups.map(({ key, title, jobs }) => {
        const ids = new Set(jobs.map(({ id }) => id));
        const table = (
          <JobTable
            label={title ?? LABEL}
            jobs={jobs}
            onReview={onReview}
            selection={{
              selected: selected.filter((id) => ids.has(id)),
              onSelect: (chosen) => onSelect([...selected.filter((id) => !ids.has(id)), ...chosen]),
              label: (job) => t('Select {name}', { name: job.title }),
              isDisabled: () => false,
            }}
          />
        );
        return title ? (
          <Section key={key} title={title}>
            {table}
          </Section>
        ) : (
          <div key={key}>{table}</div>
        );
      })}
    </Flex>
  );
}
