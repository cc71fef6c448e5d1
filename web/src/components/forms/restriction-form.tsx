import { useQuery } from '@tanstack/react-query';
import { Button, Flex, Form } from 'antd';
import { useEffect } from 'react';
import type { RestrictionReason } from '@/api/generated/types.gen';
import { CountedText } from '@/components/fields/counted-text.tsx';
import { limitRule } from '@/components/fields/limit-rule.ts';
import { Choice } from '@/components/fields/choice.tsx';
import { useFirstGap } from '@/components/forms/use-gap-focus.ts';
import { explanationsQuery } from '@/lib/query/explanations-query.ts';
import { optionsOf } from '@/lib/rules/job-options.ts';
import { RESTRICTION_REASONS } from '@/lib/rules/restriction-reasons.ts';
import { t } from '@/lib/language/t.ts';
import styles from './restriction-form.module.css';

/** Earlier explanations that are offered. */
const MAX_OFFERED = 4;

/** Why a listing is restricted, as its employer will read it. */
interface Restriction {
  reason: RestrictionReason;
  text: string;
}

interface RestrictionFormProps {
  action: string;
  /** The shortest explanation, in characters. */
  min?: number;
  isPending: boolean;
  onSubmit: (restriction: Restriction) => void;
  onCancel: () => void;
}

/** Asks an admin for the reason that the employer reads. Offers what admins wrote for the same reason before. */
export function RestrictionForm({ action, min = 1, isPending, onSubmit, onCancel }: RestrictionFormProps) {
  const gap = useFirstGap<Restriction>();
  const [form] = Form.useForm<Restriction>();
  // The button that opened the form is gone, and with it the focus.
  useEffect(() => form.focusField('reason'), [form]);
  const { data: explanations = [] } = useQuery(explanationsQuery);
  const earlier = (reason: string | undefined) =>
    explanations.filter((one) => one.reason === reason && one.text.length >= min).map(({ text }) => text);
  const offered = earlier(Form.useWatch('reason', form)).slice(0, MAX_OFFERED);
  const fill = (reason: string) => {
    const text = form.getFieldValue('text') as string | undefined;
    const isOwn = text && !explanations.some((one) => one.text === text);
    if (!isOwn) form.setFieldValue('text', earlier(reason)[0] ?? '');
  };
  return (
    <Form<Restriction>
      form={form}
      layout="vertical"
      requiredMark={false}
      onFinish={onSubmit}
      {...gap}
      style={{ width: '100%', maxWidth: '40rem' }}
    >
      <Form.Item name="reason" label={t('Reason')} rules={[{ required: true, message: t('Please choose a reason') }]}>
        <Choice options={optionsOf(RESTRICTION_REASONS)} onSelect={fill} />
      </Form.Item>
      <Form.Item
        name="text"
        label={t('Explanation for the employer')}
        rules={[
          { required: true, whitespace: true, message: t('Please explain what is wrong') },
          { min, message: t('Please write at least {min} characters', { min }) },
          limitRule(1000),
        ]}
      >
        <CountedText rows={3} max={1000} placeholder={t('What is wrong and how to fix it')} />
      </Form.Item>
      {offered.length > 1 ? (
        <Form.Item label={t('Used before')}>
          <Flex vertical gap="small" align="start">
            {offered.map((text) => (
              <Button key={text} className={styles.offered} onClick={() => form.setFieldValue('text', text)}>
                {text}
              </Button>
            ))}
          </Flex>
        </Form.Item>
      ) : null}
      <Flex wrap gap="small">
        <Button danger type="primary" htmlType="submit" disabled={isPending}>
          {action}
        </Button>
        <Button onClick={onCancel}>{t('Cancel')}</Button>
      </Flex>
    </Form>
  );
}
