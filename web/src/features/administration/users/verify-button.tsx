import { Button } from 'antd';
import { useState } from 'react';
import { useVerification, type VerifiableCompany } from './user-mutations.ts';
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
      <Button aria-label={`Verify Company: ${companyName}`} onClick={() => setOpen(true)}>
        Verify Company
      </Button>
      <ReasonDialog
        isOpen={isOpen}
        title={`Verify ${companyName}?`}
        action="Verify"
        isDanger={false}
        label="How you checked the company"
        hint="Visible to admins only."
        change={verify}
        onSubmit={(reason, callbacks) => verify.mutate(reason, callbacks)}
        onClose={() => setOpen(false)}
      >
        {`Job seekers will see the badge at once, for the name ${companyName} and ${companyWebsite ?? 'no website'}. It lapses when either changes. An email proves a domain, not a name: check that this account belongs to the company.`}
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
      <Button danger aria-label={`Withdraw Verification: ${companyName}`} onClick={() => setOpen(true)}>
        Withdraw Verification
      </Button>
      <ReasonDialog
        isOpen={isOpen}
        title={`Withdraw the verification of ${companyName}?`}
        action="Withdraw"
        isDanger
        change={withdraw}
        onSubmit={(reason, callbacks) => withdraw.mutate(reason, callbacks)}
        onClose={() => setOpen(false)}
      >
        The badge and the domain disappear at once. The employer gets the reason by email, and cannot verify the company
        again without an admin.
      </ReasonDialog>
    </>
  );
}
