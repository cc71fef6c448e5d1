import { Form, Input } from 'antd';
import { FieldPair } from '@/components/fields/field-pair.tsx';
import { Choice } from '@/components/fields/choice.tsx';
import { CATEGORY_LABELS, EXPERIENCE_LABELS, JOB_TYPE_LABELS, optionsOf } from '@/lib/rules/job-options.ts';
import type { SchemaForm } from '@/components/forms/use-schema-form.ts';
import { CLEARABLE } from '@/components/fields/clearable.tsx';
import { t } from '@/lib/language/t.ts';
import { OTHER_CATEGORY, type JobFormValues } from '../job-form-schema.ts';
import { PlacesField } from './places-field.tsx';
import { WorkplaceField } from './workplace-field.tsx';
import styles from '../job-form.module.css';

/** The props of a part of the job form. */
export type JobFormPart = Pick<SchemaForm<JobFormValues>, 'item'>;

interface JobBasicsFieldsProps extends JobFormPart {
  onLeaveLocation: () => void;
  /** Called when a choice has filled in other fields. */
  onFilled: () => void;
}

/** What the job is, where, and for whom. */
export function JobBasicsFields({ item, onLeaveLocation, onFilled }: JobBasicsFieldsProps) {
  const category = Form.useWatch<string | undefined>('category');
  const experience = Form.useWatch<string | undefined>('experience');
  const isAtWorkplace = Boolean(Form.useWatch<number | null | undefined>('workplaceId'));
  const levels = optionsOf<string>(EXPERIENCE_LABELS);
  const isOwnLevel = experience && !Object.hasOwn(EXPERIENCE_LABELS, experience);
  return (
    <>
      <Form.Item {...item('title')} label={t('Job title')} required>
        <Input placeholder={t('Front Office Manager')} />
      </Form.Item>
      <WorkplaceField item={item} onFilled={onFilled} />
      <FieldPair>
        <Form.Item {...item('company')} label={t('Company')} required>
          <Input autoComplete="organization" disabled={isAtWorkplace} />
        </Form.Item>
        <Form.Item {...item('location')} label={t('Location')} required>
          <Input placeholder={t('Lisbon, Portugal')} disabled={isAtWorkplace} onBlur={onLeaveLocation} />
        </Form.Item>
        <Form.Item
          {...item('places')}
          label={t('Places')}
          className={styles.wide}
          extra={t('Your job shows up in searches near these places.')}
        >
          <PlacesField />
        </Form.Item>
        <Form.Item {...item('jobType')} label={t('Job type')} required>
          <Choice placeholder={t('Choose a job type')} options={optionsOf(JOB_TYPE_LABELS)} />
        </Form.Item>
        <Form.Item {...item('category')} label={t('Category')} required>
          <Choice placeholder={t('Choose a category')} options={optionsOf(CATEGORY_LABELS)} />
        </Form.Item>
        {category === OTHER_CATEGORY ? (
          <Form.Item {...item('otherCategory')} label={t('Your own category')} extra={t('Shown in place of “Other”.')}>
            <Input maxLength={100} />
          </Form.Item>
        ) : null}
        <Form.Item {...item('experience')} label={t('Experience level')}>
          <Choice
            placeholder={t('Not specified')}
            allowClear={CLEARABLE}
            options={isOwnLevel ? [...levels, { value: experience, label: experience }] : levels}
          />
        </Form.Item>
        <Form.Item {...item('department')} label={t('Department')}>
          <Input placeholder={t('Front office')} />
        </Form.Item>
      </FieldPair>
    </>
  );
}
