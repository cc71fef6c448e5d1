import { useQuery } from '@tanstack/react-query';
import { Button, Tag } from 'antd';
import { useState } from 'react';
import type { PreviewedListingBody, PreviewOutcome } from '@/api/generated/types.gen';
import { Loaded } from '@/components/states/loaded.tsx';
import { importPreviewQuery, importQuery } from '@/features/integrations/integration-queries.ts';
import { CATEGORY_LABELS, EXPERIENCE_LABELS, JOB_TYPE_LABELS, labelOf } from '@/lib/rules/job-options.ts';
import styles from './integrations.module.css';

const OUTCOMES: Readonly<Record<PreviewOutcome, { label: string; color?: string }>> = {
  post: { label: 'New', color: 'success' },
  change: { label: 'Changed', color: 'processing' },
  keep: { label: 'Unchanged' },
  refuse: { label: 'Refused', color: 'error' },
};

/** What confirming an import will do with each listing, and what was not read. */
export function ImportPreview({ id }: { id: number }) {
  const [pages, setPages] = useState<readonly number[]>([0]);
  return (
    <div className={styles.wide}>
      <Unread id={id} />
      {pages.map((after, index) => (
        <PreviewPage
          key={after}
          id={id}
          after={after}
          onMore={index === pages.length - 1 ? (next) => setPages([...pages, next]) : undefined}
        />
      ))}
    </div>
  );
}

function Unread({ id }: { id: number }) {
  const { data } = useQuery(importQuery(id));
  return data?.unread.length ? <p className={styles.muted}>Not read: {data.unread.join(', ')}.</p> : null;
}

interface PreviewPageProps {
  id: number;
  after: number;
  /** Shows the next page; undefined if it is shown. */
  onMore?: (next: number) => void;
}

function PreviewPage({ id, after, onMore }: PreviewPageProps) {
  return (
    <Loaded query={useQuery(importPreviewQuery(id, after))} failureTitle="Failed to load the preview.">
      {({ listings, next }) => (
        <>
          <ul className={styles.list} aria-label="What will be posted">
            {listings.map((listing) => (
              <Listing key={listing.position} listing={listing} />
            ))}
          </ul>
          {next === null || !onMore ? null : <Button onClick={() => onMore(next)}>Show More</Button>}
        </>
      )}
    </Loaded>
  );
}

function Listing({ listing }: { listing: PreviewedListingBody }) {
  const { position, reference, outcome, problem, notes, title, company, location, salary, deadline } = listing;
  const { label, color } = OUTCOMES[outcome];
  const facts = [
    listing.jobType && labelOf(JOB_TYPE_LABELS, listing.jobType),
    listing.category && labelOf(CATEGORY_LABELS, listing.category),
    listing.experience && labelOf(EXPERIENCE_LABELS, listing.experience),
    salary,
    deadline && `until ${deadline}`,
  ];
  return (
    <li className={styles.preview}>
      <p>
        <strong dir="auto">{title ?? `Listing ${position}`}</strong> <Tag color={color}>{label}</Tag>
      </p>
      <p dir="auto">{[company, location].filter(Boolean).join(' · ')}</p>
      <p className={styles.muted}>{[reference, ...facts].filter(Boolean).join(' · ')}</p>
      {problem === null ? null : <p>{problem}</p>}
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {listing.description === null ? null : (
        <details>
          <summary>Description</summary>
          <p className={styles.text} dir="auto">
            {listing.description}
          </p>
        </details>
      )}
    </li>
  );
}
