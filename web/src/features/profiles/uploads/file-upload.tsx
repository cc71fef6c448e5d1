import { Button, Progress, Upload } from 'antd';
import { Suspense, useEffect, useId, useState } from 'react';
import { canDraw, isPhoto } from '@/lib/pictures/redraw-picture.ts';
import { t } from '@/lib/language/t.ts';
import type { Sending, Upload as UploadState } from './upload-mutations.ts';
import { acceptOf, type UploadRules } from '@/lib/rules/upload-rules.ts';
import { lazily } from '@/light/blocks/lazily.tsx';
import { Icon } from '@/light/marks/icon.tsx';
import type { Crop } from './crop-dialog.tsx';
import styles from './file-upload.module.css';

const CropDialog = lazily(() => import('./crop-dialog.tsx'), 'CropDialog');

interface FileUploadProps {
  label: string;
  hint: string;
  rules: UploadRules;
  upload: UploadState;
  /** How photos are cropped first. */
  crop?: Crop;
}

/** Uploads a file as soon as it is chosen and cropped, and shows the progress. */
export function FileUpload({ label, hint, rules, upload: { sending, rejection, send }, crop }: FileUploadProps) {
  const id = useId();
  const [cropping, setCropping] = useState<{ file: File; image: string }>();
  const image = cropping?.image;
  useEffect(() => {
    if (image !== undefined) return () => URL.revokeObjectURL(image);
  }, [image]);
  // The server says what is wrong with a photo that cannot be drawn.
  const begin = async (file: File) => {
    if (crop && isPhoto(file) && (await canDraw(file))) setCropping({ file, image: URL.createObjectURL(file) });
    else send(file);
  };
  return (
    <div className={styles.upload}>
      <Upload
        aria-label={label}
        accept={acceptOf(rules)}
        disabled={sending !== undefined}
        showUploadList={false}
        beforeUpload={(file) => {
          void begin(file);
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
      {crop && cropping ? (
        <Suspense>
          <CropDialog
            {...crop}
            image={cropping.image}
            onDone={(part) => {
              setCropping(undefined);
              send(cropping.file, part);
            }}
            onCancel={() => setCropping(undefined)}
          />
        </Suspense>
      ) : null}
      {sending === undefined ? null : <SendingProgress {...sending} />}
    </div>
  );
}

function SendingProgress({ name, percent }: Sending) {
  const id = useId();
  return (
    <div className={styles.progress}>
      <span id={id}>
        {percent < 100 ? t('Uploading') : t('Checking')} {name}
      </span>
      <Progress percent={percent} aria-labelledby={id} />
    </div>
  );
}
