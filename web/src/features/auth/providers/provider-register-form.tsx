import { Link } from '@tanstack/react-router';
import { Button, Form } from 'antd';
import type { PendingIdentityBody } from '@/api/generated/types.gen';
import { useSchemaForm, type Submit } from '@/components/forms/use-schema-form.ts';
import { ErrorAlert } from '@/components/states/error-alert.tsx';
import { t } from '@/lib/language/t.ts';
import { Trans } from '@/lib/language/trans.tsx';
import { providerRegistrationSchema, type ProviderRegistrationForm } from '../auth-forms.ts';
import { useRegisterWithProvider } from './provider-mutations.ts';
import type { User } from '../user.ts';
import { proposedUsername } from '../registration/proposed-username.ts';
import { AccountFields } from '../registration/account-fields.tsx';
import { Agreement } from '../registration/agreement.tsx';
import { useRegistration } from '../registration/use-registration.ts';

interface ProviderRegisterFormProps {
  pending: PendingIdentityBody;
  onSuccess: (user: User) => void;
}

/** Creates an account without a password. */
export function ProviderRegisterForm({ pending, onSuccess }: ProviderRegisterFormProps) {
  const register = useRegisterWithProvider();
  // Stays disabled until the next page loads, because another click would register again.
  const isBusy = register.isPending || register.isSuccess;
  const [form] = Form.useForm<ProviderRegistrationForm>();
  const { fields, handlers, proposeOthers } = useRegistration(form, 'job_seeker');
  const submit: Submit<ProviderRegistrationForm> = (typed, { showRejections }) => {
    const companyName = typed.role === 'employer' ? typed.companyName || null : null;
    const onError = (error: Error) => {
      showRejections(error);
      proposeOthers(error, typed);
    };
    register.mutate({ ...typed, companyName }, { onSuccess, onError });
  };
  const { props, item } = useSchemaForm(providerRegistrationSchema, submit, undefined, form);
  const initialValues = {
    username: proposedUsername(pending.email ?? ''),
    email: pending.email ?? '',
    fullName: pending.fullName ?? '',
    role: 'job_seeker' as const,
    companyName: '',
  };
  return (
    <>
      <h1>{t('Create your account')}</h1>
      <p>
        <Trans
          id="Almost there. You will sign in with {provider} from now on. If you already have a Wayfare account, <0>sign in</0> and link {provider} in your settings."
          values={{ provider: pending.provider }}
          components={{ 0: <Link to="/auth" /> }}
        />
      </p>
      <Form {...props} {...handlers} name="provider-registration" initialValues={initialValues}>
        <ErrorAlert error={register.error} />
        <AccountFields {...fields} item={item} />
        <Button type="primary" htmlType="submit" size="large" block disabled={isBusy}>
          {isBusy ? t('Creating your account…') : t('Create Account')}
        </Button>
        <Agreement />
      </Form>
    </>
  );
}
