import { Section } from '@/components/layout/section.tsx';
import { t } from '@/lib/language/t.ts';
import styles from '../database.module.css';

const COMMANDS = [
  { code: 'npm run backup:restore --' },
  { code: 'docker compose run --rm wayfare-1 node dist/commands/backup.js restore' },
];

/** How to restore a backup, which only the server's operator can. */
export function Restoring({ name }: { name: string }) {
  return (
    <Section title={t('Restoring a backup')}>
      <p className={styles.hint}>
        {t(
          'Run one of these commands on the server; the second is for Docker. Nothing changes if the backup is damaged. All users must sign in again, and the present database is kept under another name.',
        )}
      </p>
      <pre className={styles.commands} dir="ltr">
        {COMMANDS.map(({ code }) => `${code} ${name}`).join('\n')}
      </pre>
    </Section>
  );
}
