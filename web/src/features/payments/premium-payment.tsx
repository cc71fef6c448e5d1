import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { useEffect } from 'react';
import type { JobBody } from '@/api/generated/types.gen';
import { ErrorAlert } from '@/components/states/error-alert.tsx';
import { useSite } from '@/lib/page/site.ts';
import { queryScopes } from '@/lib/query/query-scopes.ts';
import { useIsOwner } from '@/lib/access/company-role.ts';
import { t } from '@/lib/language/t.ts';
import { checkedPaymentQuery, useCheckout } from './payment-queries.ts';

interface PremiumPaymentProps {
  job: JobBody;
  /** The payment whose checkout the employer returns from. */
  paymentId: number | undefined;
}

/** Lets an employer pay for premium, and shows the outcome of a payment. */
export function PremiumPayment({ job, paymentId }: PremiumPaymentProps) {
  const { takesPayments } = useSite();
  const isDue = takesPayments && !job.isArchived && !job.premiumGranted && (job.isPremium || job.premiumRequested);
  return (
    <>
      {paymentId === undefined ? null : <Outcome job={job} paymentId={paymentId} />}
      {isDue ? <Due job={job} /> : null}
    </>
  );
}

function Due({ job }: { job: JobBody }) {
  const checkout = useCheckout();
  const isOwner = useIsOwner();
  return (
    <>
      <Alert
        type="info"
        role="note"
        showIcon
        title={t('Premium is not paid yet')}
        description={
          job.isApproved
            ? t('The listing will be premium as soon as you have paid.')
            : t('Pay now, and the listing will be premium as soon as our team approves it.')
        }
        action={
          isOwner ? (
            <Button
              type="primary"
              // Stays disabled until the browser leaves the page.
              disabled={checkout.isPending || checkout.isSuccess}
              onClick={() => checkout.mutate(job.id)}
            >
              {t('Pay $49.99')}
            </Button>
          ) : undefined
        }
      />
      <ErrorAlert error={checkout.error} />
    </>
  );
}

function Outcome({ job, paymentId }: { job: JobBody; paymentId: number }) {
  const queryClient = useQueryClient();
  const { data: payment, error } = useQuery(checkedPaymentQuery(paymentId));
  const status = payment?.status;
  useEffect(() => {
    if (status === 'paid') void queryClient.invalidateQueries({ queryKey: queryScopes.jobs });
  }, [queryClient, status]);
  if (error) return <ErrorAlert error={error} />;
  if (status === 'paid') {
    const text = job.isApproved
      ? t('Your listing is now premium.')
      : t('Your listing will be premium once our team approves it.');
    return <Alert type="success" role="status" showIcon title={t('Thank you for your payment')} description={text} />;
  }
  if (status !== 'refunding' && status !== 'refunded') return null;
  const text = t('The listing will not be premium, so your payment is refunded.');
  return <Alert type="warning" role="status" showIcon title={t('Your payment is refunded')} description={text} />;
}
