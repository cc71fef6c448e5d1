import { useQuery } from '@tanstack/react-query';
import { Flex } from 'antd';
import { t } from '@/lib/language/t.ts';
import { ModeSelect } from './mode-select.tsx';
import { companyNoticeQuery, noticeQuery, useChooseCompanyNotice, useChooseNotice } from './notice-queries.ts';

/** How the signed-in employer hears of new applications to a listing. */
export function NoticeSelect({ jobId }: { jobId: number }) {
  const { data } = useQuery(noticeQuery(jobId));
  const choose = useChooseNotice(jobId);
  if (!data) return null;
  return (
    <Flex wrap align="center" gap="small" component="label" style={{ marginBottom: 'var(--space-4)' }}>
      {t('Email about new applications')}
      <ModeSelect
        label={t('Email about new applications')}
        value={choose.isPending ? choose.variables : data.mode}
        inherited={data.inherited}
        isSaving={choose.isPending}
        onChange={(mode) => choose.mutate(mode)}
      />
    </Flex>
  );
}

/** How the signed-in employer hears of new applications to the listings of a hotel. */
export function WorkplaceNoticeSelect({ workplaceId, label }: { workplaceId: number; label: string }) {
  const { data } = useQuery(companyNoticeQuery);
  const choose = useChooseCompanyNotice();
  if (!data) return null;
  const chosen = data.workplaces.find((each) => each.workplaceId === workplaceId)?.mode ?? 'automatic';
  return (
    <ModeSelect
      label={label}
      value={choose.isPending ? choose.variables.mode : chosen}
      inherited={data.mode}
      isSaving={choose.isPending}
      onChange={(mode) => choose.mutate({ workplaceId, mode })}
    />
  );
}
