import { Button, Form } from 'antd';
// A deep import, because the index of inputs brings 9 kB that this page does not use.
import Password from 'antd/es/input/Password';
import { ErrorAlert } from '@/components/states/error-alert.tsx';
import { useSchemaForm, type Submit } from '@/components/forms/use-schema-form.ts';
import { t } from '@/lib/language/t.ts';
import { registrationSchema, toRegistration, type RegistrationForm } from '../auth-forms.ts';
import { useRegister } from '../session-mutations.ts';
import type { User } from '../user.ts';
import styles from '../sign-in/auth-page.module.css';
import { AccountFields } from './account-fields.tsx';
import { Agreement } from './agreement.tsx';
import { useRegistration } from './use-registration.ts';

interface RegisterFormProps {
  role: RegistrationForm['role'];
  onSuccess: (user: User) => void;
}

/** Creates an account of a job seeker or an employer. */
export function RegisterForm({ role, onSuccess }: RegisterFormProps) {
  const register = useRegister();
  // Stays disabled until the next page loads, because another click would register again.
  const isBusy = register.isPending || register.isSuccess;
  const [form] = Form.useForm<RegistrationForm>();
  const { fields, handlers, proposeOthers } = useRegistration(form, role);
  const submit: Submit<RegistrationForm> = (typed, { showRejections }) => {
    const onError = (error: Error) => {
      showRejections(error);
      proposeOthers(error, typed);
    };
    register.mutate(toRegistration(typed), { onSuccess, onError });
  };
  const { props, item } = useSchemaForm(registrationSchema, submit, undefined, form);
  const initialValues: RegistrationForm = {
    username: '',
    email: '',
    fullName: '',
    password: '',
    confirmPassword: '',
    role,
    companyName: '',
  };
  return (
    <Form {...props} {...handlers} name="register" initialValues={initialValues}>
      <ErrorAlert error={register.error} />
      <AccountFields {...fields} item={item} />
      <div className={styles.pair}>
        <Form.Item {...item('password')} label={t('Password')} required extra={t('At least 6 characters.')}>
          <Password autoComplete="new-password" enterKeyHint="next" />
        </Form.Item>
        <Form.Item {...item('confirmPassword', ['password'])} label={t('Confirm password')} required>
          <Password autoComplete="new-password" enterKeyHint="go" />
        </Form.Item>
      </div>
      <Button type="primary" htmlType="submit" size="large" block disabled={isBusy}>
        {isBusy ? t('Creating your account…') : t('Create Account')}
      </Button>
      <Agreement />
    </Form>
  );
}
