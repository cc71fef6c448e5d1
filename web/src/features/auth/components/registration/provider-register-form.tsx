import { Link } from '@tanstack/react-router';
import { Button, Form } from 'antd';
import type { PendingIdentityBody } from '@/api/generated/types.gen';
import { useSchemaForm } from '@/components/forms/use-schema-form.ts';
import { ErrorAlert } from '@/components/states/error-alert.tsx';
import { providerRegistrationSchema } from '@/features/auth/auth-forms.ts';
import { useRegisterWithProvider } from '@/features/auth/providers/provider-mutations.ts';
import type { User } from '@/features/auth/user.ts';
import { AccountFields } from './account-fields.tsx';

interface ProviderRegisterFormProps {
  pending: PendingIdentityBody;
  onSuccess: (user: User) => void;
}

/** Creates an account without a password. */
export function ProviderRegisterForm({ pending, onSuccess }: ProviderRegisterFormProps) {
  const register = useRegisterWithProvider();
  // Stays disabled until the next page loads, because another click would register again.
  const isBusy = register.isPending || register.isSuccess;
  const { form, props, item } = useSchemaForm(providerRegistrationSchema, (typed, { showRejections }) => {
    const companyName = typed.role === 'employer' ? typed.companyName || null : null;
    register.mutate({ ...typed, companyName }, { onSuccess, onError: showRejections });
  });
  const role = Form.useWatch('role', form) ?? 'job_seeker';
  const initialValues = {
    username: '',
    email: pending.email ?? '',
    fullName: pending.fullName ?? '',
    role: 'job_seeker' as const,
    companyName: '',
  };
  return (
    <>
      <h1>Create your account</h1>
      <p>
        Almost there. You will sign in with {pending.provider} from now on. If you already have a Wayfare account,{' '}
        <Link to="/auth">sign in</Link> and link {pending.provider} in your settings.
      </p>
      <Form {...props} name="provider-registration" initialValues={initialValues}>
        <ErrorAlert error={register.error} />
        <AccountFields item={item} role={role} />
        <Button type="primary" htmlType="submit" size="large" block disabled={isBusy}>
          {isBusy ? 'Creating your account…' : 'Create Account'}
        </Button>
      </Form>
    </>
  );
}
