import * as z from 'zod/mini';
import { fullNameRule, passwordRule, repeated } from '@/lib/rules/account-rules.ts';
import { t } from '@/lib/language/t.ts';
import type { Registration } from './session-mutations.ts';

const usernameRule = z
  .string()
  .check(
    z.trim(),
    z.minLength(3, t('Username must be at least 3 characters')),
    z.maxLength(50, t('Username must be at most 50 characters')),
  );

/** Users may sign in with their email address, which can be longer than a username. */
const loginRule = z
  .string()
  .check(
    z.trim(),
    z.minLength(3, t('Username must be at least 3 characters')),
    z.maxLength(254, t('Username must be at most 254 characters')),
  );

/** The login form. */
export const loginSchema = z.object({ username: loginRule, password: passwordRule });

const emailRule = z.string().check(z.trim(), z.email(t('Please enter a valid email address')));
const roleRule = z.enum(['job_seeker', 'employer']);
const companyRule = z.string().check(z.trim(), z.maxLength(100, t('Company name must be at most 100 characters')));

/** Registration through a provider. */
export const providerRegistrationSchema = z.object({
  username: usernameRule,
  email: emailRule,
  fullName: fullNameRule,
  role: roleRule,
  companyName: companyRule,
});

export type ProviderRegistrationForm = z.infer<typeof providerRegistrationSchema>;

/** The account of an invited admin. */
export const invitationSchema = z
  .object({
    username: usernameRule,
    fullName: fullNameRule,
    password: passwordRule,
    confirmPassword: z.string(),
  })
  .check(z.refine((form) => form.password === form.confirmPassword, repeated('password')));

/** The registration form as typed. */
export const registrationSchema = z
  .object({
    username: usernameRule,
    email: emailRule,
    fullName: fullNameRule,
    password: passwordRule,
    confirmPassword: z.string().check(z.minLength(6, t('Password must be at least 6 characters'))),
    role: roleRule,
    companyName: companyRule,
  })
  .check(z.refine((form) => form.password === form.confirmPassword, repeated('password')));

export type RegistrationForm = z.infer<typeof registrationSchema>;

/** The payload of a valid form: a company only for an employer, and never the repeated password. */
export function toRegistration(form: RegistrationForm): Registration {
  const { username, email, fullName, password, role, companyName } = form;
  const company = role === 'employer' && companyName !== '' ? { companyName } : {};
  return { username, email, fullName, password, role, avatar: null, ...company };
}
