import { Button, Flex, Form } from 'antd';
import { CountedText } from '@/components/fields/counted-text.tsx';
import { useFirstGap } from '@/components/forms/use-gap-focus.ts';
import { limitRule } from '@/components/fields/limit-rule.ts';
import { t } from '@/lib/language/t.ts';

interface PremiumRefusalFormProps {
  action: string;
  isPending: boolean;
  onSubmit: (refusal: { text: string }) => void;
  onCancel: () => void;
}

/** Asks an admin why premium is refused; the employer sees the answer. */
export function PremiumRefusalForm({ action, isPending, onSubmit, onCancel }: PremiumRefusalFormProps) {
  const gap = useFirstGap<{ text: string }>();
  return (
    <Form<{ text: string }>
      layout="vertical"
      requiredMark={false}
      onFinish={onSubmit}
      {...gap}
      style={{ width: '100%' }}
    >
      <Form.Item
        name="text"
        label={t('Explanation for the employer')}
        extra={t('The employer is not charged. Online payments are refunded.')}
        rules={[{ required: true, whitespace: true, message: t('Please explain why') }, limitRule(1000)]}
      >
        <CountedText rows={3} max={1000} />
      </Form.Item>
      <Flex gap="small">
        <Button type="primary" htmlType="submit" disabled={isPending}>
          {action}
        </Button>
        <Button onClick={onCancel}>{t('Cancel')}</Button>
      </Flex>
    </Form>
  );
}
