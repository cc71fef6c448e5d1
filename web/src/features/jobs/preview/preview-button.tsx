import { Button } from 'antd';
import { Suspense, useState } from 'react';
import { lazily } from '@/light/blocks/lazily.tsx';
import type { PublicJobBody } from '@/api/generated/types.gen';
import { t } from '@/lib/language/t.ts';

const JobPreview = lazily(() => import('./job-preview.tsx'), 'JobPreview');

interface PreviewButtonProps {
  /** The listing to show, read when the preview opens. */
  read: () => PublicJobBody;
  size?: 'large';
}

/** Shows a listing as applicants will see it. */
export function PreviewButton({ read, size }: PreviewButtonProps) {
  const [job, setJob] = useState<PublicJobBody>();
  return (
    <>
      <Button size={size} onClick={() => setJob(read())}>
        {t('Preview')}
      </Button>
      {job ? (
        <Suspense>
          <JobPreview job={job} onClose={() => setJob(undefined)} />
        </Suspense>
      ) : null}
    </>
  );
}
