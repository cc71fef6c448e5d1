import { Link } from '@tanstack/react-router';
import { Button, Form, Input } from 'antd';
import { ErrorAlert } from '@/components/states/error-alert.tsx';
import { Panel } from '@/components/layout/panel.tsx';
import { passwordSchema } from '@/features/account/account-forms.ts';
import { useChangePassword } from '@/features/account/account-mutations.ts';
import { useSchemaForm } from '@/components/forms/use-schema-form.ts';

const EMPTY = { currentPassword: '', newPassword: '', confirmPassword: '' };

/** Changes the password. */
export function PasswordPanel({ username }: { username: string }) {
  const change = useChangePassword();
  const { props, item } = useSchemaForm(passwordSchema, (typed, { showRejections, restart }) => {
    const { currentPassword, newPassword } = typed;
    change.mutate({ currentPassword, newPassword }, { onSuccess: () => restart(EMPTY), onError: showRejections });
  });
  return (
    <Panel title="Password">
      <Form {...props} name="password" initialValues={EMPTY}>
        <ErrorAlert error={change.error} />
        {/* Tells password managers whose password it is. */}
        <input hidden readOnly autoComplete="username" value={username} />
        <Form.Item
          {...item('currentPassword')}
          label="Current password"
          required
          extra={<Link to="/forgot-password">Forgot password?</Link>}
        >
          <Input.Password autoComplete="current-password" />
        </Form.Item>
        <Form.Item
          {...item('newPassword')}
          label="New password"
          required
          extra="At least 6 characters. You will be signed out everywhere else."
        >
          <Input.Password autoComplete="new-password" />
        </Form.Item>
        <Form.Item {...item('confirmPassword')} dependencies={['newPassword']} label="Confirm new password" required>
          <Input.Password autoComplete="new-password" />
        </Form.Item>
        <Button type="primary" htmlType="submit" disabled={change.isPending}>
          {change.isPending ? 'Changing…' : 'Change Password'}
        </Button>
      </Form>
    </Panel>
  );
}
