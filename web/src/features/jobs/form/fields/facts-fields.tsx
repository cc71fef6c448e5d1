import { Form, InputNumber, Select } from 'antd';
import { Choice } from '@/components/forms/choice.tsx';
import { DayPicker } from '@/components/forms/day-picker.tsx';
import { ABOUT_HOUSING, YES_OR_NO } from '@/features/jobs/form/job-facts-form.ts';
import styles from '@/features/jobs/form/job-form.module.css';
import { countryName } from '@/lib/rules/job-facts.ts';
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

const CODES =
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW';
const COUNTRIES = CODES.split(' ')
  .map((value) => ({ value, label: countryName(value) }))
  .sort((a, b) => a.label.localeCompare(b.label));

const QUESTIONS = Object.entries(YES_OR_NO) as [keyof typeof YES_OR_NO, string][];

/** What hospitality applicants ask first; all optional. */
export function FactsFields({ item }: JobFormPart) {
  const housing = Form.useWatch<string | undefined>('housing');
  const jobType = Form.useWatch<string | undefined>('jobType');
  const hiresIn = Form.useWatch<string[] | undefined>('hiresIn');
  const currency = Form.useWatch<string | undefined>('currency');
  const hasHousing = housing === 'free' || housing === 'paid';
  const questions = QUESTIONS.filter(([fact]) => hasHousing || !ABOUT_HOUSING.includes(fact));
  return (
    <div className={styles.facts}>
      <Form.Item {...item('startsOn')} label="Season starts">
        <DayPicker />
      </Form.Item>
      <Form.Item {...item('endsOn')} label="Season ends" dependencies={['startsOn']}>
        <DayPicker />
      </Form.Item>
      <Form.Item {...item('housing')} label="Housing">
        <Choice placeholder="Not stated" allowClear options={HOUSING} />
      </Form.Item>
      {housing === 'paid' ? (
        <Form.Item {...item('housingCost')} label={`Monthly rent (${currency || 'USD'})`}>
          <InputNumber<number> controls={false} style={{ width: '100%' }} />
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
      <Form.Item {...item('hoursPerWeek')} label="Hours a week">
        <InputNumber<number> controls={false} style={{ width: '100%' }} />
      </Form.Item>
      <Form.Item {...item('contractMonths')} label="Contract months">
        <InputNumber<number> controls={false} style={{ width: '100%' }} />
      </Form.Item>
      <Form.Item {...item('joiningPort')} label="Joining port">
        <PortField />
      </Form.Item>
      {jobType === 'remote' || hiresIn?.length ? (
        <Form.Item {...item('hiresIn')} label="Hires in (remote jobs)" className={styles.wide ?? ''}>
          <Select
            mode="multiple"
            showSearch={{ optionFilterProp: 'label' }}
            virtual={false}
            options={COUNTRIES}
            placeholder="Countries where applicants may live"
          />
        </Form.Item>
      ) : null}
      <Form.Item {...item('certificates')} label="Certificates needed" className={styles.wide ?? ''}>
        <Select
          mode="tags"
          tokenSeparators={[',']}
          notFoundContent={null}
          suffixIcon={null}
          virtual={false}
          placeholder="STCW, Food Hygiene Level 2"
        />
      </Form.Item>
      <Form.Item {...item('languages')} label="Languages" className={styles.wide ?? ''}>
        <LanguageRows />
      </Form.Item>
    </div>
  );
}
