import { Button, Flex, Form } from 'antd';
import type { RestrictionReason } from '@/api/generated/types.gen';
import { CountedText } from '@/components/fields/counted-text.tsx';
import { limitRule } from '@/components/fields/limit-rule.ts';
import { Choice } from '@/components/fields/choice.tsx';
import { useFirstGap } from '@/components/forms/use-gap-focus.ts';
import { optionsOf } from '@/lib/rules/job-options.ts';
import { RESTRICTION_REASONS } from '@/lib/rules/restriction-reasons.ts';

/** Why a listing is restricted, as its employer will read it. */
interface Restriction {
  reason: RestrictionReason;
  text: string;
}

interface RestrictionFormProps {
  action: string;
  isPending: boolean;
  onSubmit: (restriction: Restriction) => void;
  onCancel: () => void;
}

/** Asks an admin for the reason that the employer reads. */
export function RestrictionForm({ action, isPending, onSubmit, onCancel }: RestrictionFormProps) {
  const gap = useFirstGap<Restriction>();
  return (
    <Form<Restriction>
      layout="vertical"
      requiredMark={false}
      onFinish={onSubmit}
      {...gap}
      style={{ width: '100%', maxWidth: '40rem' }}
    >
      <Form.Item name="reason" label="Reason" rules={[{ required: true, message: 'Please choose a reason' }]}>
        <Choice options={optionsOf(RESTRICTION_REASONS)} />
      </Form.Item>
      <Form.Item
        name="text"
        label="Explanation for the employer"
        rules={[{ required: true, whitespace: true, message: 'Please explain what is wrong' }, limitRule(1000)]}
      >
        <CountedText rows={3} max={1000} placeholder="What is wrong and how to fix it" />
      </Form.Item>
      <Flex wrap gap="small">
        <Button danger type="primary" htmlType="submit" disabled={isPending}>
          {action}
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </Flex>
    </Form>
  );
}
