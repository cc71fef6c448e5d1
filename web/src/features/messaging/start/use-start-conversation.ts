import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { conversationsStart } from '@/api/generated/calls/messaging.gen';
import type { StartConversationRequest } from '@/api/generated/types.gen';
import { useSingleMutation } from '@/lib/query/use-single-mutation.ts';
import { t } from '@/lib/language/t.ts';
import { messagingKeys } from '../messaging-keys.ts';

/** Opens a new or existing conversation about a listing. */
export function useStartConversation() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useSingleMutation({
    mutationFn: (conversation: StartConversationRequest) => conversationsStart({ body: conversation }),
    meta: {
      success: { title: t('Conversation started') },
      failure: { title: t('Error'), description: t('Could not start conversation') },
    },
    onSuccess: ({ id }) => {
      void queryClient.invalidateQueries({ queryKey: messagingKeys.list() });
      return navigate({ to: '/messages', search: { conversationId: id } });
    },
  });
}
