import { Modal } from 'antd';
import { t } from '@/lib/language/t.ts';
import styles from './bubble.module.css';

interface PictureDialogProps {
  fileName: string;
  url: string;
  isOpen: boolean;
  onClose: () => void;
}

/** A picture of a message in its full size. */
export function PictureDialog({ fileName, url, isOpen, onClose }: PictureDialogProps) {
  return (
    <Modal
      open={isOpen}
      destroyOnHidden
      width="min(64rem, 94vw)"
      title={fileName}
      onCancel={onClose}
      footer={
        <a href={url} download>
          {t('Download')}
        </a>
      }
    >
      <img className={styles.picture} src={url} alt={fileName} />
    </Modal>
  );
}
