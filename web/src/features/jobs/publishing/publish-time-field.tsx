import { Form, Input } from 'antd';
import { t } from '@/lib/language/t.ts';
import { ownTimeZoneName } from '@/lib/browser/time-zone.ts';
import { localTimeOf } from './local-time.ts';

interface PublishTimeFieldProps {
  /** A local time; an empty string for none. */
  value: string;
  onChange: (value: string) => void;
}

/** When a listing appears, in the zone of the reader. */
export function PublishTimeField({ value, onChange }: PublishTimeFieldProps) {
  return (
    <Form.Item
      label={t('Publish at (optional)')}
      htmlFor="publish-at"
      layout="vertical"
      extra={t('Empty: once our team has approved it. Times are in your time zone, {zone}.', {
        zone: ownTimeZoneName(),
      })}
    >
      <Input
        id="publish-at"
        type="datetime-local"
        style={{ maxWidth: '16rem' }}
        min={localTimeOf(new Date().toISOString())}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </Form.Item>
  );
}
