import * as z from 'zod/mini';
import { t } from '@/lib/language/t.ts';

export const MAX_REASON = 1000;

/** The reason of a decision about a person. */
export const reasonSchema = z.object({
  reason: z
    .string()
    .check(
      z.trim(),
      z.minLength(10, t('Reason must be at least 10 characters')),
      z.maxLength(MAX_REASON, t('Reason must be at most {MAX_REASON} characters', { MAX_REASON })),
    ),
});
