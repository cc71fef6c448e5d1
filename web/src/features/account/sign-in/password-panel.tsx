import { Link } from '@tanstack/react-router';
import { Button, Form, Input } from 'antd';
import { ErrorAlert } from '@/components/states/error-alert.tsx';
import { Panel } from '@/components/layout/panel.tsx';
import { t } from '@/lib/language/t.ts';
import { passwordSchema } from '../account-forms.ts';
import { useHasPassword } from '@/lib/query/sign-in-query.ts';
import { useChangePassword } from '../account-mutations.ts';
import { useSchemaForm } from '@/components/forms/use-schema-form.ts';

interface PasswordFormProps {
  username: string;
  hasPassword: boolean;
}

/** Changes the password, or sets the first one. */
export function PasswordPanel({ username }: { username: string }) {
  const hasPassword = useHasPassword();
  return (
    <Panel title={t('Password')}>
      <PasswordForm key={`${hasPassword}`} username={username} hasPassword={hasPassword} />
    </Panel>
  );
}

function PasswordForm({ username, hasPassword }: PasswordFormProps) {
  const change = useChangePassword();
  const empty = { newPassword: '', confirmPassword: '', ...(hasPassword && { currentPassword: '' }) };
  const { props, item } = useSchemaForm(passwordSchema, (typed, { showRejections, restart }) => {
    const { currentPassword = '', newPassword } = typed;
    change.mutate({ currentPassword, newPassword }, { onSuccess: () => restart(empty), onError: showRejections });
  });
  return (
    <Form {...props} name="password" initialValues={empty}>
      <ErrorAlert error={change.error} />
      {/* Tells password managers whose password it is. */}
      <input hidden readOnly autoComplete="username" value={username} />
      {hasPassword ? (
        <Form.Item
          {...item('currentPassword')}
          label={t('Current password')}
          required
          extra={<Link to="/forgot-password">{t('Forgot password?')}</Link>}
        >
          <Input.Password autoComplete="current-password" />
        </Form.Item>
      ) : null}
      <Form.Item
        {...item('newPassword')}
        label={t('New password')}
        required
        extra={t('At least 6 characters. You will be signed out everywhere else.')}
      >
        <Input.Password autoComplete="new-password" />
      </Form.Item>
      <Form.Item {...item('confirmPassword', ['newPassword'])} label={t('Confirm new password')} required>
        <Input.Password autoComplete="new-password" />
      </Form.Item>
      <Button type="primary" htmlType="submit" disabled={change.isPending}>
        {change.isPending ? t('Saving…') : hasPassword ? t('Change Password') : t('Set Password')}
      </Button>
    </Form>
  );
}
