import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { Flex, Select } from 'antd';
import { applicationNoticesChoose, applicationNoticesRead } from '@/api/generated/calls/hiring.gen';
import type { NoticeMode } from '@/api/generated/types.gen';
import { useSingleMutation } from '@/lib/query/use-single-mutation.ts';
import { t } from '@/lib/language/t.ts';
import { applicationKeys } from '../../application-queries.ts';

const OPTIONS: { value: NoticeMode; label: string }[] = [
  { value: 'automatic', label: t('Automatic: at once or in a digest') },
  { value: 'at_once', label: t('At once') },
  { value: 'daily', label: t('Once a day') },
  { value: 'none', label: t('Never') },
];

const noticeQuery = (jobId: number) =>
  queryOptions({
    queryKey: [...applicationKeys.all, 'notice', jobId],
    queryFn: ({ signal }) => applicationNoticesRead({ path: { id: jobId }, signal }),
  });

function useChooseNotice(jobId: number) {
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: (mode: NoticeMode) => applicationNoticesChoose({ path: { id: jobId }, body: { mode } }),
    onSuccess: (chosen) => queryClient.setQueryData(noticeQuery(jobId).queryKey, chosen),
    meta: { success: () => ({ title: t('Notifications updated') }), failure: t('Update failed') },
  });
}

/** How the signed-in employer hears of new applications to a listing. */
export function NoticeSelect({ jobId }: { jobId: number }) {
  const mode = useQuery(noticeQuery(jobId)).data?.mode;
  const choose = useChooseNotice(jobId);
  if (mode === undefined) return null;
  return (
    <Flex wrap align="center" gap="small" component="label" style={{ marginBottom: 'var(--space-4)' }}>
      {t('Email about new applications')}
      <Select<NoticeMode>
        options={OPTIONS}
        value={choose.isPending ? choose.variables : mode}
        disabled={choose.isPending}
        onChange={(chosen) => choose.mutate(chosen)}
        aria-label={t('Email about new applications')}
        popupMatchSelectWidth={false}
      />
    </Flex>
  );
}
