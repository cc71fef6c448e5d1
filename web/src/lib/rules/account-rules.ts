import * as z from 'zod/mini';
import { t } from '@/lib/language/t.ts';

export const fullNameRule = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, t('Full name is required')),
    z.maxLength(100, t('Full name must be at most 100 characters')),
  );

/** A code of an authenticator app, or a recovery code. */
export const codeRule = z
  .string()
  .check(z.trim(), z.minLength(1, t('Code is required')), z.maxLength(30, t('Code is too long')));

/** A new password; the server also refuses common ones. */
export const passwordRule = z
  .string()
  .check(
    z.minLength(6, t('Password must be at least 6 characters')),
    z.maxLength(128, t('Password must be at most 128 characters')),
  );

/** For a `z.refine`: the password is repeated, once both were typed. */
export const repeated = (name: 'password' | 'newPassword') => ({
  error: t('Passwords do not match'),
  path: ['confirmPassword'],
  when: ({ value }: { value: unknown }) =>
    typeof value === 'object' && value !== null && name in value && 'confirmPassword' in value,
});

/** The password of the signed-in user. Optional, because an account may have none. */
export const ownPassword = (message: string) => z.optional(z.string().check(z.minLength(1, message)));

export const confirmSchema = z.object({ password: ownPassword(t('Password is required')) });
