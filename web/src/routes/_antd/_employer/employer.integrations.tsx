import { createFileRoute } from '@tanstack/react-router';
import { IntegrationsPage } from '@/features/integrations/integrations-page.tsx';
import {
  apiKeysQuery,
  importAddressQuery,
  importsQuery,
  webhooksQuery,
} from '@/features/integrations/integration-queries.ts';
import { t } from '@/lib/language/t.ts';

export const Route = createFileRoute('/_antd/_employer/employer/integrations')({
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(apiKeysQuery);
    void queryClient.prefetchQuery(importAddressQuery);
    void queryClient.prefetchQuery(importsQuery);
    void queryClient.prefetchQuery(webhooksQuery);
  },
  head: () => ({ meta: [{ title: t('Integrations · Wayfare') }] }),
  component: IntegrationsPage,
});
