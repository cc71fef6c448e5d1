import type { DatabaseStatusBody } from '@/api/generated/types.gen';
import { Badge } from '@/public/badge.tsx';
import { formatInstant } from '@/lib/format-time.ts';
import styles from './database.module.css';

/** What is known of the database as a whole. */
export function DatabaseFacts({ status }: { status: DatabaseStatusBody }) {
  const { schemaStatus, databaseType, serverVersion, databaseUrl, timestamp } = status;
  return (
    <dl className={styles.facts}>
      <div>
        <dt>Schema</dt>
        <dd>
          <Badge tone={schemaStatus.valid ? 'success' : 'destructive'}>
            {schemaStatus.valid ? 'Valid' : 'Not valid'}
          </Badge>
        </dd>
      </div>
      <div>
        <dt>Type</dt>
        <dd>
          {databaseType} {serverVersion}
        </dd>
      </div>
      <div>
        <dt>Checked</dt>
        <dd>
          <time dateTime={timestamp}>{formatInstant(timestamp)}</time>
        </dd>
      </div>
      <div className={styles.wide}>
        <dt>Address</dt>
        <dd>
          <code>{databaseUrl}</code>
        </dd>
      </div>
    </dl>
  );
}
