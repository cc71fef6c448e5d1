import { Button } from '../../../components/button.tsx';
import { ServerMessage } from '../../../components/server-message.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { useForm } from '../../../lib/use-form.ts';
import { registrationSchema, toRegistration, type RegistrationForm } from '../auth-forms.ts';
import { useRegister } from '../session-mutations.ts';
import type { User } from '../user.ts';
import styles from './auth-page.module.css';
import { RoleChoice } from './role-choice.tsx';

interface RegisterFormProps {
  role: RegistrationForm['role'];
  onSuccess: (user: User) => void;
}

/** Creates an account of a job seeker or an employer. */
export function RegisterForm({ role, onSuccess }: RegisterFormProps) {
  const register = useRegister();
  // Until the page that follows is there: a click more would register again.
  const isUnderWay = register.isPending || register.isSuccess;
  const { form, values, errors, set, submit } = useForm(registrationSchema, {
    username: '',
    email: '',
    fullName: '',
    password: '',
    confirmPassword: '',
    role,
    companyName: '',
  });
  const field = (name: Exclude<keyof RegistrationForm, 'role'>) => ({
    name,
    value: values[name],
    error: errors[name],
    onValue: (value: string) => set(name, value),
  });
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={submit((typed) => register.mutate(toRegistration(typed), { onSuccess }))}
    >
      <ServerMessage error={register.error} />
      <RoleChoice value={values.role} onChange={(chosen) => set('role', chosen)} />
      {values.role === 'employer' ? (
        <TextField label="Company name" autoComplete="organization" {...field('companyName')} />
      ) : null}
      <TextField label="Full name" autoComplete="name" required {...field('fullName')} />
      <TextField label="Email" type="email" autoComplete="email" required {...field('email')} />
      <TextField label="Username" autoComplete="username" autoCapitalize="none" required {...field('username')} />
      <div className={styles.pair}>
        <TextField label="Password" type="password" autoComplete="new-password" required {...field('password')} />
        <TextField
          label="Confirm password"
          type="password"
          autoComplete="new-password"
          required
          {...field('confirmPassword')}
        />
      </div>
      <Button type="submit" look="accent" size="large" disabled={isUnderWay}>
        {isUnderWay ? 'Creating your account…' : 'Create Account'}
      </Button>
    </form>
  );
}
