import { Button, Flex } from 'antd';
import { Suspense, useState } from 'react';
import { lazily } from '@/light/blocks/lazily.tsx';
import type { ReceivedApplicationBody } from '@/api/generated/types.gen';
import { locale, t } from '@/lib/language/t.ts';
import { useAllReceived } from '../use-all-received.ts';
import type { ReceivedApplicationsSearch } from '../list/received-applications-search.ts';
import { AssignMenu } from '../assign/assign-menu.tsx';
import styles from './move.module.css';

const MoveDialog = lazily(() => import('./move-dialog.tsx'), 'default');

interface SelectionBarProps {
  selected: readonly ReceivedApplicationBody[];
  /** The number of applications in the list. */
  total: number;
  /** The list. */
  filter: ReceivedApplicationsSearch;
  onSelect: (applications: readonly ReceivedApplicationBody[]) => void;
}

/** Actions on the selected applications. */
export function SelectionBar({ selected, total, filter, onSelect }: SelectionBarProps) {
  // The selection when the dialog opened, because moving may remove rows from the list.
  const [moving, setMoving] = useState<readonly ReceivedApplicationBody[]>();
  const all = useAllReceived(filter);
  const close = () => setMoving(undefined);
  return (
    <>
      {selected.length > 0 ? (
        <Flex wrap gap="small" align="center" className={styles.selection} role="group" aria-label={t('Selection')}>
          <output>{t('{count} selected', { count: selected.length.toLocaleString(locale()) })}</output>
          <Button size="small" type="primary" disabled={all.isPending} onClick={() => setMoving(selected)}>
            {t('Move to…')}
          </Button>
          <AssignMenu selected={selected} isDisabled={all.isPending} onAssigned={() => onSelect([])} />
          <Button size="small" disabled={all.isPending} onClick={() => all.mutate(undefined, { onSuccess: onSelect })}>
            {all.isPending ? t('Selecting…') : t('Select all {count}', { count: total.toLocaleString(locale()) })}
          </Button>
          <Button size="small" onClick={() => onSelect([])}>
            {t('Clear')}
          </Button>
        </Flex>
      ) : null}
      {moving ? (
        <Suspense>
          <MoveDialog applications={moving} onClose={close} onMoved={() => onSelect([])} />
        </Suspense>
      ) : null}
    </>
  );
}
