import { ApiError } from '@/api/api-error.ts';

/** Whether the password was correct but a code is required. */
export function isCodeRequired(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'second_factor_required';
}
