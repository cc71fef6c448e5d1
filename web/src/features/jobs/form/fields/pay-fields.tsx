import { Form, Input, InputNumber } from 'antd';
import type { JobFormPart } from './job-basics-fields.tsx';
import styles from '@/features/jobs/form/job-form.module.css';

const DOLLARS = {
  prefix: '$',
  controls: false,
  inputMode: 'numeric',
  style: { width: '100%' },
  formatter: (amount: number | undefined) => (amount ?? '').toString().replace(/\B(?=(\d{3})+$)/g, ','),
  parser: (text: string | undefined) => Number(text?.replaceAll(/[$,\s]/g, '')),
} as const;

/** What the job pays, in words and as a range of figures. */
export function PayFields({ item }: JobFormPart) {
  return (
    <>
      <Form.Item
        {...item('salary')}
        label="Salary"
        required
        extra="In your own words, including extras such as tips, housing and meals."
      >
        <Input placeholder="$45,000 a year, plus service charge" />
      </Form.Item>
      <div className={styles.pair}>
        <Form.Item
          {...item('minSalary')}
          label="Minimum salary"
          dependencies={['maxSalary']}
          extra="Annual amount in whole US dollars."
        >
          <InputNumber<number> {...DOLLARS} placeholder="40,000" />
        </Form.Item>
        <Form.Item
          {...item('maxSalary')}
          label="Maximum salary"
          extra="With a range, people can find your listing by salary."
        >
          <InputNumber<number> {...DOLLARS} placeholder="50,000" />
        </Form.Item>
      </div>
    </>
  );
}
