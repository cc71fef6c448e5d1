import { Form, type FormInstance } from 'antd';
import { useRef, useState, type KeyboardEvent } from 'react';
import { ApiError } from '@/api/api-error.ts';
import type { RegistrationForm } from '../auth-forms.ts';
import { alternativesTo, proposedUsername } from './proposed-username.ts';
import { useMediaQuery } from '@/lib/dom/use-media-query.ts';

type Named = Pick<RegistrationForm, 'username' | 'email'>;

const CONFLICT = 409;

/** What every registration form does while it is typed: proposes a username, and moves on with the phone's Next key. */
export function useRegistration<Values extends Named & Pick<RegistrationForm, 'role'>>(
  form: FormInstance<Values>,
  initialRole: RegistrationForm['role'],
) {
  const isTouch = useMediaQuery('(pointer: coarse)');
  const proposed = useRef('');
  const [otherUsernames, setOthers] = useState<readonly string[]>([]);
  const role = (Form.useWatch('role', form) as RegistrationForm['role'] | undefined) ?? initialRole;

  const onValuesChange = (changed: Partial<Named>) => {
    if (changed.username !== undefined) setOthers([]);
    if (changed.email === undefined) return;
    const { username } = form.getFieldsValue(true) as Named;
    // A username that somebody typed or chose stays.
    if (username !== '' && username !== proposed.current) return;
    proposed.current = proposedUsername(changed.email);
    form.setFieldsValue({ username: proposed.current } as never);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    const field = event.target;
    if (!isTouch || event.key !== 'Enter' || !(field instanceof HTMLInputElement)) return;
    if (field.getAttribute('enterkeyhint') !== 'next') return;
    event.preventDefault();
    const fields = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input:not([type="radio"])')];
    fields[fields.indexOf(field) + 1]?.focus();
  };

  /** For the error of an attempt: a taken username gets proposals. */
  const proposeOthers = (error: unknown, { username, fullName }: Pick<RegistrationForm, 'username' | 'fullName'>) => {
    const isTaken = error instanceof ApiError && error.status === CONFLICT && error.message.startsWith('Username');
    setOthers(isTaken ? alternativesTo(username, fullName) : []);
  };

  return { role, fields: { form, role, otherUsernames }, handlers: { onValuesChange, onKeyDown }, proposeOthers };
}
