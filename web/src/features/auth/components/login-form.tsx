import { Button } from '../../../components/button.tsx';
import { ServerMessage } from '../../../components/server-message.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { useForm } from '../../../lib/use-form.ts';
import { loginSchema } from '../auth-forms.ts';
import { useLogin } from '../session-mutations.ts';
import type { User } from '../user.ts';
import styles from './auth-page.module.css';

/** Signs in with username and password. */
export function LoginForm({ onSuccess }: { onSuccess: (user: User) => void }) {
  const login = useLogin();
  const { form, values, errors, set, submit } = useForm(loginSchema, { username: '', password: '' });
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={submit((credentials) => login.mutate(credentials, { onSuccess }))}
    >
      <ServerMessage error={login.error} />
      <TextField
        label="Username"
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        required
        value={values.username}
        error={errors.username}
        onValue={(value) => set('username', value)}
      />
      <TextField
        label="Password"
        name="password"
        type="password"
        autoComplete="current-password"
        required
        value={values.password}
        error={errors.password}
        onValue={(value) => set('password', value)}
      />
      <Button type="submit" look="accent" size="large" disabled={login.isPending}>
        {login.isPending ? 'Logging in…' : 'Log In'}
      </Button>
    </form>
  );
}
