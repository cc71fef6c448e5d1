import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { conversationsStart } from '@/api/generated/sdk.gen';
import type { StartConversationRequest } from '@/api/generated/types.gen';
import { toasts } from '@/lib/toasts.ts';
import { useSingleMutation } from '@/lib/use-single-mutation.ts';
import { messagingKeys } from './messaging-keys.ts';

/** Opens a new or existing conversation about a listing. */
export function useStartConversation() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useSingleMutation({
    mutationFn: (conversation: StartConversationRequest) => conversationsStart({ body: conversation }),
    onSuccess: ({ id }) => {
      toasts.show({ title: 'Conversation started', tone: 'success' });
      void queryClient.invalidateQueries({ queryKey: messagingKeys.list() });
      return navigate({ to: '/messages', search: { conversationId: String(id) } });
    },
    onError: (error) =>
      toasts.show({
        title: 'Error',
        description: error.message || 'Could not start conversation',
        tone: 'destructive',
      }),
  });
}
