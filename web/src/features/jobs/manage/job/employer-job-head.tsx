import { Button, Flex, Modal } from 'antd';
import { useState } from 'react';
import type { JobBody } from '@/api/generated/types.gen';
import { ButtonLink } from '@/components/layout/button-link.tsx';
import { PageHead } from '@/components/layout/page-head.tsx';
import { t } from '@/lib/language/t.ts';
import { isOnlyChangePending, jobStateOf } from '../../job-state.ts';
import { ShareIcons } from '../../drawn/page/share-buttons.tsx';
import { jobLink } from '../../drawn/page/share-job.ts';
import { Icon } from '@/light/marks/icon.tsx';
import { formatLastDay } from '@/lib/format/format-date.ts';
import { formatCount } from '@/lib/format/format-count.ts';
import { PublishTime } from '../../publishing/publish-time.tsx';
import { PreviewButton } from '../../preview/preview-button.tsx';
import { ArchiveButton } from '../archive-button.tsx';
import { DecisionNote } from './decision-note.tsx';
import styles from './employer-job-head.module.css';
import { DuplicateButton } from '../duplicate-button.tsx';
import { PendingChange } from './pending-change.tsx';
import { RenewButton } from '../renew-button.tsx';
import { JobStateTag, PremiumTags } from '../job-tags.tsx';

function ending({ isApproved, isPublic, isOpen, closesAt }: JobBody): string {
  if (!(isApproved || isPublic) || closesAt === null) return '';
  const date = formatLastDay(closesAt);
  return ` · ${isOpen ? t('closes {date}', { date }) : t('closed {date}', { date })}`;
}

interface EmployerJobHeadProps {
  job: JobBody;
  /** How many people applied, once known. */
  applications: number | undefined;
}

/** The head of a listing's page for its employer: its state and actions. */
export function EmployerJobHead({ job, applications }: EmployerJobHeadProps) {
  const [sharing, setSharing] = useState(false);
  const state = jobStateOf(job);
  return (
    <Flex vertical gap="middle">
      <PageHead title={job.title}>
        <Flex wrap gap="small">
          <ButtonLink color="primary" variant="solid" to="/employer/edit-job/$id" params={{ id: job.id }}>
            {t('Edit Job')}
          </ButtonLink>
          <Button icon={<Icon name="share" />} onClick={() => setSharing(true)}>
            {t('Share Job')}
          </Button>
          <RenewButton job={job} />
          <PreviewButton read={() => job} />
          <DuplicateButton job={job} />
          <ArchiveButton job={job} applications={applications} />
        </Flex>
      </PageHead>
      <Flex wrap align="center" gap="small" className={styles.facts}>
        <JobStateTag job={job} />
        <PremiumTags job={job} />
        <p>
          <bdi>{job.company}</bdi> · <bdi>{job.location}</bdi> · {formatCount(job.views ?? 0, 'view')}
          {ending(job)}
        </p>
      </Flex>
      <DecisionNote job={job} />
      {isOnlyChangePending(job) && !job.isArchived ? <PendingChange job={job} /> : null}
      {state === 'pending' && !job.isPublic ? <PublishTime job={job} /> : null}
      <Modal open={sharing} title={t('Share Job')} footer={null} onCancel={() => setSharing(false)} destroyOnHidden>
        <Flex vertical gap="middle">
          <p className={styles.link}>{jobLink(job.id)}</p>
          {state === 'active' || job.isPublic ? null : (
            <p>{t('Others see this page only while the listing is active.')}</p>
          )}
          <ShareIcons job={job} />
        </Flex>
      </Modal>
    </Flex>
  );
}
