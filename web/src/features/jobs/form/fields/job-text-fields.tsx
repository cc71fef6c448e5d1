import { Form } from 'antd';
import { Choice } from '@/components/fields/choice.tsx';
import { CountedText } from '@/components/fields/counted-text.tsx';
import { CLEARABLE } from '@/components/fields/clearable.tsx';
import { t } from '@/lib/language/t.ts';
import { LANGUAGES } from '@/lib/rules/job-facts.ts';
import type { JobFormPart } from './job-basics-fields.tsx';
import { DESCRIPTION_LENGTH, MAX_TEXT_LENGTH } from '../job-form-schema.ts';

const MORE = [
  { name: 'requirements', label: t('Requirements') },
  { name: 'responsibilities', label: t('Responsibilities') },
  { name: 'benefits', label: t('Benefits') },
] as const;

/** The long texts of a listing. */
export function JobTextFields({ item }: JobFormPart) {
  return (
    <>
      <Form.Item {...item('description')} label={t('Description')} required>
        <CountedText autoSize={{ minRows: 9, maxRows: 24 }} min={DESCRIPTION_LENGTH.min} max={DESCRIPTION_LENGTH.max} />
      </Form.Item>
      {MORE.map(({ name, label }) => (
        <Form.Item key={name} {...item(name)} label={label}>
          <CountedText autoSize={{ minRows: 4, maxRows: 16 }} max={MAX_TEXT_LENGTH} />
        </Form.Item>
      ))}
      <Form.Item {...item('writtenIn')} label={t('Language of the listing')}>
        <Choice
          allowClear={CLEARABLE}
          showSearch={{ optionFilterProp: 'label' }}
          options={LANGUAGES}
          placeholder={t('Detected from the text')}
        />
      </Form.Item>
    </>
  );
}
