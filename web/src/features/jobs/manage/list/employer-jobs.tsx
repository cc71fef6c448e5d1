import { useQuery } from '@tanstack/react-query';
import { Flex, Segmented, Select } from 'antd';
import type { EmployerJobBody } from '@/api/generated/types.gen';
import { ButtonLink } from '@/components/layout/button-link.tsx';
import { EmptyState } from '@/components/states/empty-state.tsx';
import { Loaded } from '@/components/states/loaded.tsx';
import { SearchField } from '@/components/fields/search-field.tsx';
import { Suspense, useState } from 'react';
import { lazily } from '@/light/blocks/lazily.tsx';
import { SlicedList } from '@/components/lists/sliced-list.tsx';
import { CLEARABLE } from '@/components/fields/clearable.tsx';
import { locale, t } from '@/lib/language/t.ts';
import { employerJobsQuery } from './employer-jobs-query.ts';
import { workplacesQuery } from '@/lib/workplaces/workplaces-query.ts';
import type { EmployerJobsSearch } from './employer-jobs-search.ts';
import { EmployerJobRow } from './employer-job-row.tsx';
import rows from '@/components/lists/rows.module.css';
import styles from './employer-jobs.module.css';

const SelectedJobs = lazily(() => import('../../bulk/selected-jobs.tsx'), 'SelectedJobs');
const DraftList = lazily(() => import('../../drafts/draft-list.tsx'), 'DraftList');

interface EmployerJobsProps {
  /** Shows the archived listings, or all others. */
  archived: boolean;
  filter: EmployerJobsSearch;
  onFilter: (change: EmployerJobsSearch) => void;
}

/** The signed-in employer's listings. */
export function EmployerJobs({ archived, ...filtering }: EmployerJobsProps) {
  return (
    <Loaded query={useQuery(employerJobsQuery)} failureTitle={t('We couldn’t load the listings')}>
      {(all) => {
        const jobs = all.filter((job) => job.isArchived === archived);
        return (
          <>
            <h2 className="visually-hidden">{archived ? t('Archived Jobs') : t('Active Jobs')}</h2>
            {archived ? null : (
              <Suspense>
                <DraftList />
              </Suspense>
            )}
            {jobs.length > 0 ? (
              <FilteredJobs jobs={jobs} archived={archived} {...filtering} />
            ) : archived ? (
              <EmptyState
                text={t('No archived jobs')}
                hint={t('Listings that you archive stay here for 60 days, then they are deleted automatically.')}
              />
            ) : (
              <EmptyState
                text={t('No active jobs')}
                hint={t('Post your first listing; our team reviews it within about 24 hours.')}
              >
                <ButtonLink to="/employer/post-job">{t('Post a Job')}</ButtonLink>
              </EmptyState>
            )}
          </>
        );
      }}
    </Loaded>
  );
}

function FilteredJobs({ jobs, archived, filter, onFilter }: EmployerJobsProps & { jobs: readonly EmployerJobBody[] }) {
  const { state, search = '', workplaceId } = filter;
  const { data: workplaces = [] } = useQuery(workplacesQuery);
  const approved = jobs.filter((job) => isInState(job, 'active')).length;
  const pending = jobs.filter((job) => isInState(job, 'pending')).length;
  const found = jobs.filter((job) => isInState(job, state) && matches(job, filter));
  return (
    <Flex vertical gap="middle">
      <Flex wrap align="center" gap="small">
        <SearchField
          label={t('Search jobs')}
          placeholder={t('Title or location')}
          value={search}
          onSearch={(typed) => onFilter({ search: typed || undefined })}
        />
        {workplaces.length > 0 ? (
          <Select
            aria-label={t('Hotel')}
            placeholder={t('All hotels')}
            allowClear={CLEARABLE}
            virtual={false}
            popupMatchSelectWidth={false}
            showSearch={{ optionFilterProp: 'label' }}
            options={workplaces.map(({ id, name }) => ({ value: id, label: name }))}
            value={workplaceId ?? null}
            onChange={(chosen: number | null | undefined) => onFilter({ workplaceId: chosen ?? undefined })}
          />
        ) : null}
        {archived ? null : (
          <Segmented<'all' | 'active' | 'pending'>
            aria-label={t('State')}
            value={state ?? 'all'}
            options={[
              { value: 'all', label: t('All ({count})', { count: jobs.length }) },
              { value: 'active', label: t('Active ({approved})', { approved }) },
              { value: 'pending', label: t('Pending ({pending})', { pending }) },
            ]}
            onChange={(chosen) => onFilter({ state: chosen === 'all' ? undefined : chosen })}
          />
        )}
      </Flex>
      {archived ? <p className={styles.note}>{t('Archived jobs are deleted automatically after 60 days.')}</p> : null}
      <SelectableJobs found={found} archived={archived} page={`${state} ${search} ${workplaceId}`} />
    </Flex>
  );
}

interface SelectableJobsProps {
  found: readonly EmployerJobBody[];
  archived: boolean;
  /** Changes with the filter, so that the list begins anew. */
  page: string;
}

function SelectableJobs({ found, archived, page }: SelectableJobsProps) {
  const [selectedIds, setSelectedIds] = useState<readonly number[]>([]);
  // Stays once shown, because it reports what was done after nothing is selected any more.
  const [hasSelected, setHasSelected] = useState(false);
  const selected = found.filter(({ id }) => selectedIds.includes(id));
  const select = (jobId: number, isSelected: boolean) => {
    setHasSelected(true);
    setSelectedIds(isSelected ? [...selectedIds, jobId] : selectedIds.filter((id) => id !== jobId));
  };
  return (
    <>
      {hasSelected ? (
        <Suspense>
          <SelectedJobs selected={selected} all={found} archived={archived} onSelect={setSelectedIds} />
        </Suspense>
      ) : null}
      {found.length === 0 ? (
        <EmptyState text={t('No jobs found')} hint={t('Try another state or different keywords.')} />
      ) : (
        <SlicedList key={page} items={found} what={t('listings')}>
          {(shown) => (
            <ul className={rows.rows}>
              {shown.map((job) => (
                <EmployerJobRow
                  key={job.id}
                  job={job}
                  isSelected={selectedIds.includes(job.id)}
                  onSelect={(isSelected) => select(job.id, isSelected)}
                />
              ))}
            </ul>
          )}
        </SlicedList>
      )}
    </>
  );
}

function isInState(job: EmployerJobBody, state: EmployerJobsSearch['state']): boolean {
  if (state === 'pending') return !job.isApproved && !job.isRejected;
  return state === undefined || job.isApproved;
}

function matches(
  { title, company, location, workplaceId }: EmployerJobBody,
  { search = '', workplaceId: chosen }: EmployerJobsSearch,
): boolean {
  if (chosen !== undefined && workplaceId !== chosen) return false;
  return `${title} ${company} ${location}`.toLocaleLowerCase(locale()).includes(search.toLocaleLowerCase(locale()));
}
