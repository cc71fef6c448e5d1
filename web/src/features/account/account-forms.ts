import * as z from 'zod/mini';
import { codeRule, fullNameRule, ownPassword, passwordRule, repeated } from '@/lib/rules/account-rules.ts';
import { t } from '@/lib/language/t.ts';

export const nameSchema = z.object({ fullName: fullNameRule });

export const emailSchema = z.object({
  email: z.string().check(z.trim(), z.email(t('Please enter a valid email address'))),
  currentPassword: ownPassword(t('Current password is required')),
});

export const passwordSchema = z
  .object({
    currentPassword: ownPassword(t('Current password is required')),
    newPassword: passwordRule,
    confirmPassword: z.string(),
  })
  .check(z.refine((form) => form.newPassword === form.confirmPassword, repeated('newPassword')));

export const forgotPasswordSchema = z.object({
  login: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, t('Username or email is required')),
      z.maxLength(254, t('Username or email must be at most 254 characters')),
    ),
});

export const resetPasswordSchema = z
  .object({ password: passwordRule, confirmPassword: z.string() })
  .check(z.refine((form) => form.password === form.confirmPassword, repeated('password')));

/** Confirmation by the owner of the account. */

export const confirmWithCodeSchema = z.object({ password: ownPassword(t('Password is required')), code: codeRule });

export const codeSchema = z.object({ code: codeRule });

export const passkeySchema = z.object({
  name: z
    .string()
    .check(z.trim(), z.minLength(1, t('Name is required')), z.maxLength(50, t('Name must be at most 50 characters'))),
  password: ownPassword(t('Password is required')),
});
