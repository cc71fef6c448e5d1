import { Alert, Button, Flex, Form, Input } from 'antd';
import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/layout/button-link.tsx';
import { PageHead } from '@/components/layout/page-head.tsx';
import { Panel } from '@/components/layout/panel.tsx';
import type { JobApplication } from '@/features/applications/use-job-application.ts';
import styles from './apply-review.module.css';

const LONGEST_LETTER = 5_000;

interface ApplyReviewProps {
  job: { title: string; company: string; location: string };
  application: JobApplication;
  /** What the employer sees of the profile. */
  profile: ReactNode;
  /** The resume that is sent, and the way to another one. */
  resume: ReactNode;
}

/** Everything that an application sends, with one button that sends it. */
export function ApplyReview({ job, application, profile, resume }: ApplyReviewProps) {
  const { state, coverLetter, setCoverLetter, apply, isPending, page } = application;
  return (
    <div className={`page ${styles.page}`}>
      <PageHead title={`Apply for ${job.title}`}>
        <ButtonLink to={page}>Back to Job</ButtonLink>
      </PageHead>
      <p className={styles.job}>
        {job.company} · {job.location}
      </p>
      {state === 'ready' ? (
        <Form layout="vertical" onFinish={() => apply()} className={styles.parts}>
          <p>This is what {job.company} receives. Nothing is sent until you submit it.</p>
          <Panel title="Your profile">{profile}</Panel>
          <Panel title="Your resume">{resume}</Panel>
          <Panel title="Cover letter">
            <Form.Item label="Cover letter (optional)" htmlFor="letter" extra="Kept on this device while you type.">
              <Input.TextArea
                id="letter"
                autoSize={{ minRows: 6, maxRows: 16 }}
                maxLength={LONGEST_LETTER}
                value={coverLetter}
                onChange={(event) => setCoverLetter(event.target.value)}
              />
            </Form.Item>
          </Panel>
          <Flex justify="end">
            <Button type="primary" size="large" htmlType="submit" disabled={isPending}>
              {isPending ? 'Applying...' : 'Submit Application'}
            </Button>
          </Flex>
        </Form>
      ) : (
        <Alert
          showIcon
          title={
            state === 'applied' ? 'You have applied for this job.' : 'This job is no longer accepting applications.'
          }
        />
      )}
    </div>
  );
}
