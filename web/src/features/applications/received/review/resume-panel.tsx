import { Suspense, useState } from 'react';
import { lazily } from '@/light/blocks/lazily.tsx';
import { Panel } from '@/components/layout/panel.tsx';
import { Loading } from '@/components/states/loading.tsx';
import { t } from '@/lib/language/t.ts';

const FAILURE = t('The resume can’t be shown here. Open it with View Resume.');

const PdfPages = lazily(() => import('@/components/documents/pdf-pages.tsx'), 'default', FAILURE);

/** Shows a PDF resume; other formats can only be downloaded. */
export function ResumePanel({ resume }: { resume: string }) {
  // Each reload of the application signs a new link to the same file.
  const [file] = useState(resume);
  if (!new URL(file).pathname.endsWith('.pdf')) return null;
  return (
    <Panel title={t('Resume')}>
      <Suspense fallback={<Loading rows={4} />}>
        <PdfPages
          file={file}
          failure={t('This file can’t be shown here. Open it with View Resume.')}
          renderMore={(pages, MAX_PAGES) =>
            t('Showing the first {MAX_PAGES} of {pages} pages. View Resume opens all of them.', { MAX_PAGES, pages })
          }
        />
      </Suspense>
    </Panel>
  );
}
