import { Button, Progress } from 'antd';
import { formatBytes } from '@/lib/format/format-bytes.ts';
import { Icon } from '@/light/marks/icon.tsx';
import { t } from '@/lib/language/t.ts';
import styles from './draft-files.module.css';
import type { Attachments } from './use-attachments.ts';
import type { Outbox } from './use-outbox.ts';

/** The files attached to the draft, with their upload progress. */
export function DraftFiles({ outbox, attachments }: { outbox: Outbox; attachments: Attachments }) {
  const { uploads, notice } = attachments;
  if (outbox.files.length + uploads.length === 0 && notice === undefined) return null;
  return (
    <div className={styles.files}>
      <ul aria-label={t('Files to send')}>
        {outbox.files.map((file) => (
          <li key={file.key} className={styles.file} data-failed={false}>
            <Icon name="file" />
            <span className={styles.name}>{file.fileName}</span>
            <small>{formatBytes(file.bytes)}</small>
            <RemoveButton name={file.fileName} onClick={() => outbox.detach(file)} />
          </li>
        ))}
        {uploads.map((upload) => (
          <li key={upload.id} className={styles.file} data-failed={upload.failure !== undefined}>
            <Icon name={upload.failure === undefined ? 'upload' : 'alert'} />
            <span className={styles.name}>{upload.file.name}</span>
            {upload.failure === undefined ? (
              <Progress
                percent={upload.percent}
                size="small"
                className={styles.progress}
                aria-label={
                  upload.percent < 100
                    ? t('Uploading {name}', { name: upload.file.name })
                    : t('Checking {name}', { name: upload.file.name })
                }
              />
            ) : (
              <>
                <small role="alert">{upload.failure}</small>
                {upload.isRefused ? null : (
                  <Button type="link" size="small" onClick={() => attachments.retry(upload)}>
                    {t('Retry')}
                  </Button>
                )}
                <RemoveButton name={upload.file.name} onClick={() => attachments.remove(upload)} />
              </>
            )}
          </li>
        ))}
      </ul>
      {notice === undefined ? null : <p role="alert">{notice}</p>}
    </div>
  );
}

function RemoveButton({ name, onClick }: { name: string; onClick: () => void }) {
  return (
    <Button
      type="text"
      size="small"
      icon={<Icon name="close" size="1rem" />}
      aria-label={t('Remove {name}', { name })}
      onClick={onClick}
    />
  );
}
