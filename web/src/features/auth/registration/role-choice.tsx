import { Radio } from 'antd';
import { Icon, type IconName } from '@/light/marks/icon.tsx';
import { t } from '@/lib/language/t.ts';
import type { RegistrationForm } from '../auth-forms.ts';
import styles from './role-choice.module.css';

type ChoosableRole = RegistrationForm['role'];

const ROLES: { value: ChoosableRole; label: string; text: string; icon: IconName }[] = [
  { value: 'job_seeker', label: t('Job Seeker'), text: t('Looking for a job'), icon: 'compass' },
  { value: 'employer', label: t('Employer'), text: t('Hiring staff'), icon: 'building' },
];

interface RoleChoiceProps {
  value?: ChoosableRole;
  onChange?: (role: ChoosableRole) => void;
}

/** The choice between job seeker and employer; a form item passes value and handler. */
export function RoleChoice({ value, onChange }: RoleChoiceProps) {
  return (
    <Radio.Group
      className={styles.options}
      aria-label={t('I am a')}
      name="role"
      value={value}
      onChange={(event) => onChange?.(event.target.value as ChoosableRole)}
    >
      {ROLES.map((role) => (
        <Radio key={role.value} value={role.value} className={styles.option}>
          <Icon name={role.icon} size="1.5rem" />
          <span>
            <strong>{role.label}</strong>
            <small>{role.text}</small>
          </span>
        </Radio>
      ))}
    </Radio.Group>
  );
}
