import { Alert, Button, Form, Input, Modal } from 'antd';
import { useState } from 'react';
import * as z from 'zod/mini';
import { messageOf } from '@/api/api-error.ts';
import type { UserPageBody } from '@/api/generated/types.gen';
import { useSchemaForm } from '@/components/forms/use-schema-form.ts';
import { useVerification } from '@/features/administration/user-mutations.ts';

type Company = NonNullable<UserPageBody['company']>;

const MAX_LENGTH = 1000;
const wordsSchema = z.object({
  words: z
    .string()
    .check(
      z.trim(),
      z.minLength(10, 'Reason must be at least 10 characters'),
      z.maxLength(MAX_LENGTH, `Reason must be at most ${MAX_LENGTH} characters`),
    ),
});

interface VerifyButtonProps {
  id: number;
  company: Company;
}

/** Verifies a company manually, or withdraws its verification, after asking for a reason. */
export function VerifyButton({ id, company }: VerifyButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const { isTrusted, companyName, companyWebsite } = company;
  const change = useVerification(id, company);
  const { props, item } = useSchemaForm(wordsSchema, ({ words }, { restart }) =>
    change.mutate(words, {
      onSuccess: () => {
        setOpen(false);
        restart({ words: '' });
      },
    }),
  );
  return (
    <>
      <Button danger={isTrusted} onClick={() => setOpen(true)}>
        {isTrusted ? 'Withdraw Verification' : 'Verify Company'}
      </Button>
      <Modal
        open={isOpen}
        title={isTrusted ? `Withdraw the verification of ${companyName}?` : `Verify ${companyName}?`}
        okText={isTrusted ? 'Withdraw' : 'Verify'}
        okButtonProps={{ danger: isTrusted, loading: change.isPending }}
        onOk={() => props.form?.submit()}
        onCancel={() => setOpen(false)}
      >
        <p>
          {isTrusted
            ? 'The badge disappears at once. The employer gets the reason by email, and cannot verify the company again without an admin.'
            : `Job seekers will see the badge at once, for the name ${companyName} and ${companyWebsite ?? 'no website'}. It lapses when either changes.`}
        </p>
        {change.isError ? <Alert type="error" role="alert" showIcon title={messageOf(change.error)} /> : null}
        <Form {...props} name="verification" initialValues={{ words: '' }}>
          <Form.Item
            {...item('words')}
            label={isTrusted ? 'Reason' : 'How you checked the company'}
            extra={isTrusted ? undefined : 'Visible to admins only.'}
            required
          >
            <Input.TextArea rows={4} maxLength={MAX_LENGTH} showCount />
          </Form.Item>
        </Form>
      </Modal>
    </>
  );
}
