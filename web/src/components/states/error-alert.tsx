import { Alert } from 'antd';
import { messageOf } from '@/api/api-error.ts';

/** The server's message about the last attempt, if it failed. */
export function ErrorAlert({ error }: { error: unknown }) {
  return error instanceof Error ? <Alert type="error" role="alert" showIcon title={messageOf(error)} /> : null;
}
