import { Link } from '@tanstack/react-router';
import { lazy, memo, Suspense, type ReactNode } from 'react';
import type { PublicJobBody } from '@/api/generated/types.gen';
import { companySlug } from '@/lib/page/company-slug.ts';
import { FactList } from '@/public/blocks/fact-list.tsx';
import { Icon } from '@/public/marks/icon.tsx';
import { VerifiedMark } from '@/public/marks/verified-mark.tsx';
import { formatUtcDay } from '@/lib/format/format-date.ts';
import { BackToJobs } from './back-to-jobs.tsx';
import { CategoryScene } from '@/features/jobs/card/category-scene.tsx';
import { JobStateBadge } from '@/features/jobs/card/job-state-badge.tsx';
import { CompanyLogo } from '@/features/jobs/card/company-logo.tsx';
import { JobOverview } from './job-overview.tsx';
import styles from './job-page.module.css';
import { ShareMenu } from '@/features/jobs/page/share/share-buttons.tsx';

// Text that the server drew needs no script.
const AtAGlance = lazy(async () => {
  if (typeof document !== 'undefined' && document.getElementById('at-a-glance')) await firstTouch();
  return { default: (await import('./facts/at-a-glance-panel.tsx')).AtAGlancePanel };
});

/** Before any other listing is shown, somebody touches the page. */
function firstTouch(): Promise<void> {
  return new Promise((resolve) => {
    for (const touch of ['pointerdown', 'keydown', 'popstate'])
      addEventListener(touch, () => resolve(), { once: true });
  });
}

/** Stays as the server drew it until its script is there, whatever else changes on the page. */
const Glance = memo(function Glance({ job }: { job: PublicJobBody }) {
  return (
    <Suspense>
      <AtAGlance job={job} />
    </Suspense>
  );
});

interface JobPageProps {
  job: PublicJobBody;
  /** The call to apply, beside the text. */
  applyCard: ReactNode;
  /** The same at the foot of a small screen. */
  applyBar?: ReactNode;
  /** The button that saves. */
  saveButton?: ReactNode;
}

/** A listing as everybody sees it. */
export function JobPage({ job, applyCard, applyBar, saveButton }: JobPageProps) {
  return (
    <div className={`page ${styles.page}`}>
      <div className={styles.ways}>
        <BackToJobs />
        <div className={styles.tools} data-needs-scripts>
          {saveButton}
          <ShareMenu job={job} />
        </div>
      </div>
      <article className={styles.layout}>
        <header className={styles.header}>
          <div className={styles.view}>
            <CategoryScene category={job.category} className={styles.scene} />
          </div>
          <div className={styles.title}>
            <CompanyLogo employerId={job.employerId} company={job.company} size="large" />
            <div className={styles.names}>
              <h1>{job.title}</h1>
              <p className={styles.company}>
                <Link to="/companies/$slug" params={{ slug: companySlug(job.employerId, job.company) }}>
                  {job.company}
                </Link>{' '}
                {job.isTrusted ? <VerifiedMark>Verified employer</VerifiedMark> : null}{' '}
                {job.isOpen ? null : <JobStateBadge job={job} />}
              </p>
            </div>
            <FactList>
              <li>
                <Icon name="pin" /> {job.location}
              </li>
              <li>
                <Icon name="briefcase" /> {job.jobType.toLowerCase().replace('_', ' ')}
              </li>
              {job.department ? (
                <li>
                  <Icon name="layers" /> {job.department}
                </li>
              ) : null}
              <li>
                <Icon name="calendar" /> Posted {formatUtcDay(job.postedAt)}
              </li>
            </FactList>
          </div>
        </header>
        <div className={styles.text}>
          <Glance job={job} />
          <TextSection title="Job Description" text={job.description} />
          <TextSection title="Requirements" text={job.requirements || 'No specific requirements listed.'} />
          <TextSection title="Responsibilities" text={job.responsibilities} />
          <TextSection title="Benefits" text={job.benefits} />
          {job.skills.length === 0 ? null : (
            <section>
              <h2>Skills</h2>
              <ul className={styles.skills}>
                {job.skills.map((skill) => (
                  <li key={skill}>{skill}</li>
                ))}
              </ul>
            </section>
          )}
        </div>
        <aside className={styles.aside} aria-label="About this job">
          {applyCard}
          <JobOverview job={job} />
        </aside>
      </article>
      {applyBar}
    </div>
  );
}

/** A text as it was written, its line breaks kept; nothing where there is none. */
function TextSection({ title, text }: { title: string; text: string | null }) {
  if (!text) return null;
  return (
    <section>
      <h2>{title}</h2>
      <p className="as-written">{text}</p>
    </section>
  );
}
