import { Alert, Button, Form } from 'antd';
import * as z from 'zod/mini';
import { objectionsAdd } from '@/api/generated/calls/account.gen';
import { CountedText } from '@/components/fields/counted-text.tsx';
import { useSchemaForm } from '@/components/forms/use-schema-form.ts';
import { ErrorAlert } from '@/components/states/error-alert.tsx';
import { useLinkToken } from '@/lib/page/use-link-token.ts';
import { useSingleMutation } from '@/lib/query/use-single-mutation.ts';
import { t } from '@/lib/language/t.ts';
import styles from '../account.module.css';

const MIN = 10;
const MAX = 3000;

const schema = z.object({
  text: z
    .string()
    .check(
      z.trim(),
      z.minLength(MIN, t('Objection must be at least {MIN} characters', { MIN })),
      z.maxLength(MAX, t('Objection must be at most {MAX} characters', { MAX })),
    ),
});

/** Where suspended users object, with the link from the email or the sign-in page. */
export function ObjectionPage() {
  const token = useLinkToken();
  const objection = useSingleMutation({
    mutationFn: (text: string) => objectionsAdd({ body: { token, text } }),
  });
  const { props, item } = useSchemaForm(schema, ({ text }, { showRejections }) =>
    objection.mutate(text, { onError: showRejections }),
  );
  return (
    <div className={`page ${styles.page} ${styles.narrow}`}>
      <h1>{t('Object to the suspension')}</h1>
      {objection.isSuccess ? (
        <Alert
          type="success"
          role="status"
          showIcon
          title={t('We received your objection.')}
          description={t('A person will review it. We will tell you our decision by email.')}
        />
      ) : token === '' ? (
        <Alert
          type="error"
          role="alert"
          showIcon
          title={t('This link is not complete. Use the one in our email, or sign in to get a new one.')}
        />
      ) : (
        <Form {...props} name="objection" initialValues={{ text: '' }}>
          <ErrorAlert error={objection.error} />
          <Form.Item
            {...item('text')}
            label={t('Why is the suspension wrong?')}
            extra={t('You can object once. Tell us everything we need to know.')}
            required
          >
            <CountedText rows={8} max={MAX} min={MIN} />
          </Form.Item>
          <Button type="primary" htmlType="submit" size="large" block disabled={objection.isPending}>
            {objection.isPending ? t('Sending…') : t('Send Objection')}
          </Button>
        </Form>
      )}
    </div>
  );
}
