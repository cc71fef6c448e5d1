import { Alert, Button, Checkbox, Flex, Form, Input, type GetRef } from 'antd';
import { useRef, useState, type ReactNode, type RefObject } from 'react';
import { ButtonLink } from '@/components/layout/button-link.tsx';
import { PageHead } from '@/components/layout/page-head.tsx';
import { Panel } from '@/components/layout/panel.tsx';
import { t } from '@/lib/language/t.ts';
import type { JobApplication } from '../drawn/use-job-application.ts';
import { useFirstGap } from '@/components/forms/use-gap-focus.ts';
import { useAskBeforeUnload } from '@/lib/dom/use-ask-before-unload.ts';
import type { Question } from '@/lib/rules/screening.ts';
import { answersOf, type AnswersForm } from './answers-form.ts';
import styles from './apply-review.module.css';
import { MustHaves, QuestionFields } from './question-fields.tsx';
import { useAnswersForm } from './use-answers-form.ts';

interface ApplyReviewProps {
  job: {
    id: number;
    title: string;
    company: string;
    location: string;
    questions: Question[];
    /** The hotel of a company that it is for. */
    workplace: { companyName: string } | null;
  };
  /** The applicant. */
  userId: number;
  application: JobApplication;
  /** What the employer sees of the profile. */
  profile: ReactNode;
  /** The resume to send, and a way to replace it. */
  resume: ReactNode;
  /** How long the company keeps it. */
  kept: ReactNode;
}

/** Shows everything an application includes before it is sent. */
export function ApplyReview({ job, userId, application, profile, resume, kept }: ApplyReviewProps) {
  const { state, letterProblem, apply, isPending, jobId, error } = application;
  const gap = useFirstGap<AnswersForm>();
  const letter = useRef<GetRef<typeof Input.TextArea>>(null);
  const { questions } = job;
  const [keepsInMind, setKeepsInMind] = useState(false);
  const { props, isAnswered } = useAnswersForm({ jobId: job.id, userId }, questions, error);
  useAskBeforeUnload(isAnswered && state === 'ready');
  return (
    <div className={`page ${styles.page}`}>
      <PageHead title={t('Apply for {title}', { title: job.title })}>
        <ButtonLink to="/jobs/$id" params={{ id: jobId }}>
          {t('Back to Job')}
        </ButtonLink>
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
          {...gap}
          onFinish={(values) => {
            apply(questions.length > 0 ? answersOf(questions, values) : undefined, keepsInMind);
            if (letterProblem) letter.current?.focus();
          }}
          className={styles.parts}
        >
          <MustHaves questions={questions} />
          <p>{t('This is what {company} receives. Nothing is sent until you submit it.', { company: job.company })}</p>
          <Panel title={t('Your profile')}>{profile}</Panel>
          <Panel title={t('Your resume')}>{resume}</Panel>
          {questions.length > 0 ? (
            <Panel title={t('Questions from {company}', { company: job.company })}>
              <p>{t('Saved on this device as you type.')}</p>
              <QuestionFields questions={questions} />
            </Panel>
          ) : null}
          <CoverLetter application={application} field={letter} />
          <Consent
            company={job.workplace?.companyName ?? job.company}
            isGiven={keepsInMind}
            onChange={setKeepsInMind}
          />
          {kept}
          <Flex justify="end">
            <Button type="primary" size="large" htmlType="submit" disabled={isPending}>
              {isPending ? t('Applying...') : t('Submit Application')}
            </Button>
          </Flex>
        </Form>
      ) : (
        <NotReady state={state} />
      )}
    </div>
  );
}

interface CoverLetterProps {
  application: JobApplication;
  field: RefObject<GetRef<typeof Input.TextArea> | null>;
}

function CoverLetter({ application: { coverLetter, setCoverLetter, letterProblem }, field }: CoverLetterProps) {
  return (
    <Panel title={t('Cover letter')}>
      <Form.Item
        label={t('Cover letter')}
        htmlFor="letter"
        extra={t('Saved on this device as you type.')}
        {...(letterProblem ? { validateStatus: 'error', help: letterProblem } : {})}
      >
        <Input.TextArea
          id="letter"
          autoSize={{ minRows: 6, maxRows: 16 }}
          ref={field}
          value={coverLetter}
          onChange={(event) => setCoverLetter(event.target.value)}
        />
      </Form.Item>
    </Panel>
  );
}

function NotReady({ state }: Pick<JobApplication, 'state'>) {
  const title =
    state === 'applied' ? t('You have applied for this job.') : t('This job is no longer accepting applications.');
  return <Alert showIcon title={title} />;
}

interface ConsentProps {
  company: string;
  isGiven: boolean;
  onChange: (isGiven: boolean) => void;
}

function Consent({ company, isGiven, onChange }: ConsentProps) {
  return (
    <Checkbox checked={isGiven} onChange={({ target }) => onChange(target.checked)}>
      {t(
        '{company} may keep my profile, contact details and applications in mind for other jobs, for at most 24 months. This is optional, and I can withdraw it in my settings at any time.',
        { company },
      )}
    </Checkbox>
  );
}
