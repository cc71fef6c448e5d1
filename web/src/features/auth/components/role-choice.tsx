import { Icon, type IconName } from '../../../components/icon.tsx';
import type { RegistrationForm } from '../auth-forms.ts';
import styles from './role-choice.module.css';

type ChoosableRole = RegistrationForm['role'];

const ROLES: { value: ChoosableRole; label: string; text: string; icon: IconName }[] = [
  { value: 'job_seeker', label: 'Job Seeker', text: 'I am looking for a job', icon: 'compass' },
  { value: 'employer', label: 'Employer', text: 'I am hiring', icon: 'building' },
];

/** The choice of who one is here. */
export function RoleChoice({ value, onChange }: { value: ChoosableRole; onChange: (role: ChoosableRole) => void }) {
  return (
    <fieldset className={styles.choice}>
      <legend>I am a</legend>
      <div className={styles.options}>
        {ROLES.map((role) => (
          <label key={role.value} className={styles.option}>
            <input
              type="radio"
              name="role"
              value={role.value}
              checked={role.value === value}
              onChange={() => onChange(role.value)}
            />
            <Icon name={role.icon} size="1.5rem" />
            <span>
              <strong>{role.label}</strong>
              <small>{role.text}</small>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
