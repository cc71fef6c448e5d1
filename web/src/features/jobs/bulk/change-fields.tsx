import { Form, Segmented } from 'antd';
import { Choice } from '@/components/fields/choice.tsx';
import { DayPicker } from '@/components/fields/days/day-picker.tsx';
import { FieldPair } from '@/components/fields/field-pair.tsx';
import { NumberField } from '@/components/fields/number-field.tsx';
import { CLEARABLE } from '@/components/fields/clearable.tsx';
import { t } from '@/lib/language/t.ts';
import { ANSWERS, HOUSING } from '../form/fields/facts-fields.tsx';
import type { JobFormPart } from '../form/fields/job-basics-fields.tsx';
import { PayRangeFields } from '../form/fields/pay-fields.tsx';
import { ABOUT_HOUSING, YES_OR_NO } from '../form/job-facts-form.ts';
import { QuestionRows } from '../form/questions/question-rows.tsx';
import type { ChangedPart } from './change-form.ts';

/** The server checks the change, because it is right or wrong for all listings. */
const item: JobFormPart['item'] = (name) => ({ name, dependencies: [], rules: [] });

function PayChange() {
  const way = Form.useWatch<string | undefined>('payWay');
  return (
    <>
      <Form.Item name="payWay">
        <Segmented
          aria-label={t('How to change the pay')}
          options={[
            { value: 'raise', label: t('Raise by percent') },
            { value: 'range', label: t('Same range for all') },
          ]}
        />
      </Form.Item>
      {way === 'range' ? (
        <PayRangeFields item={item} />
      ) : (
        <Form.Item
          name="raise"
          label={t('Raise in percent')}
          extra={t('Both ends of each range, rounded to whole units, or to cents for pay by the hour.')}
        >
          <NumberField isAmount placeholder="3.5" />
        </Form.Item>
      )}
    </>
  );
}

function SeasonChange() {
  return (
    <FieldPair>
      <Form.Item name="startsOn" label={t('Season starts')}>
        <DayPicker />
      </Form.Item>
      <Form.Item name="endsOn" label={t('Season ends')}>
        <DayPicker />
      </Form.Item>
    </FieldPair>
  );
}

function DeadlineChange() {
  return (
    <Form.Item name="deadline" label={t('Deadline')} extra={t('Empty: 30 days after the approval.')}>
      <DayPicker />
    </Form.Item>
  );
}

function HousingChange() {
  const housing = Form.useWatch<string | undefined>('housing');
  return (
    <FieldPair>
      <Form.Item name="housing" label={t('Housing')}>
        <Choice placeholder={t('Not stated')} allowClear={CLEARABLE} options={HOUSING} />
      </Form.Item>
      {housing === 'paid' ? (
        <Form.Item name="housingCost" label={t('Monthly rent')}>
          <NumberField />
        </Form.Item>
      ) : null}
      {housing === 'paid' || housing === 'free'
        ? ABOUT_HOUSING.map((fact) => (
            <Form.Item key={fact} name={fact} label={YES_OR_NO[fact]}>
              <Choice placeholder={t('Not stated')} allowClear={CLEARABLE} options={ANSWERS} />
            </Form.Item>
          ))
        : null}
    </FieldPair>
  );
}

function QuestionsChange() {
  return (
    <Form.Item name="questions" extra={t('They replace all questions of each listing.')}>
      <QuestionRows />
    </Form.Item>
  );
}

/** The fields of each part of a change. */
export const CHANGE_FIELDS: Record<ChangedPart, { label: string; Fields: () => React.JSX.Element }> = {
  pay: { label: t('Pay'), Fields: PayChange },
  season: { label: t('Season'), Fields: SeasonChange },
  deadline: { label: t('Deadline'), Fields: DeadlineChange },
  housing: { label: t('Housing'), Fields: HousingChange },
  questions: { label: t('Questions for applicants'), Fields: QuestionsChange },
};
