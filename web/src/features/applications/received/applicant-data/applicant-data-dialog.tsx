import { useQuery } from '@tanstack/react-query';
import { Button, Flex, Form, Input } from 'antd';
import { ConfirmationDialog } from '@/components/confirmation/confirmation-dialog.tsx';
import { useSchemaForm } from '@/components/forms/use-schema-form.ts';
import { ErrorAlert } from '@/components/states/error-alert.tsx';
import { Loaded } from '@/components/states/loaded.tsx';
import { t } from '@/lib/language/t.ts';
import { MAX_REASON, reasonSchema } from '@/lib/rules/reason-schema.ts';
import { applicantDataQuery, useEraseApplicant, useExportApplicant } from './applicant-data-queries.ts';

interface ApplicantDataDialogProps {
  id: number;
  fullName: string;
  onClose: () => void;
}

/** Exports what the company holds about an applicant, or deletes it for a reason. */
export function ApplicantDataDialog({ id, fullName, onClose }: ApplicantDataDialogProps) {
  const held = useQuery(applicantDataQuery(id));
  const exporting = useExportApplicant(id);
  const erasing = useEraseApplicant(id);
  const { form, props, item } = useSchemaForm(reasonSchema, (typed, { showRejections }) =>
    erasing.mutate(typed, { onSuccess: onClose, onError: showRejections }),
  );
  return (
    <ConfirmationDialog
      open
      danger
      title={t('Delete what you hold about {fullName}?', { fullName })}
      okText={t('Delete')}
      form={form}
      isPending={erasing.isPending}
      onClose={onClose}
    >
      <Flex vertical gap="middle" align="stretch">
        <Loaded query={held} failureTitle={t('We couldn’t load what you hold')}>
          {({ applications, messages, interviews, isInTalentPool }) => (
            <ul>
              <li>{t('Applications with letter, resume, notes and timeline: {count}', { count: applications })}</li>
              <li>{t('Messages: {count}', { count: messages })}</li>
              <li>{t('Interviews: {count}', { count: interviews })}</li>
              {isInTalentPool ? <li>{t('The place in your talent pool, with tags and notes')}</li> : null}
            </ul>
          )}
        </Loaded>
        <p>
          {t(
            'It is gone at once for your whole company, and cannot be brought back. The applicant is told by email, and keeps the conversations, which are closed.',
          )}
        </p>
        <ErrorAlert error={exporting.error} />
        <div>
          <Button onClick={() => exporting.mutate()} disabled={exporting.isPending}>
            {t('Export Data')}
          </Button>
        </div>
        <Form {...props} name="applicant" layout="vertical" initialValues={{ reason: '' }} clearOnDestroy>
          <ErrorAlert error={erasing.error} />
          <Form.Item {...item('reason')} label={t('Reason')} extra={t('Kept in the audit log.')} required>
            <Input.TextArea rows={2} maxLength={MAX_REASON} />
          </Form.Item>
        </Form>
      </Flex>
    </ConfirmationDialog>
  );
}
