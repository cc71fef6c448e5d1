import { useQuery } from '@tanstack/react-query';
import type { ImportErrorBody } from '@/api/generated/types.gen';
import { Loaded } from '@/components/states/loaded.tsx';
import { Said } from '@/lib/language/said.tsx';
import { t } from '@/lib/language/t.ts';
import { importQuery } from '../integration-queries.ts';
import styles from '../integrations.module.css';
import { listOf } from '@/lib/format/list-of.ts';

/** Which listings of an import were refused, and what was assumed or not read. */
export function ImportDetails({ id }: { id: number }) {
  return (
    <div className={styles.wide}>
      <Loaded query={useQuery(importQuery(id))} failureTitle={t('We couldn’t load the details')}>
        {({ errors, notes, refused, unread }) => (
          <>
            <Entries label={t('Refused listings')} entries={errors} />
            {refused > errors.length ? (
              <p className={styles.muted}>
                {t('The first {count} refused listings are shown.', { count: errors.length })}
              </p>
            ) : null}
            <Entries label={t('Assumed or left out')} entries={notes} />
            <UnreadFields names={unread} />
            {errors.length + notes.length + unread.length === 0 ? <p>{t('Every listing was read as it is.')}</p> : null}
          </>
        )}
      </Loaded>
    </div>
  );
}

function Entries({ label, entries }: { label: string; entries: readonly ImportErrorBody[] }) {
  if (entries.length === 0) return null;
  return (
    <div>
      <strong>{label}</strong>
      <ul className={styles.entries} aria-label={label}>
        {entries.map(({ position, reference, message }) => (
          <li key={`${position} ${message}`}>
            {t('Listing {position}', { position })}
            {reference ? ` (${reference})` : ''}: <Said text={message} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Fields of the feed that Wayfare does not know. */
export function UnreadFields({ names }: { names: readonly string[] }) {
  return names.length === 0 ? null : (
    <p className={styles.muted}>
      {t('Wayfare does not read these fields of the feed: {names}.', { names: listOf(names) })}
    </p>
  );
}
