import { Modal, type FormInstance } from 'antd';
import type { ReactNode } from 'react';

interface Dialog {
  title: string;
  okText: string;
  danger?: boolean;
  open: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog that asks before an action; `Typed` is what the action needs. */
export interface Confirmation<Typed> extends Dialog {
  action: {
    mutate: (typed: Typed, options: { onSuccess: () => void; onError: (error: unknown) => void }) => void;
    isPending: boolean;
    error: Error | null;
    reset: () => void;
  };
}

interface ConfirmationDialogProps extends Dialog {
  form: Pick<FormInstance, 'submit'>;
  isPending: boolean;
}

/** A dialog whose button submits the form in it. */
export function ConfirmationDialog({ form, danger = false, isPending, onClose, ...modal }: ConfirmationDialogProps) {
  return (
    <Modal
      {...modal}
      okButtonProps={{ danger, disabled: isPending }}
      onOk={() => form.submit()}
      onCancel={onClose}
      destroyOnHidden
    />
  );
}
