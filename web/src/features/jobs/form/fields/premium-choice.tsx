import { Checkbox, Form } from 'antd';
import type { JobFormPart } from './job-basics-fields.tsx';
import { useSite } from '@/lib/page/site.ts';
import styles from '@/features/jobs/form/job-form.module.css';

/** Whether to make the listing a premium one. */
export function PremiumChoice({ item, price }: JobFormPart & { price: string }) {
  const { takesPayments } = useSite();
  return (
    <Form.Item {...item('isPremium')} valuePropName="checked">
      <Checkbox className={styles.premium ?? ''}>
        <strong>
          Premium listing (<span className={styles.price}>{price}</span>)
        </strong>
        <small>
          Shown above the search results, with a badge.{' '}
          {takesPayments
            ? 'You pay online once the form is sent; until then the listing is like any other.'
            : 'Nothing to pay now: it counts once we approve it, and our team sends the invoice.'}
        </small>
      </Checkbox>
    </Form.Item>
  );
}
