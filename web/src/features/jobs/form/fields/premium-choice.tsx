import { Checkbox, Form } from 'antd';
import { t } from '@/lib/language/t.ts';
import { Trans } from '@/lib/language/trans.tsx';
import type { JobFormPart } from './job-basics-fields.tsx';
import { useSite } from '@/lib/page/site.ts';
import styles from '../job-form.module.css';

export function PremiumChoice({ item, price }: JobFormPart & { price: string }) {
  const { takesPayments } = useSite();
  return (
    <Form.Item {...item('isPremium')} valuePropName="checked">
      <Checkbox className={styles.premium}>
        <strong>
          <Trans
            id="Premium listing (<0>{price}</0>)"
            values={{ price }}
            components={{ 0: <span className={styles.price} /> }}
          />
        </strong>
        <small>
          {t('Shown above the search results, with a badge.')}{' '}
          {takesPayments
            ? t('You pay online after you submit the form; until then, it is a standard listing.')
            : t('Nothing to pay now: premium starts once we approve it, and our team sends you an invoice.')}
        </small>
      </Checkbox>
    </Form.Item>
  );
}
