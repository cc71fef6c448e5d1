import { Link } from '@tanstack/react-router';
import { Checkbox, Flex } from 'antd';
import type { EmployerJobBody } from '@/api/generated/types.gen';
import { ButtonLink } from '@/components/layout/button-link.tsx';
import { focusNeighborOnRemove } from '@/lib/dom/focus-neighbor-on-remove.ts';
import { formatDate } from '@/lib/format/format-date.ts';
import { JOB_TYPE_LABELS, labelOf } from '@/lib/rules/job-options.ts';
import { t } from '@/lib/language/t.ts';
import { Trans } from '@/lib/language/trans.tsx';
import { ArchiveButton } from '../archive-button.tsx';
import rows from '@/components/lists/rows.module.css';
import styles from './employer-jobs.module.css';
import { RenewButton } from '../renew-button.tsx';
import { DecisionNote } from '../job/decision-note.tsx';
import { JobStateTag, PremiumTags } from '../job-tags.tsx';

interface EmployerJobRowProps {
  job: EmployerJobBody;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
}

/** A listing in its employer's list. */
export function EmployerJobRow({ job, isSelected, onSelect }: EmployerJobRowProps) {
  const params = { id: job.id };
  const { applicationCount, views = 0 } = job;
  return (
    <li ref={focusNeighborOnRemove} className={rows.row}>
      <Checkbox
        aria-label={t('Select {title}', { title: job.title })}
        checked={isSelected}
        onChange={({ target }) => onSelect(target.checked)}
      />
      <div className={`${rows.words} ${styles.words}`}>
        <Flex wrap align="center" gap="small">
          <h3 dir="auto">
            <Link to="/employer/job/$id" params={params}>
              {job.title}
            </Link>
          </h3>
          <JobStateTag job={job} />
          <PremiumTags job={job} />
        </Flex>
        <p>
          {t('{location} · {jobType} · posted {postedAt}', {
            location: job.location,
            jobType: labelOf(JOB_TYPE_LABELS, job.jobType),
            postedAt: formatDate(job.postedAt),
          })}
        </p>
        <DecisionNote job={job} />
        <p>
          <Trans
            id="{applicationCount, plural, one {<0>#</0> application} other {<0>#</0> applications}} · {views, plural, one {<1>#</1> view} other {<1>#</1> views}}"
            values={{ applicationCount, views }}
            components={{ 0: <strong />, 1: <strong /> }}
          />
        </p>
      </div>
      <Flex wrap gap="small">
        <ButtonLink to="/employer/job/$id" params={params} aria-label={t('View {title}', { title: job.title })}>
          {t('View')}
        </ButtonLink>
        <ButtonLink to="/employer/edit-job/$id" params={params} aria-label={t('Edit {title}', { title: job.title })}>
          {t('Edit')}
        </ButtonLink>
        <RenewButton job={job} />
        <ArchiveButton job={job} applications={applicationCount} type="text" />
      </Flex>
    </li>
  );
}
