import { useQuery } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { canGetPushes, pushPermission } from '@/lib/browser/push.ts';
import { t } from '@/lib/language/t.ts';
import { pushQuery, useSwitchPush } from './push-queries.ts';

/** Offers push messages to somebody who has just applied, unless they have them or have said no before. */
export function PushOffer() {
  const isPossible = canGetPushes() && pushPermission() !== 'denied';
  const { data } = useQuery({ ...pushQuery, enabled: isPossible });
  const change = useSwitchPush();
  const [isClosed, setIsClosed] = useState(false);
  const publicKey = data?.publicKey ?? null;
  if (!isPossible || isClosed || publicKey === null || (data?.isOn && !change.isSuccess)) return null;
  if (change.isSuccess)
    return <Alert type="success" role="status" showIcon title={t('You will be notified on this device.')} />;
  return (
    <Alert
      type="info"
      showIcon
      closable
      onClose={() => setIsClosed(true)}
      title={t('Know at once when the employer answers')}
      action={
        <Button type="primary" disabled={change.isPending} onClick={() => change.mutate(publicKey)}>
          {t('Turn On Notifications')}
        </Button>
      }
    />
  );
}
