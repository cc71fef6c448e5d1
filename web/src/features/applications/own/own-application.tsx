import { Button, Flex } from 'antd';
import { Confirm } from '@/components/confirmation/confirm.tsx';
import type { ReactNode } from 'react';
import type { OwnApplicationBody } from '@/api/generated/types.gen';
import { t } from '@/lib/language/t.ts';
import { storedWord } from '@/lib/words/stored-words.ts';
import { ApplicationTimeline } from '../application-timeline.tsx';
import { useAmend, useWithdraw } from './own-application-mutations.ts';
import { KeptNote } from '../retention/kept-note.tsx';
import { LetterEditor } from './letter-editor.tsx';
import styles from './own-applications.module.css';

interface OwnApplicationProps {
  application: OwnApplicationBody;
  /** The interview, if any. */
  interview: ReactNode;
}

/** An application as its applicant sees it: what is next, what was sent and can still be changed, what happened since. */
export function OwnApplication({ application, interview }: OwnApplicationProps) {
  const { coverLetter, resume, answers, status, seenAt, withdrawnAt } = application;
  const amend = useAmend(application);
  const isWithdrawn = withdrawnAt !== null;
  const isOpen = !isWithdrawn && status !== 'offered' && status !== 'rejected';
  const canChange = isOpen && seenAt === null;

  return (
    <div className={styles.details}>
      <div className={styles.next}>{interview}</div>
      <Flex vertical gap="middle">
        <h3>{t('What you sent')}</h3>
        {canChange ? (
          // Resets the form when the letter is changed elsewhere.
          <LetterEditor key={coverLetter} letter={coverLetter ?? ''} amend={amend} />
        ) : (
          <p dir="auto" className="as-written">
            {coverLetter || t('No cover letter.')}
          </p>
        )}
        {answers.length > 0 ? (
          <dl className={styles.answers}>
            {answers.map(({ question, answer }) => (
              <div key={question}>
                <dt dir="auto">{question}</dt>
                <dd dir="auto">{storedWord(answer)}</dd>
              </div>
            ))}
          </dl>
        ) : null}
        <Flex wrap align="center" gap="small">
          {resume ? (
            <Button href={resume} target="_blank" rel="noreferrer">
              {t('View Resume')}
            </Button>
          ) : (
            <span>{t('No resume.')}</span>
          )}
          {canChange ? (
            <Button disabled={amend.isPending} onClick={() => amend.mutate({ resume: 'current' })}>
              {resume ? t('Send my current resume instead') : t('Send my current resume')}
            </Button>
          ) : null}
        </Flex>
        {isOpen ? <Withdrawal application={application} /> : null}
        <p className={styles.hint}>{explanation(application)}</p>
        {isWithdrawn ? null : <KeptNote employerId={application.job.employerId} company={application.job.company} />}
      </Flex>
      <section aria-label={t('Timeline')}>
        <h3>{t('Timeline')}</h3>
        <ApplicationTimeline application={application} reader="applicant" />
      </section>
    </div>
  );
}

function Withdrawal({ application }: { application: OwnApplicationBody }) {
  const withdraw = useWithdraw(application);
  return (
    <Confirm
      title={t('Withdraw your application for {title}?', { title: application.job.title })}
      description={t(
        'The employer can no longer read your letter and resume. You can apply again while the job is open.',
      )}
      okText={t('Withdraw')}
      cancelText={t('Keep it')}
      okButtonProps={{ danger: true }}
      onConfirm={() => withdraw.mutate()}
    >
      <Button danger disabled={withdraw.isPending} style={{ alignSelf: 'start' }}>
        {t('Withdraw application')}
      </Button>
    </Confirm>
  );
}

function explanation({ status, seenAt, withdrawnAt }: OwnApplicationBody): string {
  if (withdrawnAt !== null) return t('You withdrew this application. You can apply again while the job is open.');
  if (status === 'offered' || status === 'rejected')
    return t('The employer has made a decision, so you can no longer withdraw this application.');
  if (seenAt !== null)
    return t(
      'The employer has opened this application, so you can no longer change the letter or resume. You can still send a message.',
    );
  return t('The employer has not opened this application yet, so you can still change it.');
}
