import { Form, Input } from 'antd';
import { FieldPair } from '@/components/fields/field-pair.tsx';
import { Choice } from '@/components/fields/choice.tsx';
import { CATEGORY_LABELS, EXPERIENCE_LABELS, JOB_TYPE_LABELS, optionsOf } from '@/lib/rules/job-options.ts';
import type { SchemaForm } from '@/components/forms/use-schema-form.ts';
import { OTHER_CATEGORY, type JobFormValues } from '../job-form-schema.ts';
import { PlacesField } from './places-field.tsx';
import styles from '../job-form.module.css';

/** The props of a part of the job form. */
export type JobFormPart = Pick<SchemaForm<JobFormValues>, 'item'>;

/** What the job is, where, and for whom. */
export function JobBasicsFields({ item }: JobFormPart) {
  const category = Form.useWatch<string | undefined>('category');
  const experience = Form.useWatch<string | undefined>('experience');
  const levels = optionsOf<string>(EXPERIENCE_LABELS);
  const isOwnLevel = experience && !Object.hasOwn(EXPERIENCE_LABELS, experience);
  return (
    <>
      <Form.Item {...item('title')} label="Job title" required>
        <Input placeholder="Front Office Manager" />
      </Form.Item>
      <FieldPair>
        <Form.Item {...item('company')} label="Company" required>
          <Input autoComplete="organization" />
        </Form.Item>
        <Form.Item {...item('location')} label="Location" required>
          <Input placeholder="Lisbon, Portugal" />
        </Form.Item>
        <Form.Item
          {...item('places')}
          label="Places"
          className={styles.wide ?? ''}
          extra="Your job shows up in searches near these places."
        >
          <PlacesField />
        </Form.Item>
        <Form.Item {...item('jobType')} label="Job type" required>
          <Choice placeholder="Choose a job type" options={optionsOf(JOB_TYPE_LABELS)} />
        </Form.Item>
        <Form.Item {...item('category')} label="Category" required>
          <Choice placeholder="Choose a category" options={optionsOf(CATEGORY_LABELS)} />
        </Form.Item>
        {category === OTHER_CATEGORY ? (
          <Form.Item {...item('otherCategory')} label="Your own category" extra="Shown in place of “Other”.">
            <Input maxLength={100} />
          </Form.Item>
        ) : null}
        <Form.Item {...item('experience')} label="Experience level">
          <Choice
            placeholder="Not specified"
            allowClear
            options={isOwnLevel ? [...levels, { value: experience, label: experience }] : levels}
          />
        </Form.Item>
        <Form.Item {...item('department')} label="Department">
          <Input placeholder="Front office" />
        </Form.Item>
      </FieldPair>
    </>
  );
}
