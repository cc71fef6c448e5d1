import { Button } from 'antd';
import { useState } from 'react';
import { t } from '@/lib/language/t.ts';
import { useVerification, type VerifiableCompany } from '../user-mutations.ts';
import { ReasonDialog } from './reason-dialog.tsx';

interface VerificationProps {
  id: number;
  company: VerifiableCompany & { companyName: string | null; companyWebsite: string | null };
}

/** Verifies a company after an admin has checked its name, and asks how. */
export function VerifyButton({ id, company }: VerificationProps) {
  const [isOpen, setOpen] = useState(false);
  const { companyName, companyWebsite } = company;
  const verify = useVerification(id, company, 'verify');
  return (
    <>
      <Button aria-label={t('Verify Company: {companyName}', { companyName })} onClick={() => setOpen(true)}>
        {t('Verify Company')}
      </Button>
      <ReasonDialog
        isOpen={isOpen}
        title={t('Verify {companyName}?', { companyName })}
        action={t('Verify')}
        isDanger={false}
        label={t('How you checked the company')}
        hint={t('Visible to admins only.')}
        change={verify}
        onSubmit={(reason, callbacks) => verify.mutate(reason, callbacks)}
        onClose={() => setOpen(false)}
      >
        {t(
          'Job seekers will see the badge at once, for the name {companyName} and {companyWebsite}. It lapses when either changes. An email proves a domain, not a name: check that this account belongs to the company.',
          { companyName, companyWebsite: companyWebsite ?? t('no website') },
        )}
      </ReasonDialog>
    </>
  );
}

/** Withdraws the verification of a company or the proof of its domain, after asking for a reason. */
export function WithdrawButton({ id, company }: VerificationProps) {
  const [isOpen, setOpen] = useState(false);
  const { companyName } = company;
  const withdraw = useVerification(id, company, 'withdraw');
  return (
    <>
      <Button
        danger
        aria-label={t('Withdraw Verification: {companyName}', { companyName })}
        onClick={() => setOpen(true)}
      >
        {t('Withdraw Verification')}
      </Button>
      <ReasonDialog
        isOpen={isOpen}
        title={t('Withdraw the verification of {companyName}?', { companyName })}
        action={t('Withdraw')}
        isDanger
        change={withdraw}
        onSubmit={(reason, callbacks) => withdraw.mutate(reason, callbacks)}
        onClose={() => setOpen(false)}
      >
        {t(
          'The badge and the domain disappear at once. The employer gets the reason by email, and cannot verify the company again without an admin.',
        )}
      </ReasonDialog>
    </>
  );
}
