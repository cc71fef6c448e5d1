import { useQuery } from '@tanstack/react-query';
import { Button, Flex, Tag } from 'antd';
import { useRef, useState, type ComponentType } from 'react';
import type { WorkplaceBody } from '@/api/generated/types.gen';
import { Confirm } from '@/components/confirmation/confirm.tsx';
import { PageHead } from '@/components/layout/page-head.tsx';
import { RecordTable, type RecordColumn } from '@/components/lists/record-table.tsx';
import { EmptyState } from '@/components/states/empty-state.tsx';
import { Loaded } from '@/components/states/loaded.tsx';
import { inLanguage } from '@/lib/language/chosen-language.ts';
import { currentLanguage, t } from '@/lib/language/t.ts';
import { companySlug } from '@/lib/page/company-slug.ts';
import { acceptOf, LOGO_RULES } from '@/lib/rules/upload-rules.ts';
import { workplacesQuery } from '@/lib/workplaces/workplaces-query.ts';
import { WorkplaceDialog, type HotelNoticesProps } from './workplace-dialog.tsx';
import { useRemoveWorkplace, useUploadWorkplaceLogo } from './workplace-mutations.ts';
import styles from './workplaces-page.module.css';

interface WorkplacesPageProps {
  employerId: number;
  notices: ComponentType<HotelNoticesProps>;
}

/** The hotels and other workplaces of the company. */
export function WorkplacesPage({ employerId, notices }: WorkplacesPageProps) {
  /** The hotel being changed; null for a new one. */
  const [edited, setEdited] = useState<WorkplaceBody | null>();
  const query = useQuery(workplacesQuery);
  return (
    <div className={`page ${styles.page}`}>
      <PageHead
        title={t('Hotels and Workplaces')}
        text={t(
          'A listing that names one has its name, logo and place. Our team approves what everyone sees, and each has a public page.',
        )}
      >
        <Button type="primary" onClick={() => setEdited(null)}>
          {t('Add a Hotel')}
        </Button>
      </PageHead>
      <Loaded query={query} failureTitle={t('We couldn’t load your hotels')}>
        {(all) =>
          all.length === 0 ? (
            <EmptyState
              text={t('No hotels yet')}
              hint={t('With a single house you need none: listings have the name of your company.')}
            />
          ) : (
            <RecordTable label={t('Hotels')} columns={columnsFor(employerId, setEdited)} rows={all} />
          )
        }
      </Loaded>
      {edited === undefined ? null : (
        <WorkplaceDialog workplace={edited ?? undefined} notices={notices} onClose={() => setEdited(undefined)} />
      )}
    </div>
  );
}

function columnsFor(
  employerId: number,
  onEdit: (workplace: WorkplaceBody) => void,
): readonly RecordColumn<WorkplaceBody>[] {
  return [
    {
      title: t('Name'),
      render: ({ id, name, logo, isPublic }) => (
        <Flex align="center" gap="small">
          {logo ? <img src={`${logo}?size=96`} alt="" className={styles.logo} /> : null}
          {isPublic ? (
            <a href={inLanguage(currentLanguage(), `/companies/${employerId}/${companySlug(id, name)}`)} dir="auto">
              {name}
            </a>
          ) : (
            <span dir="auto">{name}</span>
          )}
        </Flex>
      ),
    },
    { title: t('Place'), render: ({ location }) => <span dir="auto">{location}</span> },
    { title: t('Reference'), width: '8rem', isExtra: true, render: ({ reference }) => reference },
    { title: t('Listings'), width: '6rem', isExtra: true, render: ({ listings }) => listings },
    {
      title: t('Status'),
      width: '11rem',
      render: ({ awaitsReview }) =>
        awaitsReview ? <Tag color="warning">{t('Awaits approval')}</Tag> : <Tag color="success">{t('Public')}</Tag>,
    },
    {
      title: t('Actions'),
      untitled: true,
      width: '17rem',
      render: (workplace) => <Actions workplace={workplace} onEdit={() => onEdit(workplace)} />,
    },
  ];
}

function Actions({ workplace: { id, name }, onEdit }: { workplace: WorkplaceBody; onEdit: () => void }) {
  const input = useRef<HTMLInputElement>(null);
  const remove = useRemoveWorkplace();
  const upload = useUploadWorkplaceLogo();
  return (
    <Flex wrap gap="small">
      <Button size="small" aria-label={t('Change {name}', { name })} onClick={onEdit}>
        {t('Change')}
      </Button>
      <Button
        size="small"
        aria-label={t('Upload a logo of {name}', { name })}
        disabled={upload.isPending}
        onClick={() => input.current?.click()}
      >
        {t('Logo')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={acceptOf(LOGO_RULES)}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) upload.mutate({ id, file });
          target.value = '';
        }}
      />
      <Confirm
        title={t('Remove {name}?', { name })}
        description={t('Its listings stay, with its name as their text.')}
        okText={t('Remove')}
        onConfirm={() => remove.mutate(id)}
      >
        <Button size="small" aria-label={t('Remove {name}', { name })} disabled={remove.isPending}>
          {t('Remove')}
        </Button>
      </Confirm>
    </Flex>
  );
}
