import { Button, Form, type FormProps } from 'antd';
import { useMemo, type ReactNode } from 'react';
import { ErrorAlert } from '@/components/states/error-alert.tsx';
import { Panel } from '@/components/layout/panel.tsx';
import type { SchemaForm } from '@/components/forms/use-schema-form.ts';
import { t } from '@/lib/language/t.ts';
import { JobBasicsFields } from './fields/job-basics-fields.tsx';
import { jobFormSchema, type DeadlineBounds, type JobFormValues } from './job-form-schema.ts';
import styles from './job-form.module.css';
import { JobTextFields } from './fields/job-text-fields.tsx';
import { FactsStep } from './fields/facts-step.tsx';
import { PayFields } from './fields/pay-fields.tsx';
import { PremiumChoice } from './fields/premium-choice.tsx';
import { QuestionsStep } from './questions/questions-step.tsx';
import { SkillsAndDeadlineFields } from './fields/skills-and-deadline-fields.tsx';
import { usePayText } from './pay/use-pay-text.ts';
import { usePlacePay } from './pay/use-place-pay.ts';

interface JobFormProps
  extends Omit<FormProps<JobFormValues>, 'form'>, Pick<SchemaForm<JobFormValues>, 'form' | 'item' | 'focusGap'> {
  /** The price of a premium listing, as shown. */
  price: string;
  submitLabel: string;
  pendingLabel: string;
  isPending: boolean;
  error: unknown;
  deadline: DeadlineBounds;
  /** When the listing appears, if that can be chosen. */
  timing?: ReactNode;
  /** What else can be done with the form, at its end. */
  ending?: ReactNode;
  /** Always in view: what became of the input. */
  notice?: ReactNode;
  /** Next to the submit button, always in view. */
  actions: ReactNode;
}

/** The form for posting and editing a listing. What is done with it stays in view. */
export function JobForm({ item, focusGap, price, deadline, onValuesChange, ...props }: JobFormProps) {
  const { submitLabel, pendingLabel, isPending, error, timing, ending, notice, actions, ...form } = props;
  const pay = usePayText(form.form);
  /** Tells of what the form itself filled in. */
  const onFilled = () => onValuesChange?.({}, form.form.getFieldsValue(true) as JobFormValues);
  const place = usePlacePay(form.form, onFilled);
  const changed: typeof onValuesChange = (...changes) => {
    pay.onChanges(changes[0]);
    onValuesChange?.(...changes);
    place.onChanges(changes[0]);
  };
  const writePay = () => {
    pay.write();
    onFilled();
  };
  return (
    <Form {...form} onValuesChange={changed} name="job" className={styles.form}>
      <Panel title={t('The job')}>
        <JobBasicsFields item={item} onLeaveLocation={place.onLeaveLocation} onFilled={onFilled} />
      </Panel>
      <Panel title={t('Pay')}>
        <PayFields item={item} onUseRange={writePay} />
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
        {timing}
      </Panel>
      {ending}
      <div className={styles.dock}>
        <ErrorAlert error={error} />
        <div className={styles.bar} role="group" aria-label={t('Listing')}>
          {notice}
          <Gaps deadline={deadline} focusGap={focusGap} />
          <div className={styles.actions}>
            {actions}
            <Button type="primary" htmlType="submit" size="large" disabled={isPending}>
              {isPending ? pendingLabel : submitLabel}
            </Button>
          </div>
        </div>
      </div>
    </Form>
  );
}

/** How many fields are still to be filled in or corrected; leads to the first. */
function Gaps({ deadline, focusGap }: Pick<JobFormProps, 'deadline' | 'focusGap'>) {
  const form = Form.useFormInstance<JobFormValues>();
  const schema = useMemo(() => jobFormSchema(deadline), [deadline]);
  const gaps = Form.useWatch((values: JobFormValues) => gapsOf(schema, values), { form, preserve: true });
  const [first] = gaps ?? [];
  if (!gaps || first === undefined) return <span>{gaps ? t('All required fields are filled in') : null}</span>;
  return (
    <Button type="link" className={styles.gaps} onClick={() => focusGap([first])}>
      {t('{count, plural, one {# field left} other {# fields left}}', { count: gaps.length })}
    </Button>
  );
}

/** The names of fields that are not valid; undefined before the form is first drawn. */
function gapsOf(schema: ReturnType<typeof jobFormSchema>, values: JobFormValues): string[] | undefined {
  if (values.title === undefined) return undefined;
  const issues = schema.safeParse(values).error?.issues ?? [];
  return [...new Set(issues.map(({ path }) => String(path[0])))];
}
