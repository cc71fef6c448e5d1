import { Form, Select } from 'antd';
import { NumberField } from '@/components/fields/number-field.tsx';
import { TypedList } from '@/components/fields/typed-list.tsx';
import { Choice } from '@/components/fields/choice.tsx';
import { DayPicker } from '@/components/fields/days/day-picker.tsx';
import { CLEARABLE } from '@/components/fields/clearable.tsx';
import { t } from '@/lib/language/t.ts';
import { SHIFTS } from '@/lib/rules/job-facts.ts';
import { capitalized } from '@/lib/format/sentence.ts';
import { ABOUT_HOUSING, YES_OR_NO } from '../job-facts-form.ts';
import styles from '../job-form.module.css';
import { HiresInField } from './hires-in-field.tsx';
import type { JobFormPart } from './job-basics-fields.tsx';
import { LanguageRows } from './language-rows.tsx';
import { TownField } from '@/components/fields/town-field.tsx';

/** Kinds of housing to choose from. */
export const HOUSING = [
  { value: 'none', label: t('No housing') },
  { value: 'free', label: t('Free housing') },
  { value: 'paid', label: t('Housing for rent') },
];

/** Answers to whether something is offered. */
export const ANSWERS = [
  { value: 'yes', label: t('Yes') },
  { value: 'no', label: t('No') },
];

const SHIFT_OPTIONS = Object.entries(SHIFTS).map(([value, label]) => ({ value, label: capitalized(label) }));

const QUESTIONS = Object.entries(YES_OR_NO) as [keyof typeof YES_OR_NO, string][];

/** What hospitality applicants ask first; all optional. */
export function FactsFields({ item }: JobFormPart) {
  const housing = Form.useWatch<string | undefined>('housing');
  const currency = Form.useWatch<string | undefined>('currency');
  const hasHousing = housing === 'free' || housing === 'paid';
  const questions = QUESTIONS.filter(([fact]) => hasHousing || !ABOUT_HOUSING.includes(fact));
  return (
    <div className={styles.facts}>
      <Form.Item {...item('startsOn')} label={t('Season starts')}>
        <DayPicker />
      </Form.Item>
      <Form.Item {...item('endsOn', ['startsOn'])} label={t('Season ends')}>
        <DayPicker />
      </Form.Item>
      <Form.Item {...item('housing')} label={t('Housing')}>
        <Choice placeholder={t('Not stated')} allowClear={CLEARABLE} options={HOUSING} />
      </Form.Item>
      {housing === 'paid' ? (
        <Form.Item {...item('housingCost')} label={t('Monthly rent ({currency})', { currency: currency || 'USD' })}>
          <NumberField />
        </Form.Item>
      ) : null}
      {questions.map(([fact, label]) => (
        <Form.Item key={fact} {...item(fact)} label={label}>
          <Choice placeholder={t('Not stated')} allowClear={CLEARABLE} options={ANSWERS} />
        </Form.Item>
      ))}
      <Form.Item {...item('shifts')} label={t('Shifts')}>
        <Select mode="multiple" virtual={false} options={SHIFT_OPTIONS} placeholder={t('Not stated')} />
      </Form.Item>
      <Form.Item {...item('hoursPerWeek')} label={t('Hours per week')}>
        <NumberField />
      </Form.Item>
      <Form.Item {...item('contractMonths')} label={t('Contract length (months)')}>
        <NumberField />
      </Form.Item>
      <Form.Item {...item('joiningPort')} label={t('Joining port')}>
        <TownField />
      </Form.Item>
      <HiresInField item={item} />
      <Form.Item {...item('certificates')} label={t('Certificates needed')} className={styles.wide}>
        <TypedList tokenSeparators={[',']} placeholder={t('STCW, Food Hygiene Level 2')} />
      </Form.Item>
      <Form.Item {...item('languages')} label={t('Languages')} className={styles.wide}>
        <LanguageRows />
      </Form.Item>
    </div>
  );
}
