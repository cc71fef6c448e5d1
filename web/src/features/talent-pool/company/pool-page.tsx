import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Button, Flex, Select, Tag } from 'antd';
import { Suspense, useState } from 'react';
import { lazily } from '@/light/blocks/lazily.tsx';
import type { EmployerJobBody, PoolPersonOutlineBody } from '@/api/generated/types.gen';
import { SearchField } from '@/components/fields/search-field.tsx';
import { PageHead } from '@/components/layout/page-head.tsx';
import { PagedList } from '@/components/lists/paged-list.tsx';
import { EmptyState } from '@/components/states/empty-state.tsx';
import { formatDate } from '@/lib/format/format-date.ts';
import { CLEARABLE } from '@/components/fields/clearable.tsx';
import { t } from '@/lib/language/t.ts';
import { poolQuery, poolTagsQuery, type PoolFilter } from './pool-queries.ts';
import rows from '@/components/lists/rows.module.css';
import styles from '../talent-pool.module.css';
import { listOf } from '@/lib/format/list-of.ts';

const PoolPerson = lazily(() => import('./pool-person.tsx'), 'PoolPerson');

interface PoolPageProps {
  filter: PoolFilter;
  onFilter: (change: PoolFilter) => void;
  /** The company's listings, to invite to. */
  jobs: readonly Pick<EmployerJobBody, 'id' | 'title' | 'location' | 'isOpen'>[];
}

/** The people who agreed that the company keeps them in mind. */
export function PoolPage({ filter, onFilter, jobs }: PoolPageProps) {
  const people = useInfiniteQuery(poolQuery(filter));
  const tags = useQuery(poolTagsQuery).data ?? [];
  const [opened, setOpened] = useState<number>();
  return (
    <div className={`page ${styles.page}`}>
      <PageHead
        title={t('Talent Pool')}
        text={t('People who agreed, when they applied, that you keep them in mind for other jobs.')}
        isCompact
      />
      <Flex wrap gap="small" style={{ marginBlock: 'var(--space-4)' }}>
        <SearchField
          label={t('Search people')}
          placeholder={t('Name, headline or place')}
          value={filter.search ?? ''}
          onSearch={(typed) => onFilter({ search: typed || undefined })}
        />
        <Select
          aria-label={t('Tag')}
          placeholder={t('Any tag')}
          allowClear={CLEARABLE}
          virtual={false}
          style={{ minWidth: '12rem' }}
          options={tags.map(({ tag, count }) => ({ value: tag, label: `${tag} (${count})` }))}
          value={filter.tag ?? null}
          onChange={(tag: string | undefined) => onFilter({ tag })}
        />
      </Flex>
      <PagedList
        list={people}
        what={t('people')}
        failureTitle={t('We couldn’t load your talent pool')}
        empty={<Nobody isFiltered={filter.search !== undefined || filter.tag !== undefined} />}
      >
        {(items) => (
          <ul className={rows.rows}>
            {items?.map((person) => (
              <PersonRow key={person.id} person={person} onOpen={() => setOpened(person.id)} />
            ))}
          </ul>
        )}
      </PagedList>
      {opened === undefined ? null : (
        <Suspense>
          <PoolPerson id={opened} jobs={jobs} onClosed={() => setOpened(undefined)} />
        </Suspense>
      )}
    </div>
  );
}

function Nobody({ isFiltered }: { isFiltered: boolean }) {
  return isFiltered ? (
    <EmptyState text={t('Nobody found')} hint={t('Try another tag or different words.')} />
  ) : (
    <EmptyState
      text={t('Nobody yet')}
      hint={t('People who apply can choose that you keep them in mind. They then appear here.')}
    />
  );
}

function PersonRow({ person, onOpen }: { person: PoolPersonOutlineBody; onOpen: () => void }) {
  const { fullName, headline, location, languages, tags, lastApplication, applicationCount } = person;
  const facts = [headline, location, listOf(languages.map(({ language }) => language))].filter(Boolean);
  return (
    <li className={rows.row}>
      <div className={rows.words}>
        <Flex wrap gap="small" align="center">
          <strong dir="auto">{fullName}</strong>
          {tags.map((tag) => (
            <Tag key={tag}>
              <span dir="auto">{tag}</span>
            </Tag>
          ))}
        </Flex>
        {facts.length > 0 ? <p dir="auto">{facts.join(' · ')}</p> : null}
        <p className={rows.muted}>
          {lastApplication
            ? t('{count, plural, one {# application} other {# applications}}, last {title} on {date}', {
                count: applicationCount,
                title: lastApplication.title,
                date: formatDate(lastApplication.appliedAt),
              })
            : t('No applications')}
        </p>
      </div>
      <Button aria-label={t('Open {fullName}', { fullName })} onClick={onOpen}>
        {t('Open')}
      </Button>
    </li>
  );
}
