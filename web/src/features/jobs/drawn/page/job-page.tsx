import { Link } from '@tanstack/react-router';
import { memo, Suspense, type ReactNode } from 'react';
import type { PublicJobBody } from '@/api/generated/types.gen';
import { companySlug } from '@/lib/page/company-slug.ts';
import { FactList } from '@/light/blocks/fact-list.tsx';
import { lazily } from '@/light/blocks/lazily.tsx';
import { Icon } from '@/light/marks/icon.tsx';
import { EmployerMark } from '@/light/marks/employer-mark.tsx';
import { UsualReply } from '@/light/marks/usual-reply.tsx';
import { formatUtcDay } from '@/lib/format/format-date.ts';
import { inLanguage } from '@/lib/language/chosen-language.ts';
import { currentLanguage, t } from '@/lib/language/t.ts';
import { jobTypeWithin } from '@/lib/rules/job-options.ts';
import { BackToJobs } from './back-to-jobs.tsx';
import { CategoryScene } from '../card/category-scene.tsx';
import { JobPay } from '../card/job-pay.tsx';
import { JobStateBadge } from '../card/job-state-badge.tsx';
import { CompanyLogo } from '../card/company-logo.tsx';
import { decidingFacts } from './facts/deciding-facts.ts';
import { JobOverview } from './job-overview.tsx';
import styles from './job-page.module.css';
import { ShareMenu } from './share-buttons.tsx';

// Server-rendered facts need no script.
const AtAGlance = lazily(async () => {
  if (typeof document !== 'undefined' && document.getElementById('at-a-glance')) await firstInteraction();
  return import('./facts/at-a-glance-panel.tsx');
}, 'AtAGlancePanel');

/** Resolves on the first interaction, which precedes showing any other listing. */
function firstInteraction(): Promise<void> {
  return new Promise((resolve) => {
    for (const type of ['pointerdown', 'keydown', 'popstate']) addEventListener(type, () => resolve(), { once: true });
  });
}

/** Stays as server-rendered until its script is loaded, even if the page rerenders. */
const Glance = memo(function Glance({ job }: { job: PublicJobBody }) {
  return (
    <Suspense>
      <AtAGlance job={job} />
    </Suspense>
  );
});

interface JobPageProps {
  job: PublicJobBody;
  /** The call to apply, next to the text. */
  applyCard: ReactNode;
  /** The same at the bottom of small screens. */
  applyBar?: ReactNode;
  saveButton?: ReactNode;
  /** Listings to apply to instead, below one that has closed. */
  similar?: ReactNode;
}

/** The public page of a listing. */
export function JobPage({ job, applyCard, applyBar, saveButton, similar }: JobPageProps) {
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
        <JobHeader job={job} />
        <div className={styles.text}>
          <Glance job={job} />
          <TextSection title={t('Job Description')} text={job.description} lang={job.writtenIn} />
          <TextSection
            title={t('Requirements')}
            text={job.requirements || t('No specific requirements listed.')}
            lang={job.requirements ? job.writtenIn : null}
          />
          <TextSection title={t('Responsibilities')} text={job.responsibilities} lang={job.writtenIn} />
          <TextSection title={t('Benefits')} text={job.benefits} lang={job.writtenIn} />
          <Skills skills={job.skills} />
        </div>
        <aside className={styles.aside} aria-label={t('About this job')}>
          {applyCard}
          <JobOverview job={job} />
        </aside>
      </article>
      {similar}
      <p className={styles.report}>
        <a href={inLanguage(currentLanguage(), `/jobs/${job.id}/report`)}>{t('Report this job')}</a>
      </p>
      {applyBar}
    </div>
  );
}

/** The hotel and its company, or the company. */
function CompanyName({ job: { employerId, company, workplace } }: { job: PublicJobBody }) {
  const slug = companySlug(employerId, workplace?.companyName ?? company);
  if (workplace === null)
    return (
      <Link to="/companies/$slug" params={{ slug }}>
        {company}
      </Link>
    );
  return (
    <>
      <Link to="/companies/$slug/$workplace" params={{ slug, workplace: companySlug(workplace.id, workplace.name) }}>
        {company}
      </Link>
      {' · '}
      <Link to="/companies/$slug" params={{ slug }}>
        {workplace.companyName}
      </Link>
    </>
  );
}

function JobHeader({ job }: { job: PublicJobBody }) {
  return (
    <header className={styles.header}>
      <div className={styles.view}>
        <CategoryScene category={job.category} className={styles.scene} />
      </div>
      <div className={styles.title}>
        <CompanyLogo employerId={job.employerId} company={job.company} own={job.workplaceLogo} size="large" />
        <div className={styles.names}>
          <h1 dir="auto" lang={job.writtenIn ?? undefined}>
            {job.title}
          </h1>
          <p className={styles.company} dir="auto">
            <CompanyName job={job} /> <EmployerMark employer={job} /> {job.isOpen ? null : <JobStateBadge job={job} />}
          </p>
        </div>
        <p className={styles.pay}>
          <JobPay job={job} />
        </p>
        <FactList>
          <li>
            <Icon name="pin" /> {job.location}
          </li>
          <li>
            <Icon name="briefcase" /> {jobTypeWithin(job.jobType)}
          </li>
          {job.department ? (
            <li>
              <Icon name="layers" /> {job.department}
            </li>
          ) : null}
          <li>
            <Icon name="calendar" /> {t('Posted {postedAt}', { postedAt: formatUtcDay(job.postedAt) })}
          </li>
          {job.isOpen && job.repliesWithinDays !== null ? (
            <li>
              <UsualReply days={job.repliesWithinDays} />
            </li>
          ) : null}
        </FactList>
        <Chips label={t('Housing, meals, visa and start')} texts={decidingFacts(job)} />
      </div>
    </header>
  );
}

/** A text with its line breaks; nothing if it is empty. */
function TextSection({ title, text, lang }: { title: string; text: string | null; lang: string | null }) {
  if (!text) return null;
  return (
    <section>
      <h2>{title}</h2>
      <p dir="auto" lang={lang ?? undefined} className="as-written">
        {text}
      </p>
    </section>
  );
}

function Skills({ skills }: { skills: readonly string[] }) {
  if (skills.length === 0) return null;
  return (
    <section>
      <h2>{t('Skills')}</h2>
      <Chips label={t('Skills')} texts={skills} />
    </section>
  );
}

function Chips({ label, texts }: { label: string; texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={label}>
      {texts.map((text) => (
        <li key={text} dir="auto">
          {text}
        </li>
      ))}
    </ul>
  );
}
