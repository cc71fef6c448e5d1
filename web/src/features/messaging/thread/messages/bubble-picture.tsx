import { Modal } from 'antd';
import { useState } from 'react';
import { t } from '@/lib/language/t.ts';
import styles from './bubble.module.css';

/** A picture of a message, which opens in its full size. */
export function BubblePicture({ fileName, url }: { fileName: string; url: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.thumbnail}
        aria-label={t('Open picture {fileName}', { fileName })}
        onClick={() => setIsOpen(true)}
      >
        <img src={url} alt={fileName} loading="lazy" decoding="async" />
      </button>
      <Modal
        open={isOpen}
        destroyOnHidden
        width="min(64rem, 94vw)"
        title={fileName}
        onCancel={() => setIsOpen(false)}
        footer={
          <a href={url} download>
            {t('Download')}
          </a>
        }
      >
        <img className={styles.picture} src={url} alt={fileName} />
      </Modal>
    </>
  );
}
