import { Form, type FormItemProps } from 'antd';
// A deep import, because the index of inputs brings 9 kB that the sign-in page does not use.
import Input from 'antd/es/input/Input';
import type { RegistrationForm } from '@/features/auth/auth-forms.ts';
import { RoleChoice } from './role-choice.tsx';

interface AccountFieldsProps {
  item: (name: 'companyName' | 'fullName' | 'email' | 'username') => Pick<FormItemProps, 'name' | 'rules'>;
  /** The chosen role. */
  role: RegistrationForm['role'];
}

/** The fields of every registration: the role, and who registers. */
export function AccountFields({ item, role }: AccountFieldsProps) {
  return (
    <>
      <Form.Item name="role" label="I am a" required>
        <RoleChoice />
      </Form.Item>
      {role === 'employer' ? (
        <Form.Item {...item('companyName')} label="Company name">
          <Input autoComplete="organization" />
        </Form.Item>
      ) : null}
      <Form.Item {...item('fullName')} label="Full name" required>
        <Input autoComplete="name" />
      </Form.Item>
      <Form.Item {...item('email')} label="Email" required>
        <Input type="email" autoComplete="email" />
      </Form.Item>
      <Form.Item {...item('username')} label="Username" required>
        <Input autoComplete="username" autoCapitalize="none" />
      </Form.Item>
    </>
  );
}
