import { Alert, Button, Flex, Form, Input } from 'antd';
import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/layout/button-link.tsx';
import { PageHead } from '@/components/layout/page-head.tsx';
import { Panel } from '@/components/layout/panel.tsx';
import type { JobApplication } from '@/features/applications/own/use-job-application.ts';
import { useAskBeforeUnload } from '@/lib/dom/use-ask-before-unload.ts';
import type { Question } from '@/lib/rules/screening.ts';
import { answersOf, type AnswersForm } from './answers-form.ts';
import styles from './apply-review.module.css';
import { MustHaves, QuestionFields } from './question-fields.tsx';
import { useAnswersForm } from './use-answers-form.ts';

const MAX_LETTER_LENGTH = 5_000;

interface ApplyReviewProps {
  job: { id: number; title: string; company: string; location: string; questions: Question[] };
  /** The applicant. */
  userId: number;
  application: JobApplication;
  /** What the employer sees of the profile. */
  profile: ReactNode;
  /** The resume to send, and a way to replace it. */
  resume: ReactNode;
}

/** Shows everything an application includes before it is sent. */
export function ApplyReview({ job, userId, application, profile, resume }: ApplyReviewProps) {
  const { state, coverLetter, setCoverLetter, apply, isPending, page, error } = application;
  const { questions } = job;
  const { props, isAnswered } = useAnswersForm({ jobId: job.id, userId }, questions, error);
  useAskBeforeUnload(isAnswered && state === 'ready');
  return (
    <div className={`page ${styles.page}`}>
      <PageHead title={`Apply for ${job.title}`}>
        <ButtonLink to={page}>Back to Job</ButtonLink>
      </PageHead>
      <p dir="auto" className={styles.job}>
        {job.company} · {job.location}
      </p>
      {state === 'ready' ? (
        <Form<AnswersForm>
          {...props}
          layout="vertical"
          requiredMark="optional"
          noValidate
          scrollToFirstError={{ focus: true, block: 'center' }}
          onFinish={(values) => apply(questions.length > 0 ? answersOf(questions, values) : undefined)}
          className={styles.parts}
        >
          <MustHaves questions={questions} />
          <p>This is what {job.company} receives. Nothing is sent until you submit it.</p>
          <Panel title="Your profile">{profile}</Panel>
          <Panel title="Your resume">{resume}</Panel>
          {questions.length > 0 ? (
            <Panel title={`Questions from ${job.company}`}>
              <p>Saved on this device as you type.</p>
              <QuestionFields questions={questions} />
            </Panel>
          ) : null}
          <CoverLetter value={coverLetter} onChange={setCoverLetter} />
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

function CoverLetter({ value, onChange }: { value: string; onChange: (letter: string) => void }) {
  return (
    <Panel title="Cover letter">
      <Form.Item label="Cover letter" htmlFor="letter" extra="Saved on this device as you type.">
        <Input.TextArea
          id="letter"
          autoSize={{ minRows: 6, maxRows: 16 }}
          maxLength={MAX_LETTER_LENGTH}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </Form.Item>
    </Panel>
  );
}
