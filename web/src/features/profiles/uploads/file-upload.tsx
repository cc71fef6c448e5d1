import { Button, Progress, Upload } from 'antd';
import { useId } from 'react';
import type { Upload as UploadState } from './upload-mutations.ts';
import { acceptOf, type UploadRules } from '@/lib/rules/upload-rules.ts';
import { Icon } from '@/public/marks/icon.tsx';
import styles from './file-upload.module.css';

interface FileUploadProps {
  label: string;
  hint: string;
  rules: UploadRules;
  upload: UploadState;
}

/** Uploads a file as soon as it is chosen, and shows the progress. */
export function FileUpload({ label, hint, rules, upload: { sending, rejection, send } }: FileUploadProps) {
  const id = useId();
  return (
    <div className={styles.upload}>
      <Upload
        aria-label={label}
        accept={acceptOf(rules)}
        disabled={sending !== undefined}
        showUploadList={false}
        beforeUpload={(file) => {
          send(file);
          return Upload.LIST_IGNORE;
        }}
      >
        <Button icon={<Icon name="upload" />} disabled={sending !== undefined} aria-describedby={id}>
          {label}
        </Button>
      </Upload>
      <p id={id} className={rejection === undefined ? styles.hint : styles.rejection}>
        {rejection ?? hint}
      </p>
      {sending === undefined ? null : (
        <div className={styles.progress}>
          <span id={`${id}-file`}>
            {sending.percent < 100 ? 'Uploading' : 'Checking'} {sending.name}
          </span>
          <Progress percent={sending.percent} aria-labelledby={`${id}-file`} />
        </div>
      )}
    </div>
  );
}
