import { Flex, Select } from 'antd';
import { SearchField } from '@/components/fields/search-field.tsx';
import type { ReceivedApplicationsSearch } from '@/features/applications/received/received-applications-search.ts';
import { DISPLAYED_STATUSES, statusLabel, type DisplayedStatus } from '@/lib/rules/application-status.ts';

const MUST_HAVES = [
  { value: 'met', label: 'Meets all must-haves' },
  { value: 'missed', label: 'Misses a must-have' },
];

const STATUSES = DISPLAYED_STATUSES.map((status) => ({ value: status, label: statusLabel(status) }));

interface ApplicationsFilterProps {
  filter: ReceivedApplicationsSearch;
  /** The listings to choose from. */
  jobs: readonly { id: number; title: string }[];
  onFilter: (change: ReceivedApplicationsSearch) => void;
  /** Whether a status can be chosen. */
  hasStatus?: boolean;
}

/** Filters applications by keyword, listing, status and must-haves. */
export function ApplicationsFilter({ filter, jobs, onFilter, hasStatus = false }: ApplicationsFilterProps) {
  return (
    <Flex wrap gap="small">
      <SearchField
        label="Search applications"
        placeholder="Applicant, job, skill, language or keyword"
        value={filter.search ?? ''}
        onSearch={(search) => onFilter({ search: search || undefined })}
      />
      <Select
        aria-label="Job"
        placeholder="All jobs"
        allowClear
        virtual={false}
        showSearch={{ optionFilterProp: 'label' }}
        options={jobs.map((job) => ({ value: job.id, label: job.title }))}
        value={filter.jobId}
        onChange={(jobId: number | undefined) => onFilter({ jobId })}
        style={{ flex: '1 1 10rem', maxWidth: '20rem' }}
      />
      {hasStatus ? (
        <Select
          aria-label="Status"
          placeholder="Any status"
          allowClear
          virtual={false}
          options={STATUSES}
          value={filter.status}
          onChange={(status: DisplayedStatus | undefined) => onFilter({ status })}
          style={{ flex: '1 1 8rem', maxWidth: '12rem' }}
        />
      ) : null}
      <Select
        aria-label="Must-haves"
        placeholder="Any answers"
        allowClear
        virtual={false}
        options={MUST_HAVES}
        value={filter.missesMustHave === undefined ? undefined : filter.missesMustHave ? 'missed' : 'met'}
        onChange={(chosen: string | undefined) =>
          onFilter({ missesMustHave: chosen === undefined ? undefined : chosen === 'missed' })
        }
        style={{ flex: '1 1 8rem', maxWidth: '12rem' }}
      />
    </Flex>
  );
}
