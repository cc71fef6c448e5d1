import { Typography } from 'antd';
import styles from '../../account.module.css';

/** Codes to keep for the day when the phone is gone. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <>
      <p>
        Keep these codes in a safe place, and not on your phone. Each signs you in once when you do not have the app.
        They are not shown again.
      </p>
      <ul className={styles.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Typography.Text copyable={{ text: codes.join('\n'), tooltips: false }}>Copy all codes</Typography.Text>
    </>
  );
}
