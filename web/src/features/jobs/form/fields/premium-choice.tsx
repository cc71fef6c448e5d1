import { Checkbox, Form } from 'antd';
import type { JobFormPart } from './job-basics-fields.tsx';
import { useSite } from '@/lib/page/site.ts';
import styles from '../job-form.module.css';

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
            ? 'You pay online after you submit the form; until then, it is a standard listing.'
            : 'Nothing to pay now: premium starts once we approve it, and our team sends you an invoice.'}
        </small>
      </Checkbox>
    </Form.Item>
  );
}
