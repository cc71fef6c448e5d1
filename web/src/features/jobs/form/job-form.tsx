import { Button, Form, type FormProps } from 'antd';
import type { ReactNode } from 'react';
import { ErrorAlert } from '@/components/states/error-alert.tsx';
import { Panel } from '@/components/layout/panel.tsx';
import type { SchemaForm } from '@/components/forms/use-schema-form.ts';
import { t } from '@/lib/language/t.ts';
import { JobBasicsFields } from './fields/job-basics-fields.tsx';
import type { DeadlineBounds, JobFormValues } from './job-form-schema.ts';
import styles from './job-form.module.css';
import { JobTextFields } from './fields/job-text-fields.tsx';
import { FactsStep } from './fields/facts-step.tsx';
import { PayFields } from './fields/pay-fields.tsx';
import { PremiumChoice } from './fields/premium-choice.tsx';
import { QuestionsStep } from './questions/questions-step.tsx';
import { SkillsAndDeadlineFields } from './fields/skills-and-deadline-fields.tsx';

interface JobFormProps extends FormProps<JobFormValues>, Pick<SchemaForm<JobFormValues>, 'item'> {
  /** The price of a premium listing, as shown. */
  price: string;
  submitLabel: string;
  pendingLabel: string;
  isPending: boolean;
  error: unknown;
  deadline: DeadlineBounds;
  /** Above the submit button. */
  notice?: ReactNode;
  /** Next to the submit button. */
  secondAction: ReactNode;
}

/** The form for posting and editing a listing. */
export function JobForm(props: JobFormProps) {
  const { item, price, submitLabel, pendingLabel, isPending, error, deadline, notice, secondAction, ...form } = props;
  return (
    <Form {...form} name="job" className={styles.form}>
      <Panel title={t('The job')}>
        <JobBasicsFields item={item} />
      </Panel>
      <Panel title={t('Pay')}>
        <PayFields item={item} />
      </Panel>
      <Panel title={t('Good to know (optional)')}>
        <FactsStep item={item} />
      </Panel>
      <Panel title={t('Details')}>
        <JobTextFields item={item} />
      </Panel>
      <Panel title={t('Questions for applicants (optional)')}>
        <QuestionsStep item={item} />
      </Panel>
      <Panel title={t('Skills and deadline')}>
        <SkillsAndDeadlineFields item={item} deadline={deadline} />
      </Panel>
      <Panel title={t('Visibility')}>
        <PremiumChoice item={item} price={price} />
      </Panel>
      <ErrorAlert error={error} />
      {notice}
      <div className={styles.actions}>
        <Button type="primary" htmlType="submit" size="large" disabled={isPending}>
          {isPending ? pendingLabel : submitLabel}
        </Button>
        {secondAction}
      </div>
    </Form>
  );
}
