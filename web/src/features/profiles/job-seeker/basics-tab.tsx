import { Button, Form, Input } from 'antd';
import { NumberField } from '@/components/fields/number-field.tsx';
import { TypedList } from '@/components/fields/typed-list.tsx';
import { FieldPair } from '@/components/fields/field-pair.tsx';
import type { JobSeekerProfileBody } from '@/api/generated/types.gen';
import { CountedText } from '@/components/fields/counted-text.tsx';
import { DayPicker } from '@/components/fields/day-picker.tsx';
import { useUnsaved } from '@/components/forms/unsaved-guard.tsx';
import { basicsOf, basicsSchema, MAX_BIO_LENGTH, toBasicsRequest } from './basics-form.ts';
import { useEditProfile } from '../profile-mutations.ts';
import { changesBetween, useRecordForm } from '@/components/forms/use-record-form.ts';
import styles from './editor.module.css';

/** The basic fields of the profile, saved together. */
export function BasicsTab({ profile }: { profile: JobSeekerProfileBody }) {
  const save = useEditProfile();
  const stored = basicsOf(profile);
  const { props, item, isDirty } = useRecordForm(basicsSchema, stored, (typed, { showRejections }) => {
    const request = toBasicsRequest(changesBetween(stored, typed));
    save.mutate(() => request, { onError: showRejections });
  });
  useUnsaved(isDirty);

  return (
    <Form {...props} name="basics">
      <Form.Item {...item('headline')} label="Headline" extra="The first thing employers read.">
        <Input placeholder="Front desk manager with a love of languages" />
      </Form.Item>
      <Form.Item {...item('bio')} label="Bio">
        <CountedText autoSize={{ minRows: 5, maxRows: 12 }} max={MAX_BIO_LENGTH} />
      </Form.Item>
      <Form.Item
        {...item('desiredRoles')}
        label="Desired roles"
        extra="The positions you are looking for. Press Enter or comma after each one."
      >
        <TypedList tokenSeparators={[',']} placeholder="Guest relations manager" />
      </Form.Item>
      <FieldPair>
        <Form.Item {...item('location')} label="Location">
          <Input placeholder="Lisbon, Portugal" autoComplete="off" />
        </Form.Item>
        <Form.Item {...item('phone')} label="Phone" extra="Employers see it only after you apply to one of their jobs.">
          <Input type="tel" autoComplete="tel" />
        </Form.Item>
        <Form.Item {...item('experience')} label="Years of experience">
          <NumberField inputMode="numeric" />
        </Form.Item>
        <Form.Item {...item('availableFrom')} label="Available from">
          <DayPicker />
        </Form.Item>
      </FieldPair>
      <div className={styles.actions}>
        <Button type="primary" htmlType="submit" disabled={save.isPending}>
          {save.isPending ? 'Saving…' : 'Save Changes'}
        </Button>
        {isDirty ? <p>You have unsaved changes.</p> : null}
      </div>
    </Form>
  );
}
