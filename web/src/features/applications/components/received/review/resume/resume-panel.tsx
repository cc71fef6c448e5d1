import { lazy, Suspense, useState } from 'react';
import { Panel } from '@/components/layout/panel.tsx';
import { Loading } from '@/components/states/loading.tsx';

const ResumePages = lazy(() => import('./resume-pages.tsx'));

/** Shows a PDF resume; other formats can only be downloaded. */
export function ResumePanel({ resume }: { resume: string }) {
  // Each reload of the application signs a new link to the same file.
  const [file] = useState(resume);
  if (!new URL(file).pathname.endsWith('.pdf')) return null;
  return (
    <Panel title="Resume">
      <Suspense fallback={<Loading rows={4} />}>
        <ResumePages file={file} />
      </Suspense>
    </Panel>
  );
}
