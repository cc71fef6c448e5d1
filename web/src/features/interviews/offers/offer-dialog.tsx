import { Button, Form, Input, Modal, Select } from 'antd';
import { useState } from 'react';
import type { InterviewBody } from '@/api/generated/types.gen';
import { DayPicker } from '@/components/fields/days/day-picker.tsx';
import { CountedText } from '@/components/fields/counted-text.tsx';
import { useSchemaForm } from '@/components/forms/use-schema-form.ts';
import { ErrorAlert } from '@/components/states/error-alert.tsx';
import { t } from '@/lib/language/t.ts';
import { useOffer } from '../interview-mutations.ts';
import { ownTimeZoneName } from '@/lib/browser/time-zone.ts';
import { offerSchema, SLOTS, startForm, termsOf } from './offer-form.ts';
import styles from '../interviews.module.css';

const DURATIONS = [15, 30, 45, 60, 90, 120].map((minutes) => ({
  value: minutes,
  label: t('{minutes} minutes', { minutes }),
}));

interface OfferDialogProps {
  applicationId: number;
  former: InterviewBody | undefined;
  open: boolean;
  onClose: () => void;
}

/** The form that offers up to five times. Closing it keeps the input. */
export function OfferDialog({ applicationId, former, open, onClose }: OfferDialogProps) {
  const offer = useOffer(applicationId, former);
  const [count, setCount] = useState(2);
  const { form, props, item } = useSchemaForm(offerSchema, (values, { showRejections, restart }) =>
    offer.mutate(termsOf(values), {
      onSuccess: (interview) => {
        restart(startForm(interview));
        onClose();
      },
      onError: showRejections,
    }),
  );
  return (
    <Modal
      title={t('Offer an interview')}
      okText={offer.isPending ? t('Sending…') : t('Send offer')}
      okButtonProps={{ disabled: offer.isPending }}
      open={open}
      onOk={() => form.submit()}
      onCancel={() => {
        offer.reset();
        onClose();
      }}
    >
      <p className={styles.muted}>
        {t(
          'The applicant chooses one of these times. You can offer the same times to several applicants: each time goes to the first who chooses it. Times are in your time zone, {value}.',
          { value: ownTimeZoneName() },
        )}
      </p>
      <Form {...props} name="interview" initialValues={startForm(former)}>
        <ErrorAlert error={offer.error} />
        {SLOTS.slice(0, count).map((name, index) => (
          <Form.Item key={name} {...item(name)} label={t('Time {index}', { index: index + 1 })} required={index === 0}>
            <DayPicker withTime placeholder={t('Select date and time')} />
          </Form.Item>
        ))}
        {count < SLOTS.length ? (
          <Form.Item>
            <Button onClick={() => setCount(count + 1)}>{t('Add a time')}</Button>
          </Form.Item>
        ) : null}
        <Form.Item {...item('minutes')} label={t('Duration')} required>
          <Select virtual={false} options={DURATIONS} />
        </Form.Item>
        <Form.Item {...item('place')} label={t('Place')} extra={t('Enter a place, a link for a call, or both.')}>
          <Input maxLength={200} />
        </Form.Item>
        <Form.Item {...item('link')} label={t('Link')}>
          <Input type="url" inputMode="url" maxLength={500} />
        </Form.Item>
        <Form.Item {...item('note')} label={t('Note')}>
          <CountedText autoSize={{ minRows: 2, maxRows: 6 }} max={1000} />
        </Form.Item>
      </Form>
    </Modal>
  );
}
