import { useQuery } from '@tanstack/react-query';
import { Button, Flex, Modal } from 'antd';
import { Suspense, useState } from 'react';
import type { EmployerJobBody, ListingAction } from '@/api/generated/types.gen';
import { Confirm } from '@/components/confirmation/confirm.tsx';
import { lazily } from '@/light/blocks/lazily.tsx';
import { locale, t } from '@/lib/language/t.ts';
import { workplacesQuery } from '@/lib/workplaces/workplaces-query.ts';
import { OutcomeReport } from './outcome-report.tsx';
import styles from './selected-jobs.module.css';
import { useChangeListings } from './use-change-listings.ts';

const DIALOGS = {
  change: lazily(() => import('./change-dialog.tsx'), 'default'),
  copy: lazily(() => import('./post-at-hotels.tsx'), 'default'),
};

interface SelectedJobsProps {
  selected: readonly EmployerJobBody[];
  /** The whole list, also what is not shown yet. */
  all: readonly EmployerJobBody[];
  /** Whether it is a list of archived listings. */
  archived: boolean;
  onSelect: (ids: readonly number[]) => void;
}

/** What can be done with the selected listings. */
export function SelectedJobs({ selected, all, archived, onSelect }: SelectedJobsProps) {
  // The selection when a dialog opened, because listings may leave the list.
  const [opened, setOpened] = useState<{ dialog: keyof typeof DIALOGS; jobs: readonly EmployerJobBody[] }>();
  const [reported, setReported] = useState<readonly EmployerJobBody[]>();
  const act = useChangeListings();
  const Dialog = opened && DIALOGS[opened.dialog];
  const run = (action: ListingAction) => {
    setReported(selected);
    act.mutate({ jobs: selected, action }, { onSuccess: () => onSelect([]) });
  };
  return (
    <>
      {selected.length > 0 ? (
        <Flex wrap gap="small" align="center" className={styles.bar} role="group" aria-label={t('Selection')}>
          <output>{t('{value} selected', { value: selected.length.toLocaleString(locale()) })}</output>
          <Actions
            jobs={selected}
            archived={archived}
            isPending={act.isPending}
            onRun={run}
            onOpen={(dialog) => setOpened({ dialog, jobs: selected })}
          />
          {selected.length < all.length ? (
            <Button type="text" onClick={() => onSelect(all.map(({ id }) => id))}>
              {t('Select all {value}', { value: all.length.toLocaleString(locale()) })}
            </Button>
          ) : null}
          <Button type="text" onClick={() => onSelect([])}>
            {t('Clear')}
          </Button>
        </Flex>
      ) : null}
      {Dialog ? (
        <Suspense>
          <Dialog
            jobs={opened.jobs}
            onClose={(isDone) => {
              setOpened(undefined);
              if (isDone) onSelect([]);
            }}
          />
        </Suspense>
      ) : null}
      {reported && act.data ? (
        <Modal
          open
          title={t('Done')}
          okText={t('Close')}
          cancelButtonProps={{ hidden: true }}
          onOk={() => setReported(undefined)}
          onCancel={() => setReported(undefined)}
        >
          <OutcomeReport outcome={act.data} jobs={reported} />
        </Modal>
      ) : null}
    </>
  );
}

interface ActionsProps {
  jobs: readonly EmployerJobBody[];
  archived: boolean;
  isPending: boolean;
  onRun: (action: ListingAction) => void;
  onOpen: (dialog: keyof typeof DIALOGS) => void;
}

function Actions({ jobs, archived, isPending, onRun, onOpen }: ActionsProps) {
  const { data: hotels = [] } = useQuery(workplacesQuery);
  const button = (action: ListingAction, label: string) => (
    <Button disabled={isPending} onClick={() => onRun(action)}>
      {label}
    </Button>
  );
  const duplicate = button('duplicate', t('Duplicate'));
  if (archived) {
    return (
      <>
        {duplicate}
        {button('unarchive', t('Unarchive'))}
      </>
    );
  }
  const applications = jobs.reduce((sum, { applicationCount }) => sum + applicationCount, 0);
  return (
    <>
      <Button type="primary" disabled={isPending} onClick={() => onOpen('change')}>
        {t('Change…')}
      </Button>
      {button('renew', t('Renew'))}
      {duplicate}
      {hotels.length > 0 ? (
        <Button disabled={isPending} onClick={() => onOpen('copy')}>
          {t('Post at Hotels…')}
        </Button>
      ) : null}
      <Confirm
        title={t('{length, plural, one {Archive # listing?} other {Archive # listings?}}', { length: jobs.length })}
        description={
          jobs.length === 1
            ? t(
                'The listing goes off the site. In 60 days it is deleted with its {applications, plural, one {# application} other {# applications}}, unless you unarchive it before.',
                { applications },
              )
            : t(
                'They go off the site. In 60 days they are deleted with their {applications, plural, one {# application} other {# applications}}, unless you unarchive them before.',
                { applications },
              )
        }
        okText={t('Archive')}
        okButtonProps={{ danger: true }}
        onConfirm={() => onRun('archive')}
      >
        <Button disabled={isPending}>{t('Archive')}</Button>
      </Confirm>
    </>
  );
}
