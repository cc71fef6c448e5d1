import { Form, Input, type FormItemProps } from 'antd';
import { useHasPassword } from '@/lib/query/sign-in-query.ts';
import { t } from '@/lib/language/t.ts';

/** The field for the password of the account, if it has one. */
export function OwnPassword(field: Pick<FormItemProps, 'name' | 'rules'>) {
  if (!useHasPassword()) return null;
  return (
    <Form.Item {...field} label={t('Your password')} required>
      <Input.Password autoComplete="current-password" />
    </Form.Item>
  );
}
