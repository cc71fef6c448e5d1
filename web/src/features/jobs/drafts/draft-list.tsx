import { useQuery } from '@tanstack/react-query';
import { Button, Flex, Tag } from 'antd';
import { Confirm } from '@/components/confirmation/confirm.tsx';
import type { JobDraftOutlineBody } from '@/api/generated/types.gen';
import { ButtonLink } from '@/components/layout/button-link.tsx';
import { focusNeighborOnRemove } from '@/lib/dom/focus-neighbor-on-remove.ts';
import { formatDate } from '@/lib/format/format-date.ts';
import { t } from '@/lib/language/t.ts';
import rows from '@/components/lists/rows.module.css';
import styles from '../manage/list/employer-jobs.module.css';
import { useRemoveDraft } from './draft-mutations.ts';
import { draftsQuery } from './draft-queries.ts';

/** The employer's drafts; hidden if there are none. */
export function DraftList() {
  const { data: drafts = [] } = useQuery(draftsQuery);
  if (drafts.length === 0) return null;
  return (
    <section aria-labelledby="drafts" className={styles.drafts}>
      <h3 id="drafts" className={styles.note}>
        {t('Drafts (visible only to you)')}
      </h3>
      <ul className={rows.rows}>
        {drafts.map((draft) => (
          <DraftRow key={draft.id} draft={draft} />
        ))}
      </ul>
    </section>
  );
}

function DraftRow({ draft }: { draft: JobDraftOutlineBody }) {
  const remove = useRemoveDraft();
  const name = draft.title || t('Untitled draft');
  return (
    <li ref={focusNeighborOnRemove} className={rows.row}>
      <div className={`${rows.words} ${styles.words}`}>
        <Flex wrap align="center" gap="small">
          <h4 dir="auto">{name}</h4>
          <Tag>{t('Draft')}</Tag>
        </Flex>
        <p>{t('Last changed {updatedAt}', { updatedAt: formatDate(draft.updatedAt) })}</p>
      </div>
      <Flex wrap gap="small">
        <ButtonLink to="/employer/post-job" search={{ draft: draft.id }} aria-label={t('Continue {name}', { name })}>
          {t('Continue')}
        </ButtonLink>
        <Confirm title={t('Delete this draft?')} okText={t('Delete')} onConfirm={() => remove.mutate(draft.id)}>
          {/* Stays enabled while the draft is being deleted, because a disabled button would lose the focus. */}
          <Button type="text" aria-label={t('Delete {name}', { name })}>
            {t('Delete')}
          </Button>
        </Confirm>
      </Flex>
    </li>
  );
}
