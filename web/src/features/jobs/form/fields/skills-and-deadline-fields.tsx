import { Form } from 'antd';
import { TypedList } from '@/components/fields/typed-list.tsx';
import { DayPicker } from '@/components/fields/days/day-picker.tsx';
import { t } from '@/lib/language/t.ts';
import type { JobFormPart } from './job-basics-fields.tsx';
import type { DeadlineBounds } from '../job-form-schema.ts';

/** The required skills and the last day to apply. */
export function SkillsAndDeadlineFields({ item, deadline }: JobFormPart & { deadline: DeadlineBounds }) {
  return (
    <>
      <Form.Item
        {...item('skills')}
        label={t('Skills')}
        extra={t('For example a language, a certificate or a system. Press Enter or comma after each one.')}
      >
        <TypedList tokenSeparators={[',']} />
      </Form.Item>
      <Form.Item
        {...item('deadline')}
        label={t('Application deadline')}
        extra={t(
          'The last day to apply (UTC), at most 180 days ahead. Without one, the listing stays active for 30 days.',
        )}
      >
        <DayPicker min={deadline.earliest} max={deadline.latest} />
      </Form.Item>
    </>
  );
}
