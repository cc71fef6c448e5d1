import { useQuery } from '@tanstack/react-query';
import { Button, Modal, Tag } from 'antd';
import { Suspense, useState } from 'react';
import { lazily } from '@/light/blocks/lazily.tsx';
import { Panel } from '@/components/layout/panel.tsx';
import { LoadFailure } from '@/components/states/load-failure.tsx';
import { Loading } from '@/components/states/loading.tsx';
import { signInQuery } from '@/lib/query/sign-in-query.ts';
import { t } from '@/lib/language/t.ts';
import { useRemoveSecondFactor, useRenewRecoveryCodes } from './second-factor-mutations.ts';
import styles from '../account.module.css';
import { CodeConfirmation } from './code-confirmation.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

const SetUpDialog = lazily(() => import('./set-up-dialog.tsx'), 'default');

/** Sets up or turns off codes of an authenticator app, required when signing in with a password. */
export function SecondFactorPanel({ username }: { username: string }) {
  const methods = useQuery(signInQuery);
  const [isSettingUp, setSettingUp] = useState(false);
  const factor = methods.data?.secondFactor;
  return (
    <Panel title={t('Two-factor authentication')}>
      <div className={styles.parts}>
        <p>{t('Protect your password with a second step: a code from an app on your phone.')}</p>
        {factor?.isOn ? (
          <IsOn username={username} left={factor.recoveryCodesLeft} />
        ) : factor ? (
          <div>
            <Button onClick={() => setSettingUp(true)}>{t('Set Up Authenticator App')}</Button>
          </div>
        ) : methods.error ? (
          <LoadFailure
            title={t('We couldn’t load your settings')}
            error={methods.error}
            onRetry={() => void methods.refetch()}
          />
        ) : (
          <Loading rows={1} paragraph={{ rows: 1 }} />
        )}
        {isSettingUp ? (
          <Suspense>
            <SetUpDialog username={username} onClose={() => setSettingUp(false)} />
          </Suspense>
        ) : null}
      </div>
    </Panel>
  );
}

type Asking = 'off' | 'codes' | undefined;

function IsOn({ username, left }: { username: string; left: number }) {
  const [asking, setAsking] = useState<Asking>();
  const remove = useRemoveSecondFactor();
  const renew = useRenewRecoveryCodes();
  return (
    <>
      <p>
        <Tag color="success">{t('On')}</Tag>{' '}
        {t('{left, plural, one {One recovery code is} other {# recovery codes are}} left.', { left })}
      </p>
      <div className={styles.buttons}>
        <Button onClick={() => setAsking('codes')}>{t('New Recovery Codes')}</Button>
        <Button danger onClick={() => setAsking('off')}>
          {t('Turn Off')}
        </Button>
      </div>
      <CodeConfirmation
        title={t('Turn off two-factor authentication?')}
        okText={t('Turn Off')}
        danger
        username={username}
        action={remove}
        open={asking === 'off'}
        onClose={() => setAsking(undefined)}
      >
        <p>{t('You will then sign in with your password alone. A recovery code works here, too.')}</p>
      </CodeConfirmation>
      <CodeConfirmation
        title={t('New recovery codes')}
        okText={t('Continue')}
        username={username}
        action={renew}
        open={asking === 'codes' && !renew.isSuccess}
        onClose={() => setAsking(undefined)}
      >
        <p>{t('Your current recovery codes will stop working.')}</p>
      </CodeConfirmation>
      <Modal
        open={renew.isSuccess}
        title={t('Your new recovery codes')}
        okText={t('I Have Saved Them')}
        closable={false}
        cancelButtonProps={{ hidden: true }}
        onOk={() => renew.reset()}
        destroyOnHidden
      >
        <RecoveryCodes codes={renew.data?.recoveryCodes ?? []} />
      </Modal>
    </>
  );
}
