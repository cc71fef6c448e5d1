import { Link } from '@tanstack/react-router';
import { Button, Form, Input } from 'antd';
import * as z from 'zod/mini';
import type { PendingIdentityBody } from '@/api/generated/types.gen';
import { useSchemaForm } from '@/components/forms/use-schema-form.ts';
import { ErrorAlert } from '@/components/states/error-alert.tsx';
import { t } from '@/lib/language/t.ts';
import { Trans } from '@/lib/language/trans.tsx';
import { useLinkWithPassword } from './provider-mutations.ts';
import { isCodeRequired } from '../second-factor/code-required.ts';
import type { User } from '../user.ts';

const schema = z.object({ password: z.string().check(z.minLength(1, t('Password is required'))) });

interface ProviderLinkFormProps {
  pending: PendingIdentityBody;
  onSuccess: (user: User) => void;
  /** The password was correct, but a code is required. */
  onCode: () => void;
}

/** Asks for the password of the account that has the email address. */
export function ProviderLinkForm({ pending: { provider, email }, onSuccess, onCode }: ProviderLinkFormProps) {
  const link = useLinkWithPassword();
  const isBusy = link.isPending || link.isSuccess;
  const { props, item } = useSchemaForm(schema, ({ password }, { showRejections }) =>
    link.mutate(password, {
      onSuccess,
      onError: (error) => {
        if (isCodeRequired(error)) onCode();
        else showRejections(error);
      },
    }),
  );
  return (
    <>
      <h1>{t('Link your account')}</h1>
      <p>
        <Trans
          id="You already have a Wayfare account with the address <0>{email}</0>. Enter its password once, and you can sign in with {provider} from then on."
          values={{ email, provider }}
          components={{ 0: <strong /> }}
        />
      </p>
      <Form {...props} name="link" initialValues={{ password: '' }}>
        <ErrorAlert error={isCodeRequired(link.error) ? null : link.error} />
        <input hidden readOnly autoComplete="username" value={email ?? ''} />
        <Form.Item
          {...item('password')}
          label={t('Your Wayfare password')}
          required
          extra={<Link to="/forgot-password">{t('Forgot password?')}</Link>}
        >
          <Input.Password autoComplete="current-password" />
        </Form.Item>
        <Button type="primary" htmlType="submit" size="large" block disabled={isBusy}>
          {isBusy ? t('Linking…') : t('Link and Sign In')}
        </Button>
      </Form>
      <p>
        <Trans
          id="No password? <0>Sign in as you did before</0>, and link {provider} in your settings."
          values={{ provider }}
          components={{ 0: <Link to="/auth" /> }}
        />
      </p>
    </>
  );
}
