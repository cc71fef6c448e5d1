import { Form, Input } from 'antd';
import type { ComponentProps } from 'react';
import { t } from '@/lib/language/t.ts';

type Field = 'fullName' | 'username' | 'password' | 'confirmPassword';
type Item = (name: Field, dependencies?: Field[]) => object;

/** The fields of an account whose address and role are known, for a form of `invitationSchema`. */
export function NewAccountFields({ item }: { item: Item }) {
  const field = (...names: Parameters<Item>): ComponentProps<typeof Form.Item> => item(...names);
  return (
    <>
      <Form.Item {...field('fullName')} label={t('Full name')} required>
        <Input autoComplete="name" />
      </Form.Item>
      <Form.Item {...field('username')} label={t('Username')} required>
        <Input autoComplete="username" autoCapitalize="none" />
      </Form.Item>
      <Form.Item {...field('password')} label={t('Password')} required>
        <Input.Password autoComplete="new-password" />
      </Form.Item>
      <Form.Item {...field('confirmPassword', ['password'])} label={t('Confirm password')} required>
        <Input.Password autoComplete="new-password" />
      </Form.Item>
    </>
  );
}
