import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Flex, Form, Input } from 'antd';
import * as z from 'zod/mini';
import type { CompanyVerificationBody, EmployerProfileBody } from '@/api/generated/types.gen';
import { useSchemaForm } from '@/components/forms/use-schema-form.ts';
import { Panel } from '@/components/layout/panel.tsx';
import { ErrorAlert } from '@/components/states/error-alert.tsx';
import { LoadFailure } from '@/components/states/load-failure.tsx';
import { Loading } from '@/components/states/loading.tsx';
import { Said } from '@/lib/language/said.tsx';
import { t } from '@/lib/language/t.ts';
import { useRequestCompanyVerification } from '../profile-mutations.ts';
import { companyVerificationQuery } from '../profile-queries.ts';
import { formatDate } from '@/lib/format/format-date.ts';
import { EmployerMark } from '@/light/marks/employer-mark.tsx';
import { VerifiedMark } from '@/light/marks/verified-mark.tsx';
import styles from './company.module.css';

const MAX_LENGTH = 64;
const addressSchema = z.object({
  localPart: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, t('Address is required')),
      z.maxLength(MAX_LENGTH, t('Address must be at most {MAX_LENGTH} characters', { MAX_LENGTH })),
    ),
});

/** Whether the company is verified, and how to verify it. */
export function VerificationPanel({ company }: { company: EmployerProfileBody }) {
  const { isTrusted, verifiedAt, controlledDomain, withdrawalReason } = company;
  return (
    <Panel title={t('Verification')}>
      {isTrusted && verifiedAt !== null ? (
        <>
          <p>
            <VerifiedMark>{t('Verified employer')}</VerifiedMark>
          </p>
          <p>
            {t(
              'Our team verified your company on {verifiedAt}. It is valid until the name or website of your company changes.',
              { verifiedAt: formatDate(verifiedAt) },
            )}
          </p>
        </>
      ) : (
        <Flex vertical gap="middle">
          <p>
            {t(
              'Verified employers have a badge next to their name, so that job seekers know who they are applying to.',
            )}
          </p>
          {withdrawalReason === null ? null : (
            <Alert
              type="warning"
              role="note"
              showIcon
              title={t('Our team withdrew the verification of your company.')}
              description={withdrawalReason}
            />
          )}
          {controlledDomain === null ? (
            <ByMail key={company.companyWebsite} company={company} />
          ) : (
            <>
              <p>
                <EmployerMark employer={company} />
              </p>
              <p>
                {t(
                  'You proved that you control {controlledDomain}. Our team will now check the name of your company. You get the badge once they have.',
                  { controlledDomain },
                )}
              </p>
            </>
          )}
        </Flex>
      )}
    </Panel>
  );
}

function ByMail({ company }: { company: EmployerProfileBody }) {
  const { data, error, refetch } = useQuery(companyVerificationQuery(company));
  if (error) {
    return <LoadFailure title={t('We couldn’t load the verification')} error={error} onRetry={() => void refetch()} />;
  }
  if (!data) return <Loading rows={2} />;
  const { domain, problem, canMail } = data;
  if (!canMail) {
    return (
      <Alert
        role="note"
        showIcon
        title={t('This site does not send email. Contact our team through the Contact Us page.')}
      />
    );
  }
  if (domain === null) return <Alert role="note" showIcon title={<Said text={problem ?? ''} />} />;
  return <AddressForm domain={domain} pendingAddress={data.pendingAddress} />;
}

function AddressForm({ domain, pendingAddress }: { domain: string } & Pick<CompanyVerificationBody, 'pendingAddress'>) {
  const request = useRequestCompanyVerification();
  const { props, item } = useSchemaForm(addressSchema, ({ localPart }, { showRejections }) =>
    request.mutate(localPart, { onError: showRejections }),
  );
  return (
    <Form {...props} name="verification" layout="vertical" initialValues={{ localPart: '' }}>
      <ErrorAlert error={request.error} />
      {pendingAddress === null ? null : (
        <Alert
          type="success"
          role="status"
          showIcon
          title={t('We sent a link to {pendingAddress}. Open it within a day while signed in to this account.', {
            pendingAddress,
          })}
        />
      )}
      <Form.Item
        {...item('localPart')}
        label={t("Address at your website's domain")}
        required
        extra={t('We will send a link there. It must be opened while signed in to this account.')}
      >
        <Input
          placeholder="info"
          suffix={<span title={domain}>@{domain}</span>}
          classNames={{ suffix: styles.domain }}
          autoComplete="off"
          autoCapitalize="none"
          maxLength={MAX_LENGTH}
        />
      </Form.Item>
      <Button htmlType="submit" disabled={request.isPending}>
        {request.isPending ? t('Sending…') : pendingAddress === null ? t('Send Link') : t('Send Another Link')}
      </Button>
    </Form>
  );
}
