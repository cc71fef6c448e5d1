import { Button, Form, Input } from 'antd';
import { TownField } from '@/components/fields/town-field.tsx';
import { NumberField } from '@/components/fields/number-field.tsx';
import { FieldPair } from '@/components/fields/field-pair.tsx';
import type { JobSeekerProfileBody } from '@/api/generated/types.gen';
import { CountedText } from '@/components/fields/counted-text.tsx';
import { DayPicker } from '@/components/fields/days/day-picker.tsx';
import { useUnsaved } from '@/components/forms/unsaved-guard.tsx';
import { t } from '@/lib/language/t.ts';
import { basicsOf, basicsSchema, MAX_BIO_LENGTH, toBasicsRequest } from './basics-form.ts';
import { useEditProfile } from '../../profile-mutations.ts';
import { changesBetween, useRecordForm } from '@/components/forms/use-record-form.ts';
import styles from '../editor.module.css';
import { PhoneField } from './phone-field.tsx';
import { RolesField } from './roles-field.tsx';

/** The basic fields of the profile, saved together. */
export function BasicsTab({ profile }: { profile: JobSeekerProfileBody }) {
  const save = useEditProfile();
  const stored = basicsOf(profile);
  const { props, item, isDirty } = useRecordForm(basicsSchema, stored, (typed, { showRejections }) => {
    const request = toBasicsRequest(changesBetween(stored, typed));
    save.mutate(() => request, { onError: showRejections });
  });
  useUnsaved(isDirty);
  const place = (Form.useWatch('location', props.form) as string | undefined) ?? '';

  return (
    <Form {...props} name="basics">
      <Form.Item {...item('headline')} label={t('Headline')} extra={t('The first thing employers read.')}>
        <Input placeholder={t('Front desk manager with a love of languages')} />
      </Form.Item>
      <Form.Item {...item('bio')} label={t('Bio')}>
        <CountedText autoSize={{ minRows: 5, maxRows: 12 }} max={MAX_BIO_LENGTH} />
      </Form.Item>
      <Form.Item
        {...item('desiredRoles')}
        label={t('Desired roles')}
        extra={t('The positions you are looking for. Press Enter or comma after each one.')}
      >
        <RolesField />
      </Form.Item>
      <FieldPair>
        <Form.Item {...item('location')} label={t('Location')}>
          <TownField placeholder={t('Lisbon, Portugal')} />
        </Form.Item>
        <Form.Item
          {...item('phone')}
          label={t('Phone')}
          extra={t('Employers see it only after you apply to one of their jobs.')}
        >
          <PhoneField place={place} />
        </Form.Item>
        <Form.Item {...item('experience')} label={t('Years of experience')}>
          <NumberField inputMode="numeric" />
        </Form.Item>
        <Form.Item {...item('availableFrom')} label={t('Available from')}>
          <DayPicker />
        </Form.Item>
        <Form.Item {...item('availableUntil')} label={t('Available until')}>
          <DayPicker />
        </Form.Item>
      </FieldPair>
      <div className={styles.actions}>
        <Button type="primary" htmlType="submit" disabled={save.isPending}>
          {save.isPending ? t('Saving…') : t('Save Changes')}
        </Button>
        {isDirty ? <p>{t('You have unsaved changes.')}</p> : null}
      </div>
    </Form>
  );
}
