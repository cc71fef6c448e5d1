import { Link } from '@tanstack/react-router';
import { Alert, Button, Form, Radio } from 'antd';
import type { ReactNode } from 'react';
import { reportsReport } from '@/api/generated/calls/moderation.gen';
import type { ReportReason } from '@/api/generated/types.gen';
import { CountedText } from '@/components/fields/counted-text.tsx';
import { limitRule } from '@/components/fields/limit-rule.ts';
import { ErrorAlert } from '@/components/states/error-alert.tsx';
import { useFirstGap } from '@/components/forms/use-gap-focus.ts';
import { optionsOf } from '@/lib/rules/job-options.ts';
import { t } from '@/lib/language/t.ts';
import { Trans } from '@/lib/language/trans.tsx';
import styles from './report-page.module.css';
import { REPORT_REASONS } from './report-reasons.ts';
import { useSingleMutation } from '@/lib/query/use-single-mutation.ts';

interface Report {
  reason: ReportReason;
  text?: string;
}

interface ReportPageProps {
  job: { id: number; title: string; company: string };
  isSignedIn: boolean;
}

/** Lets anyone report a listing. */
export function ReportPage({ job: { id, title, company }, isSignedIn }: ReportPageProps) {
  const report = useSingleMutation({ mutationFn: (body: Report) => reportsReport({ path: { id }, body }) });
  return (
    <div className={`page ${styles.page}`}>
      <header>
        <h1>{t('Report this job')}</h1>
        <p>
          <strong dir="auto">{title}</strong> · <bdi>{company}</bdi>
        </p>
      </header>
      {report.isSuccess ? (
        <Thanks isSignedIn={isSignedIn} />
      ) : (
        <ReportForm onSubmit={report.mutate} isPending={report.isPending} error={report.error}>
          {isSignedIn ? null : (
            <p className={styles.hint}>
              <Trans
                id="<0>Sign in</0> first if you want to see our decision."
                components={{ 0: <Link to="/auth" search={{ returnTo: `/jobs/${id}/report` }} /> }}
              />
            </p>
          )}
        </ReportForm>
      )}
      <p>
        <Link to="/jobs/$id" params={{ id }}>
          {t('Back to the job')}
        </Link>
      </p>
    </div>
  );
}

function Thanks({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <Alert
      type="success"
      role="status"
      showIcon
      title={t('Thank you. Our team will review this job.')}
      description={
        isSignedIn ? (
          <>
            <Trans
              id="<0>Your settings</0> will show our decision. The employer will not learn who reported it."
              components={{ 0: <Link to="/settings" /> }}
            />
          </>
        ) : (
          t('The employer will not learn who reported it.')
        )
      }
    />
  );
}

interface ReportFormProps {
  onSubmit: (report: Report) => void;
  isPending: boolean;
  error: Error | null;
  /** Above the button. */
  children: ReactNode;
}

function ReportForm({ onSubmit, isPending, error, children }: ReportFormProps) {
  const [form] = Form.useForm<Report>();
  const gap = useFirstGap<Report>();
  const needsText = Form.useWatch('reason', form) === 'other';
  return (
    <Form<Report> form={form} layout="vertical" requiredMark={false} onFinish={onSubmit} disabled={isPending} {...gap}>
      <Form.Item
        name="reason"
        label={t('What is wrong?')}
        rules={[{ required: true, message: t('Please choose a reason') }]}
      >
        <Radio.Group vertical options={optionsOf(REPORT_REASONS)} />
      </Form.Item>
      <Form.Item
        name="text"
        label={needsText ? t('Tell us more') : t('Tell us more (optional)')}
        rules={[
          { required: needsText, whitespace: needsText, message: t('Please tell us what is wrong') },
          limitRule(1000),
        ]}
      >
        <CountedText rows={4} max={1000} />
      </Form.Item>
      {children}
      <ErrorAlert error={error} />
      <Button type="primary" htmlType="submit">
        {t('Send Report')}
      </Button>
    </Form>
  );
}
