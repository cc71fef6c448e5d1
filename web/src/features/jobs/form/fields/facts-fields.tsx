import { Form, Select } from 'antd';
import { NumberField } from '@/components/fields/number-field.tsx';
import { TypedList } from '@/components/fields/typed-list.tsx';
import { Choice } from '@/components/fields/choice.tsx';
import { DayPicker } from '@/components/fields/day-picker.tsx';
import { ABOUT_HOUSING, YES_OR_NO } from '../job-facts-form.ts';
import styles from '../job-form.module.css';
import { HiresInField } from './hires-in-field.tsx';
import type { JobFormPart } from './job-basics-fields.tsx';
import { LanguageRows } from './language-rows.tsx';
import { PortField } from './port-field.tsx';

const HOUSING = [
  { value: 'none', label: 'No housing' },
  { value: 'free', label: 'Free housing' },
  { value: 'paid', label: 'Housing for rent' },
];

const ANSWERS = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

const SHIFTS = ['day', 'evening', 'night', 'weekend', 'split', 'rotating'].map((value) => ({
  value,
  label: value.charAt(0).toUpperCase() + value.slice(1),
}));

const QUESTIONS = Object.entries(YES_OR_NO) as [keyof typeof YES_OR_NO, string][];

/** What hospitality applicants ask first; all optional. */
export function FactsFields({ item }: JobFormPart) {
  const housing = Form.useWatch<string | undefined>('housing');
  const currency = Form.useWatch<string | undefined>('currency');
  const hasHousing = housing === 'free' || housing === 'paid';
  const questions = QUESTIONS.filter(([fact]) => hasHousing || !ABOUT_HOUSING.includes(fact));
  return (
    <div className={styles.facts}>
      <Form.Item {...item('startsOn')} label="Season starts">
        <DayPicker />
      </Form.Item>
      <Form.Item {...item('endsOn', ['startsOn'])} label="Season ends">
        <DayPicker />
      </Form.Item>
      <Form.Item {...item('housing')} label="Housing">
        <Choice placeholder="Not stated" allowClear options={HOUSING} />
      </Form.Item>
      {housing === 'paid' ? (
        <Form.Item {...item('housingCost')} label={`Monthly rent (${currency || 'USD'})`}>
          <NumberField />
        </Form.Item>
      ) : null}
      {questions.map(([fact, label]) => (
        <Form.Item key={fact} {...item(fact)} label={label}>
          <Choice placeholder="Not stated" allowClear options={ANSWERS} />
        </Form.Item>
      ))}
      <Form.Item {...item('shifts')} label="Shifts">
        <Select mode="multiple" virtual={false} options={SHIFTS} placeholder="Not stated" />
      </Form.Item>
      <Form.Item {...item('hoursPerWeek')} label="Hours per week">
        <NumberField />
      </Form.Item>
      <Form.Item {...item('contractMonths')} label="Contract length (months)">
        <NumberField />
      </Form.Item>
      <Form.Item {...item('joiningPort')} label="Joining port">
        <PortField />
      </Form.Item>
      <HiresInField item={item} />
      <Form.Item {...item('certificates')} label="Certificates needed" className={styles.wide ?? ''}>
        <TypedList tokenSeparators={[',']} placeholder="STCW, Food Hygiene Level 2" />
      </Form.Item>
      <Form.Item {...item('languages')} label="Languages" className={styles.wide ?? ''}>
        <LanguageRows />
      </Form.Item>
    </div>
  );
}
