import { Link } from '@tanstack/react-router';
import { Button, Form } from 'antd';
// Deep imports, because the index of inputs brings 9 kB that this page does not use.
import Input from 'antd/es/input/Input';
import Password from 'antd/es/input/Password';
import { ErrorAlert } from '@/components/states/error-alert.tsx';
import { useSchemaForm } from '@/components/forms/use-schema-form.ts';
import { t } from '@/lib/language/t.ts';
import { loginSchema } from '../auth-forms.ts';
import { useLogin } from '../session-mutations.ts';
import { isCodeRequired } from '../second-factor/code-required.ts';
import type { User } from '../user.ts';

interface LoginFormProps {
  onSuccess: (user: User) => void;
  /** The password was correct, but a code is required. */
  onCode: () => void;
}

/** Signs in with username or email and password. */
export function LoginForm({ onSuccess, onCode }: LoginFormProps) {
  const login = useLogin();
  const { props, item } = useSchemaForm(loginSchema, (credentials) =>
    login.mutate(credentials, { onSuccess, onError: (error) => void (isCodeRequired(error) && onCode()) }),
  );
  return (
    <Form {...props} name="login" initialValues={{ username: '', password: '' }}>
      <ErrorAlert error={isCodeRequired(login.error) ? null : login.error} />
      <Form.Item {...item('username')} label={t('Username')} required extra={t('Your email address works too.')}>
        <Input autoComplete="username" autoCapitalize="none" />
      </Form.Item>
      <Form.Item
        {...item('password')}
        label={t('Password')}
        required
        extra={<Link to="/forgot-password">{t('Forgot password?')}</Link>}
      >
        <Password autoComplete="current-password" />
      </Form.Item>
      <Button type="primary" htmlType="submit" size="large" block disabled={login.isPending}>
        {login.isPending ? t('Signing in…') : t('Sign in')}
      </Button>
    </Form>
  );
}
