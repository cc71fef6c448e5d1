import { Button } from 'antd';
import { useState } from 'react';
import type { UserPageBody } from '@/api/generated/types.gen';
import { useVerification } from '@/features/administration/user-mutations.ts';
import { ReasonDialog } from './reason-dialog.tsx';

interface VerifyButtonProps {
  id: number;
  company: NonNullable<UserPageBody['company']>;
}

/** Verifies a company manually, or withdraws its verification, after asking for a reason. */
export function VerifyButton({ id, company }: VerifyButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const { isTrusted, companyName, companyWebsite } = company;
  const change = useVerification(id, company);
  return (
    <>
      <Button danger={isTrusted} onClick={() => setOpen(true)}>
        {isTrusted ? 'Withdraw Verification' : 'Verify Company'}
      </Button>
      <ReasonDialog
        isOpen={isOpen}
        title={isTrusted ? `Withdraw the verification of ${companyName}?` : `Verify ${companyName}?`}
        action={isTrusted ? 'Withdraw' : 'Verify'}
        isDanger={isTrusted}
        label={isTrusted ? 'Reason' : 'How you checked the company'}
        hint={isTrusted ? undefined : 'Visible to admins only.'}
        change={change}
        onSubmit={(reason, callbacks) => change.mutate(reason, callbacks)}
        onClose={() => setOpen(false)}
      >
        {isTrusted
          ? 'The badge disappears at once. The employer gets the reason by email, and cannot verify the company again without an admin.'
          : `Job seekers will see the badge at once, for the name ${companyName} and ${companyWebsite ?? 'no website'}. It lapses when either changes.`}
      </ReasonDialog>
    </>
  );
}
