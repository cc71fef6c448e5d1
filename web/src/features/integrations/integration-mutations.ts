import { useQueryClient } from '@tanstack/react-query';
import {
  accessEnd,
  apiKeysCreate,
  apiKeysRevoke,
  importPreviewsFetch,
  importPreviewsSend,
  importsConfirm,
  importsUnwatch,
  importsWatch,
  webhooksChange,
  webhooksCreate,
  webhooksRedeliver,
  webhooksRemove,
  webhooksRotate,
} from '@/api/generated/calls/integrations.gen';
import type { CreateApiKeyRequest, WatchFeedRequest, WebhookRequest } from '@/api/generated/types.gen';
import { useSingleMutation } from '@/lib/query/use-single-mutation.ts';
import { t } from '@/lib/language/t.ts';
import { apiKeysQuery, importAddressQuery, importsQuery, INTEGRATIONS, webhooksQuery } from './integration-queries.ts';

function useRefresh(queryKey: readonly unknown[]) {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey });
}

/** Creates an API key; only this response contains it. */
export function useCreateKey() {
  return useSingleMutation({
    mutationFn: (body: CreateApiKeyRequest) => apiKeysCreate({ body }),
    onSuccess: useRefresh(apiKeysQuery.queryKey),
  });
}

/** Ends an API key at once. */
export function useRevokeKey() {
  return useSingleMutation({
    mutationFn: (id: number) => apiKeysRevoke({ path: { id } }),
    onSettled: useRefresh(apiKeysQuery.queryKey),
    meta: { success: { title: t('API key revoked'), tone: 'neutral' }, failure: t('Failed to revoke the API key') },
  });
}

/** Sends a file, of which nothing is posted until the import is confirmed. */
export function usePreviewFile() {
  return useSingleMutation({
    mutationFn: (file: File) =>
      importPreviewsSend({
        body: file as unknown as string,
        bodySerializer: null,
        // The server tells the format by the content: programs name spreadsheets in many ways.
        headers: { 'Content-Type': 'application/octet-stream' },
      }),
    onSettled: useRefresh(importsQuery.queryKey),
    meta: { failure: t('Failed to read the file') },
  });
}

/** Reads an address once; nothing is posted until the import is confirmed. */
export function usePreviewAddress() {
  return useSingleMutation({
    mutationFn: (url: string) => importPreviewsFetch({ body: { url } }),
    onSettled: useRefresh(importsQuery.queryKey),
  });
}

/** Continues a stopped import. */
export function useConfirmImport() {
  return useSingleMutation({
    mutationFn: (id: number) => importsConfirm({ path: { id } }),
    onSettled: useRefresh(importsQuery.queryKey),
    meta: { failure: t('Failed to continue the import') },
  });
}

/** Sets the address of the feed. */
export function useWatchAddress() {
  return useSingleMutation({
    mutationFn: (body: WatchFeedRequest) => importsWatch({ body }),
    onSuccess: useRefresh(importAddressQuery.queryKey),
    meta: { success: { title: t('Feed address saved'), description: t('It will be read within 15 minutes.') } },
  });
}

/** Stops reading the feed. */
export function useUnwatchAddress() {
  return useSingleMutation({
    mutationFn: () => importsUnwatch(),
    onSettled: useRefresh(importAddressQuery.queryKey),
    meta: {
      success: { title: t('Feed address removed'), tone: 'neutral' },
      failure: t('Failed to remove the feed address'),
    },
  });
}

/** Adds a webhook; only this response contains its secret. */
export function useAddWebhook() {
  return useSingleMutation({
    mutationFn: (body: WebhookRequest) => webhooksCreate({ body }),
    onSuccess: useRefresh(webhooksQuery.queryKey),
  });
}

/** Changes a webhook and reactivates it. */
export function useChangeWebhook(id: number) {
  return useSingleMutation({
    mutationFn: (body: WebhookRequest) => webhooksChange({ path: { id }, body }),
    onSuccess: useRefresh(webhooksQuery.queryKey),
    meta: { success: { title: t('Webhook saved') } },
  });
}

/** Replaces the secret of a webhook; only this response contains it. */
export function useRotateSecret(id: number) {
  return useSingleMutation({
    mutationFn: (password: string) => webhooksRotate({ path: { id }, body: { password } }),
    onSuccess: useRefresh(webhooksQuery.queryKey),
  });
}

/** Deletes a webhook with its log. */
export function useDeleteWebhook() {
  return useSingleMutation({
    mutationFn: (id: number) => webhooksRemove({ path: { id } }),
    onSettled: useRefresh(webhooksQuery.queryKey),
    meta: { success: { title: t('Webhook deleted'), tone: 'neutral' }, failure: t('Failed to delete the webhook') },
  });
}

/** Ends all API keys and webhooks, and removes the address of the feed. */
export function useEndAccess() {
  return useSingleMutation({
    mutationFn: () => accessEnd(),
    onSettled: useRefresh(INTEGRATIONS),
    meta: {
      success: { title: t('All access ended'), tone: 'neutral' },
      failure: t('Failed to end the access of your programs'),
    },
  });
}

/** Sends a delivery again. */
export function useRedeliver() {
  return useSingleMutation({
    mutationFn: (id: number) => webhooksRedeliver({ path: { id } }),
    onSettled: useRefresh(webhooksQuery.queryKey),
    meta: { success: { title: t('Sending again') }, failure: t('Failed to send again') },
  });
}
