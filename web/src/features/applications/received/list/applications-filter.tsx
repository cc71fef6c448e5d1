import { useQuery } from '@tanstack/react-query';
import { Button, Select } from 'antd';
import { useState } from 'react';
import { DayPicker } from '@/components/fields/days/day-picker.tsx';
import { SearchField } from '@/components/fields/search-field.tsx';
import { Icon } from '@/light/marks/icon.tsx';
import { CLEARABLE } from '@/components/fields/clearable.tsx';
import { t } from '@/lib/language/t.ts';
import type { ReceivedApplicationsSearch } from './received-applications-search.ts';
import { DISPLAYED_STATUSES, statusLabel } from '@/lib/rules/application-status.ts';
import { LANGUAGES } from '@/lib/rules/job-facts.ts';
import { colleaguesQuery } from '../received-application-queries.ts';
import { workplacesQuery } from '@/lib/workplaces/workplaces-query.ts';
import styles from './applications-filter.module.css';

const MUST_HAVES = [
  { value: false, label: t('Meets all must-haves') },
  { value: true, label: t('Misses a must-have') },
];

const STATUSES = DISPLAYED_STATUSES.map((status) => ({ value: status, label: statusLabel(status) }));

const READ = [
  { value: true, label: t('Unread') },
  { value: false, label: t('Opened') },
];

const SPOKEN = LANGUAGES.map(({ value, label }) => ({ value, label: t('Speaks {language}', { language: label }) }));

const ORDERS = [
  { value: 'newest', label: t('Newest first') },
  { value: 'oldest', label: t('Oldest first') },
  { value: 'name', label: t('By name') },
  { value: 'place', label: t('By place') },
  { value: 'experience', label: t('Most experienced first') },
  { value: 'status', label: t('By status') },
] as const;

interface ApplicationsFilterProps {
  filter: ReceivedApplicationsSearch;
  /** The listings to choose from; undefined if the list is of one of them. */
  jobs: readonly { id: number; title: string }[] | undefined;
  onFilter: (change: ReceivedApplicationsSearch) => void;
  /** Whether a status and an order can be chosen. */
  isList?: boolean;
}

/** Filters applications by words, listing, status, languages, start date, must-haves and whether they were opened. */
export function ApplicationsFilter({ filter, jobs, onFilter, isList = false }: ApplicationsFilterProps) {
  /** Whether small screens show all filters. */
  const [isOpen, setOpen] = useState(false);
  const { data: workplaces = [] } = useQuery(workplacesQuery);
  return (
    <div className={styles.filters} role="search" aria-label={t('Applications')} data-open={isOpen}>
      <SearchField
        label={t('Search applications')}
        placeholder={t('Name, email, phone, skill or keyword')}
        value={filter.search ?? ''}
        onSearch={(search) => onFilter({ search: search || undefined })}
      />
      <div className={styles.more}>
        <Button block aria-expanded={isOpen} icon={<Icon name="filter" />} onClick={() => setOpen(!isOpen)}>
          {t('Filters')}
        </Button>
      </div>
      {jobs ? (
        <Choice
          label={t('Job')}
          none={t('All jobs')}
          isSearched
          options={jobs.map((job) => ({ value: job.id, label: job.title }))}
          value={filter.jobId}
          onChoose={(jobId) => onFilter({ jobId })}
        />
      ) : null}
      {jobs && workplaces.length > 0 ? (
        <Choice
          label={t('Hotel')}
          none={t('All hotels')}
          isSearched
          options={workplaces.map(({ id, name }) => ({ value: id, label: name }))}
          value={filter.workplaceId}
          onChoose={(workplaceId) => onFilter({ workplaceId })}
        />
      ) : null}
      {isList ? (
        <Choice
          label={t('Status')}
          none={t('Any status')}
          options={STATUSES}
          value={filter.status}
          onChoose={(status) => onFilter({ status })}
        />
      ) : null}
      <ApplicantFilters filter={filter} onFilter={onFilter} />
      {isList ? (
        <div className={styles.order}>
          <Choice
            label={t('Order')}
            none={t('Newest first')}
            options={ORDERS.slice(1)}
            value={filter.sort}
            onChoose={(sort) => onFilter({ sort })}
          />
        </div>
      ) : null}
    </div>
  );
}

/** Filters by the member who takes care of an application, in a team. */
function AssigneeFilter({ filter, onFilter }: Pick<ApplicationsFilterProps, 'filter' | 'onFilter'>) {
  const { data: colleagues = [] } = useQuery(colleaguesQuery());
  if (colleagues.length < 2 && filter.assignee === undefined) return null;
  const members = colleagues.map(({ id, fullName }) => ({ value: String(id), label: fullName }));
  return (
    <Choice
      label={t('Assigned to')}
      none={t('Assigned to anyone')}
      isSearched
      options={[{ value: 'me', label: t('Mine') }, { value: 'none', label: t('Unassigned') }, ...members]}
      value={filter.assignee}
      onChoose={(assignee) => onFilter({ assignee })}
    />
  );
}

/** Filters by what applicants sent, who takes care of it, and whether it was opened. */
function ApplicantFilters({ filter, onFilter }: Pick<ApplicationsFilterProps, 'filter' | 'onFilter'>) {
  return (
    <>
      <AssigneeFilter filter={filter} onFilter={onFilter} />
      <Choice
        label={t('Read')}
        none={t('Read or not')}
        options={READ}
        value={filter.unread}
        onChoose={(unread) => onFilter({ unread })}
      />
      <Choice
        label={t('Language')}
        none={t('Any language')}
        isSearched
        options={SPOKEN}
        value={filter.language}
        onChoose={(language) => onFilter({ language })}
      />
      <DayPicker
        aria-label={t('Can start by')}
        placeholder={t('Can start by')}
        value={filter.startsBy ?? ''}
        onChange={(startsBy) => onFilter({ startsBy: startsBy || undefined })}
      />
      <Choice
        label={t('Must-haves')}
        none={t('Any answers')}
        options={MUST_HAVES}
        value={filter.missesMustHave}
        onChoose={(missesMustHave) => onFilter({ missesMustHave })}
      />
    </>
  );
}

interface ChoiceProps<Value> {
  label: string;
  /** What it says while nothing is chosen. */
  none: string;
  options: readonly { value: Value; label: string }[];
  value: Value | undefined;
  onChoose: (value: Value | undefined) => void;
  /** Whether the options can be searched. */
  isSearched?: boolean;
}

function Choice<Value>({ label, none, options, value, onChoose, isSearched = false }: ChoiceProps<Value>) {
  // The values of options are texts or numbers.
  const shown = options.map((option, index) => ({ value: index, label: option.label }));
  const chosen = options.findIndex((option) => option.value === value);
  return (
    <Select
      aria-label={label}
      placeholder={none}
      allowClear={CLEARABLE}
      virtual={false}
      popupMatchSelectWidth={false}
      {...(isSearched && { showSearch: { optionFilterProp: 'label' } })}
      options={shown}
      value={chosen < 0 ? null : chosen}
      onChange={(index: number | undefined) => onChoose(index === undefined ? undefined : options[index]?.value)}
    />
  );
}
