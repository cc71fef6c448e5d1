import { Button, Flex, Form, Input } from 'antd';

interface PremiumRefusalFormProps {
  action: string;
  isPending: boolean;
  onSubmit: (refusal: { text: string }) => void;
  onCancel: () => void;
}

/** Asks an admin why premium is refused; the employer sees the answer. */
export function PremiumRefusalForm({ action, isPending, onSubmit, onCancel }: PremiumRefusalFormProps) {
  return (
    <Form<{ text: string }> layout="vertical" requiredMark={false} onFinish={onSubmit} style={{ width: '100%' }}>
      <Form.Item
        name="text"
        label="Explanation for the employer"
        extra="The employer is not charged. Online payments are refunded."
        rules={[{ required: true, whitespace: true, message: 'Please explain why' }]}
      >
        <Input.TextArea rows={3} maxLength={1000} showCount />
      </Form.Item>
      <Flex gap="small">
        <Button type="primary" htmlType="submit" disabled={isPending}>
          {action}
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </Flex>
    </Form>
  );
}
