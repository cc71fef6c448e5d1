import { useQuery } from '@tanstack/react-query';
import { Button, Form, InputNumber } from 'antd';
import * as z from 'zod/mini';
import type { RetentionBody } from '@/api/generated/types.gen';
import { FieldPair } from '@/components/fields/field-pair.tsx';
import { useSchemaForm } from '@/components/forms/use-schema-form.ts';
import { Section } from '@/components/layout/section.tsx';
import { ErrorAlert } from '@/components/states/error-alert.tsx';
import { Loaded } from '@/components/states/loaded.tsx';
import { t } from '@/lib/language/t.ts';
import { retentionQuery, useChooseRetention } from './retention-queries.ts';

/** How long the company keeps applications. */
export function RetentionSection({ isOwner }: { isOwner: boolean }) {
  return (
    <Section title={t('How long you keep applications')}>
      <Loaded query={useQuery(retentionQuery)} failureTitle={t('We couldn’t load this setting')}>
        {(retention) => <RetentionForm retention={retention} isOwner={isOwner} />}
      </Loaded>
    </Section>
  );
}

function RetentionForm({ retention, isOwner }: { retention: RetentionBody; isOwner: boolean }) {
  const { rejectedDays, endedDays, siteDays, shortestDays, longestRejectedDays, longestEndedDays } = retention;
  const choose = useChooseRetention();
  const { props, item } = useSchemaForm(
    z.object({
      rejectedDays: daysBetween(shortestDays, longestRejectedDays),
      endedDays: daysBetween(shortestDays, longestEndedDays),
    }),
    (chosen, { showRejections }) => choose.mutate(chosen, { onError: showRejections }),
  );
  return (
    <Form {...props} name="retention" layout="vertical" initialValues={{ rejectedDays, endedDays }} disabled={!isOwner}>
      <p>
        {t(
          'Applicants read this before they apply. Older applications are deleted every night, with letter, resume, notes and timeline.',
        )}
      </p>
      <ErrorAlert error={choose.error} />
      <FieldPair>
        <Form.Item
          {...item('rejectedDays')}
          label={t('Days after a rejection')}
          extra={
            siteDays === null
              ? t('Empty: until the listing is deleted')
              : t('Empty: {days} days, as for everyone on this site', { days: siteDays })
          }
        >
          <InputNumber
            min={shortestDays}
            max={longestRejectedDays}
            precision={0}
            controls={false}
            style={{ width: '100%' }}
          />
        </Form.Item>
        <Form.Item
          {...item('endedDays')}
          label={t('Days after the listing has ended')}
          extra={t('Empty: until the listing is deleted, 60 days after you archive it')}
        >
          <InputNumber
            min={shortestDays}
            max={longestEndedDays}
            precision={0}
            controls={false}
            style={{ width: '100%' }}
          />
        </Form.Item>
      </FieldPair>
      {isOwner ? (
        <Button htmlType="submit" disabled={choose.isPending}>
          {choose.isPending ? t('Saving…') : t('Save')}
        </Button>
      ) : null}
    </Form>
  );
}

function daysBetween(shortest: number, longest: number) {
  const message = t('Please enter {shortest} to {longest} days.', { shortest, longest });
  return z.nullable(z.number(message).check(z.minimum(shortest, message), z.maximum(longest, message)));
}
