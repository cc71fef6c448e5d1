import { Typography } from 'antd';
import { t } from '@/lib/language/t.ts';
import styles from '../account.module.css';

/** One-time codes for signing in without the authenticator app. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <>
      <p>
        {t(
          'Keep these codes in a safe place, and not on your phone. Each works once in place of a code from the app. They are not shown again.',
        )}
      </p>
      <ul className={styles.codes} aria-label={t('Recovery codes')}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Typography.Text copyable={{ text: codes.join('\n'), tooltips: false }}>{t('Copy all codes')}</Typography.Text>
    </>
  );
}
