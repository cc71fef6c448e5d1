import { useRef, useState } from 'react';
import { LightButton } from '@/light/controls/button.tsx';
import { Icon } from '@/light/marks/icon.tsx';
import { IconButton } from '@/light/controls/icon-button.tsx';
import { t } from '@/lib/language/t.ts';
import type { JobSearch } from '../search/job-search-params.ts';
import { FilterForm } from './filter-form.tsx';
import styles from './filter-sheet.module.css';

interface FilterSheetProps {
  search: JobSearch;
  /** Number of active filters. */
  active: number;
  onApply: (search: JobSearch) => void;
}

/** The filters on small screens: a button, and the sheet that it opens. */
export function FilterSheet({ search, active, onApply }: FilterSheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => dialog.current?.close();

  return (
    <div className={styles.sheet}>
      <LightButton
        look="outline"
        size="small"
        aria-haspopup="dialog"
        onClick={() => {
          setIsOpen(true);
          dialog.current?.showModal();
        }}
      >
        <Icon name="filter" /> {t('Filters{value}', { value: active === 0 ? null : ` (${active})` })}
      </LightButton>
      <dialog
        ref={dialog}
        className={styles.dialog}
        aria-label={t('Filters')}
        onClose={() => setIsOpen(false)}
        onClick={(event) => {
          // Only a click on the backdrop has the dialog itself as its target.
          if (event.target === dialog.current) close();
        }}
      >
        <div className={styles.content}>
          <div className={styles.top}>
            <h2>{t('Filters')}</h2>
            <IconButton icon="close" label={t('Close filters')} onClick={close} />
          </div>
          {isOpen ? (
            <FilterForm
              search={search}
              onApply={(next) => {
                close();
                onApply(next);
              }}
            />
          ) : null}
        </div>
      </dialog>
    </div>
  );
}
