import { Form, type FormInstance, type FormItemProps } from 'antd';
// A deep import, because the index of inputs brings 9 kB that the sign-in page does not use.
import Input from 'antd/es/input/Input';
import { Proposal } from '@/components/fields/proposal.tsx';
import { t } from '@/lib/language/t.ts';
import type { RegistrationForm } from '../auth-forms.ts';
import { suggestedEmail } from './suggested-email.ts';
import { RoleChoice } from './role-choice.tsx';

type AccountForm = Pick<RegistrationForm, 'fullName' | 'email' | 'username' | 'companyName' | 'role'>;

interface AccountFieldsProps<Values extends AccountForm> {
  form: FormInstance<Values>;
  item: (name: 'companyName' | 'fullName' | 'email' | 'username') => Pick<FormItemProps, 'name' | 'rules'>;
  /** The chosen role. */
  role: RegistrationForm['role'];
  /** Usernames to try instead of one that is taken. */
  otherUsernames: readonly string[];
}

/** The fields of every registration: the role, and who registers. */
export function AccountFields<Values extends AccountForm>({
  form,
  item,
  role,
  otherUsernames,
}: AccountFieldsProps<Values>) {
  const meant = suggestedEmail((Form.useWatch('email', form) as string | undefined) ?? '');
  const set = (values: Partial<AccountForm>) => form.setFieldsValue(values as never);
  return (
    <>
      <Form.Item name="role" label={t('I am a')} required>
        <RoleChoice />
      </Form.Item>
      {role === 'employer' ? (
        <Form.Item {...item('companyName')} label={t('Company name')}>
          <Input autoComplete="organization" enterKeyHint="next" />
        </Form.Item>
      ) : null}
      <Form.Item {...item('fullName')} label={t('Full name')} required>
        <Input autoComplete="name" enterKeyHint="next" />
      </Form.Item>
      <Form.Item
        {...item('email')}
        label={t('Email')}
        required
        extra={
          meant === undefined ? null : (
            <Proposal onTake={() => set({ email: meant })}>
              {t('Did you mean {value}?', { value: meant.split('@')[1] })}
            </Proposal>
          )
        }
      >
        <Input type="email" inputMode="email" autoComplete="email" enterKeyHint="next" />
      </Form.Item>
      <Form.Item
        {...item('username')}
        label={t('Username')}
        required
        extra={
          otherUsernames.length === 0
            ? null
            : otherUsernames.map((name) => (
                <Proposal key={name} onTake={() => set({ username: name })}>
                  {t('Try {name}', { name })}
                </Proposal>
              ))
        }
      >
        <Input autoComplete="username" autoCapitalize="none" spellCheck={false} enterKeyHint="next" />
      </Form.Item>
    </>
  );
}
