import { useQueryClient } from '@tanstack/react-query';
import { conversationsStart, messagesSend } from '@/api/generated/calls/messaging.gen';
import type { PoolPersonBody } from '@/api/generated/types.gen';
import { LetterAboutJob, type Letter, type Listing } from '@/components/forms/letter-about-job.tsx';
import { t } from '@/lib/language/t.ts';
import { queryScopes } from '@/lib/query/query-scopes.ts';
import { useSingleMutation } from '@/lib/query/use-single-mutation.ts';

function useInvite({ jobSeekerId: participantId }: PoolPersonBody) {
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: async ({ jobId, text: content }: Letter) => {
      const { id } = await conversationsStart({ body: { participantId, jobId } });
      return messagesSend({ path: { id }, body: { content } });
    },
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: queryScopes.messaging }),
    meta: { success: { title: t('Invitation sent') } },
  });
}

/** Writes to somebody about an open listing of the company. */
export function InviteToApply({ person, jobs }: { person: PoolPersonBody; jobs: readonly Listing[] }) {
  const { fullName } = person;
  return (
    <LetterAboutJob
      open={t('Invite to Apply')}
      title={t('Invite {fullName} to apply', { fullName })}
      send={t('Send Invitation')}
      jobs={jobs}
      proposal={({ id, title }) =>
        t('Hello {fullName}, we are looking for: {title}. We would be glad if you applied: {link}', {
          fullName,
          title,
          link: `${window.location.origin}/jobs/${id}`,
        })
      }
      sending={useInvite(person)}
    />
  );
}
