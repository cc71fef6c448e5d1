import { Alert, Button, Flex, Form, Input } from 'antd';
import { NumberField } from '@/components/fields/number-field.tsx';
import { FieldPair } from '@/components/fields/field-pair.tsx';
import { Choice } from '@/components/fields/choice.tsx';
import { CLEARABLE } from '@/components/fields/clearable.tsx';
import { locale, t } from '@/lib/language/t.ts';
import { CURRENCIES, PERIODS } from '@/lib/rules/pay-choices.ts';
import { isInEuropeanUnion, payWarning } from '../pay/pay-warning.ts';
import { payContradiction } from '../pay/pay-text.ts';
import type { JobFormValues } from '../job-form-schema.ts';
import type { JobFormPart } from './job-basics-fields.tsx';

const BASES = [
  { value: 'gross', label: t('Gross, before taxes') },
  { value: 'net', label: t('Net, after taxes') },
];

interface PayFieldsProps extends JobFormPart {
  /** Puts the range in place of what the text says. */
  onUseRange: () => void;
}

/** What the job pays, as a range of figures and in words. */
export function PayFields({ item, onUseRange }: PayFieldsProps) {
  return (
    <>
      <PayRangeFields item={item} />
      <Form.Item
        {...item('salary')}
        label={t('Salary')}
        required
        extra={t('Follows the range until you write your own words. Add extras such as tips, housing and meals.')}
      >
        <Input placeholder={t('$45,000 a year, plus service charge')} />
      </Form.Item>
      <PayAdvice onUseRange={onUseRange} />
    </>
  );
}

/** What the job pays, as a range of figures. */
export function PayRangeFields({ item }: JobFormPart) {
  return (
    <FieldPair>
      <Form.Item {...item('minSalary', ['maxSalary', 'payPeriod', 'currency'])} label={t('Minimum salary')}>
        <NumberField isAmount placeholder={(40_000).toLocaleString(locale())} />
      </Form.Item>
      <Form.Item
        {...item('maxSalary', ['payPeriod', 'currency'])}
        label={t('Maximum salary')}
        extra={t('With a range, people can find your listing by salary.')}
      >
        <NumberField isAmount placeholder={(50_000).toLocaleString(locale())} />
      </Form.Item>
      <Form.Item {...item('payPeriod')} label={t('Pay period')}>
        <Choice options={PERIODS} />
      </Form.Item>
      <Form.Item {...item('currency')} label={t('Currency')}>
        <Choice showSearch={{ optionFilterProp: 'label' }} options={CURRENCIES} />
      </Form.Item>
      <Form.Item {...item('payBasis')} label={t('Gross or net')}>
        <Choice placeholder={t('Not stated')} allowClear={CLEARABLE} options={BASES} />
      </Form.Item>
    </FieldPair>
  );
}

/** A form has no values before it is first drawn. */
function contradictionIn(values: JobFormValues): string | undefined {
  return values.salary === undefined ? undefined : payContradiction(values.salary, values);
}

/** Advice about what contradicts itself, and about pay in the European Union. It never prevents posting. */
function PayAdvice({ onUseRange }: Pick<PayFieldsProps, 'onUseRange'>) {
  const form = Form.useFormInstance<JobFormValues>();
  const contradiction = Form.useWatch(contradictionIn, { form, preserve: true });
  const location = Form.useWatch<string | undefined>('location') ?? '';
  const min = Form.useWatch<number | null | undefined>('minSalary') ?? null;
  const max = Form.useWatch<number | null | undefined>('maxSalary') ?? null;
  const advice = isInEuropeanUnion(location) ? payWarning(min, max) : undefined;
  return (
    <Flex vertical gap="small" role="status">
      {contradiction ? (
        <Alert
          type="warning"
          showIcon
          title={contradiction}
          action={
            <Button size="small" onClick={onUseRange}>
              {t('Use the Range')}
            </Button>
          }
        />
      ) : null}
      {advice ? <Alert type="warning" showIcon title={advice} /> : null}
    </Flex>
  );
}
