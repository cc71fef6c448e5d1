import * as z from 'zod/mini';
import { codeRule, fullNameRule, ownPassword, passwordRule, repeated } from '@/lib/rules/account-rules.ts';

export const nameSchema = z.object({ fullName: fullNameRule });

export const emailSchema = z.object({
  email: z.string().check(z.trim(), z.email('Please enter a valid email address')),
  currentPassword: ownPassword('Current password is required'),
});

export const passwordSchema = z
  .object({
    currentPassword: ownPassword('Current password is required'),
    newPassword: passwordRule,
    confirmPassword: z.string(),
  })
  .check(z.refine((form) => form.newPassword === form.confirmPassword, repeated('newPassword')));

export const forgotPasswordSchema = z.object({
  login: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Username or email is required'),
      z.maxLength(254, 'Username or email must be at most 254 characters'),
    ),
});

export const resetPasswordSchema = z
  .object({ password: passwordRule, confirmPassword: z.string() })
  .check(z.refine((form) => form.password === form.confirmPassword, repeated('password')));

/** Confirmation by the owner of the account. */

export const confirmWithCodeSchema = z.object({ password: ownPassword('Password is required'), code: codeRule });

export const codeSchema = z.object({ code: codeRule });

export const passkeySchema = z.object({
  name: z
    .string()
    .check(z.trim(), z.minLength(1, 'Name is required'), z.maxLength(50, 'Name must be at most 50 characters')),
  password: ownPassword('Password is required'),
});
