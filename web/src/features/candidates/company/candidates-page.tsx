import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Flex, Pagination, Tag } from 'antd';
import { Suspense, useState } from 'react';
import type { CandidateOutlineBody, EmployerJobBody } from '@/api/generated/types.gen';
import { PersonAvatar } from '@/components/display/person-avatar.tsx';
import { ButtonLink } from '@/components/layout/button-link.tsx';
import { PageHead } from '@/components/layout/page-head.tsx';
import { EmptyState } from '@/components/states/empty-state.tsx';
import { Loaded } from '@/components/states/loaded.tsx';
import { formatDate } from '@/lib/format/format-date.ts';
import { t } from '@/lib/language/t.ts';
import { lazily } from '@/light/blocks/lazily.tsx';
import rows from '@/components/lists/rows.module.css';
import styles from '../candidates.module.css';
import { CandidateForm } from './candidate-form.tsx';
import { candidatesQuery, type CandidateSearch } from './candidate-queries.ts';
import { SentRequests } from './sent-requests.tsx';

const CandidateCard = lazily(() => import('./candidate-card.tsx'), 'CandidateCard');

const PAGE_SIZE = 20;

interface CandidatesPageProps {
  search: Partial<CandidateSearch>;
  onSearch: (search: Partial<CandidateSearch>) => void;
  /** Whether the company is verified; undefined while that is unknown. */
  isVerified: boolean | undefined;
  /** The company's listings, to ask about. */
  jobs: readonly Pick<EmployerJobBody, 'id' | 'title' | 'location' | 'isOpen'>[];
}

/** People who let verified companies find them. */
export function CandidatesPage({ search, onSearch, isVerified, jobs }: CandidatesPageProps) {
  const [opened, setOpened] = useState<string>();
  const { role } = search;
  return (
    <div className={`page ${styles.page}`}>
      <PageHead
        title={t('Find People')}
        text={t(
          'People who let verified companies find them. They see how many companies looked, and decide who may write.',
        )}
        isCompact
      />
      {isVerified === false ? (
        <Alert
          type="info"
          showIcon
          style={{ marginBlock: 'var(--space-4)' }}
          title={t('Only verified companies can search for people.')}
          action={<ButtonLink to="/employer/profile">{t('Verify Your Company')}</ButtonLink>}
        />
      ) : (
        <>
          <CandidateForm key={JSON.stringify(search)} search={search} onSearch={onSearch} />
          {role === undefined ? null : (
            <Found search={{ ...search, role }} onPage={(page) => onSearch({ ...search, page })} onOpen={setOpened} />
          )}
          <SentRequests />
        </>
      )}
      {opened === undefined ? null : (
        <Suspense>
          <CandidateCard key={opened} handle={opened} jobs={jobs} onClosed={() => setOpened(undefined)} />
        </Suspense>
      )}
    </div>
  );
}

interface FoundProps {
  search: CandidateSearch;
  onPage: (page: number) => void;
  onOpen: (handle: string) => void;
}

function Found({ search, onPage, onOpen }: FoundProps) {
  return (
    <Loaded query={useQuery(candidatesQuery(search))} failureTitle={t('We couldn’t search for people')}>
      {({ people, found, isCut }) =>
        people.length === 0 ? (
          <EmptyState text={t('Nobody found')} hint={t('Try another name of the role, or fewer conditions.')} />
        ) : (
          <Flex vertical gap="middle">
            <p role="status">
              {isCut
                ? t('More than {found} people; a narrower search shows the others.', { found })
                : t('{found, plural, one {# person} other {# people}}', { found })}
            </p>
            <ul className={rows.rows}>
              {people.map((person) => (
                <Row key={person.handle} person={person} onOpen={() => onOpen(person.handle)} />
              ))}
            </ul>
            <Pagination
              hideOnSinglePage
              current={search.page ?? 1}
              pageSize={PAGE_SIZE}
              total={found}
              showSizeChanger={false}
              onChange={onPage}
            />
          </Flex>
        )
      }
    </Loaded>
  );
}

function Row({ person, onOpen }: { person: CandidateOutlineBody; onOpen: () => void }) {
  const { name, avatar, headline, location, kilometers, desiredRoles, experience, availableFrom } = person;
  const facts = [
    location,
    kilometers === null ? null : t('{kilometers} km away', { kilometers }),
    experience === null ? null : t('{experience, plural, one {# year} other {# years}} of experience', { experience }),
    availableFrom && t('available from {day}', { day: formatDate(availableFrom) }),
  ].filter(Boolean);
  return (
    <li className={rows.row}>
      <div className={styles.person}>
        <PersonAvatar name={name} image={avatar} />
        <div className={rows.words}>
          <strong dir="auto">{name}</strong>
          {headline ? <p dir="auto">{headline}</p> : null}
          <Flex wrap gap="small">
            {desiredRoles.slice(0, 4).map((role) => (
              <Tag key={role}>
                <span dir="auto">{role}</span>
              </Tag>
            ))}
          </Flex>
          {facts.length > 0 ? <p className={rows.muted}>{facts.join(' · ')}</p> : null}
        </div>
      </div>
      <Button aria-label={t('Look at {name}', { name })} onClick={onOpen}>
        {t('Look')}
      </Button>
    </li>
  );
}
