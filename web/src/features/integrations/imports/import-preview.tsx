import { useQuery } from '@tanstack/react-query';
import { Button, Tag } from 'antd';
import { useState } from 'react';
import type { PreviewedListingBody, PreviewOutcome } from '@/api/generated/types.gen';
import { Loaded } from '@/components/states/loaded.tsx';
import { formatUtcDay } from '@/lib/format/format-date.ts';
import { Said } from '@/lib/language/said.tsx';
import { t } from '@/lib/language/t.ts';
import { importPreviewQuery, importQuery } from '../integration-queries.ts';
import { CATEGORY_LABELS, EXPERIENCE_LABELS, JOB_TYPE_LABELS, labelOf } from '@/lib/rules/job-options.ts';
import { UnreadFields } from './import-details.tsx';
import styles from '../integrations.module.css';

const OUTCOMES: Readonly<Record<PreviewOutcome, { label: string; color?: string }>> = {
  post: { label: t('New'), color: 'success' },
  change: { label: t('Changed'), color: 'processing' },
  keep: { label: t('Unchanged') },
  refuse: { label: t('Refused'), color: 'error' },
};

const WAITING = { label: t('Not today'), color: 'warning' };

/** What confirming an import will do with each listing, and what was not read. */
export function ImportPreview({ id }: { id: number }) {
  const [pages, setPages] = useState<readonly PageStart[]>([{ after: 0, posts: 0 }]);
  return (
    <div className={styles.wide}>
      <Unread id={id} />
      {pages.map((start, index) => (
        <PreviewPage
          key={start.after}
          id={id}
          start={start}
          onMore={index === pages.length - 1 ? (next) => setPages([...pages, next]) : undefined}
        />
      ))}
    </div>
  );
}

function Unread({ id }: { id: number }) {
  const { data } = useQuery(importQuery(id));
  return <UnreadFields names={data?.unread ?? []} />;
}

interface PageStart {
  /** The position of the last listing before the page. */
  after: number;
  /** How many listings before the page are new. */
  posts: number;
}

interface PreviewPageProps {
  id: number;
  start: PageStart;
  /** Shows the next page; undefined if it is shown. */
  onMore?: (next: PageStart) => void;
}

function PreviewPage({ id, start, onMore }: PreviewPageProps) {
  return (
    <Loaded query={useQuery(importPreviewQuery(id, start.after))} failureTitle={t('We couldn’t load the preview')}>
      {({ listings, next, postsToday }) => {
        const added = listings.filter(({ outcome }) => outcome === 'post');
        const today = postsToday === null ? added : added.slice(0, Math.max(0, postsToday - start.posts));
        const waiting = new Set(added.slice(today.length));
        return (
          <>
            {postsToday === null || start.after > 0 ? null : (
              <p>
                {t('New listings that can still be posted today: {postsToday}. Later imports post the others.', {
                  postsToday,
                })}
              </p>
            )}
            <ul className={styles.list} aria-label={t('What will be posted')}>
              {listings.map((listing) => (
                <Listing key={listing.position} listing={listing} isWaiting={waiting.has(listing)} />
              ))}
            </ul>
            {next === null || !onMore ? null : (
              <Button onClick={() => onMore({ after: next, posts: start.posts + added.length })}>
                {t('Show More')}
              </Button>
            )}
          </>
        );
      }}
    </Loaded>
  );
}

interface ListingProps {
  listing: PreviewedListingBody;
  /** Whether it is new but beyond the daily limit. */
  isWaiting: boolean;
}

function Listing({ listing, isWaiting }: ListingProps) {
  const { position, reference, outcome, problem, notes, title, company, location, salary, deadline } = listing;
  const { label, color } = isWaiting ? WAITING : OUTCOMES[outcome];
  const facts = [
    listing.jobType && labelOf(JOB_TYPE_LABELS, listing.jobType),
    listing.category && labelOf(CATEGORY_LABELS, listing.category),
    listing.experience && labelOf(EXPERIENCE_LABELS, listing.experience),
    salary,
    deadline && t('until {date}', { date: formatUtcDay(deadline) }),
  ];
  return (
    <li className={styles.preview}>
      <p>
        <strong dir="auto">{title ?? t('Listing {position}', { position })}</strong> <Tag color={color}>{label}</Tag>
      </p>
      <p dir="auto">{[company, location].filter(Boolean).join(' · ')}</p>
      <p className={styles.muted}>{[reference, ...facts].filter(Boolean).join(' · ')}</p>
      {problem === null ? null : (
        <p className={styles.problem}>
          <Said text={problem} />
        </p>
      )}
      {notes.map((note) => (
        <p key={note}>
          <Said text={note} />
        </p>
      ))}
      {listing.description === null ? null : (
        <details>
          <summary>{t('Description')}</summary>
          <p className={styles.text} dir="auto">
            {listing.description}
          </p>
        </details>
      )}
    </li>
  );
}
