import { t } from '@/lib/language/t.ts';
import 'react-pdf/dist/Page/AnnotationLayer.css';
import 'react-pdf/dist/Page/TextLayer.css';
import { useState } from 'react';
import { Document, Page, pdfjs } from 'react-pdf';
import { Loading } from '@/components/states/loading.tsx';
import { iterateStreams } from '@/lib/browser/iterate-streams.ts';
import styles from './application-review.module.css';

iterateStreams();

pdfjs.GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/legacy/build/pdf.worker.min.mjs', import.meta.url).href;

/** Further pages are left to the full viewer. */
const MAX_PAGES = 10;

/** Runs no code from the file and loads nothing external. */
const OPTIONS = { isEvalSupported: false, useWasm: false, enableXfa: false };

/** Shows the pages of a PDF. Loaded on demand, because the viewer is large. */
export default function ResumePages({ file }: { file: string }) {
  const [pages, setPages] = useState(0);
  const [width, setWidth] = useState(0);
  const measure = (element: HTMLDivElement | null) => {
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    observer.observe(element);
    return () => observer.disconnect();
  };
  return (
    <div ref={measure} className={styles.resume}>
      <Document
        file={file}
        options={OPTIONS}
        // Errors are shown here instead of thrown; a page whose text cannot be read is shown without it.
        suspense={false}
        loading={<Loading rows={4} />}
        error={<p className={styles.hint}>{t('This file can’t be shown here. Open it with View Resume.')}</p>}
        onLoadSuccess={({ numPages }) => setPages(numPages)}
      >
        {width === 0
          ? null
          : Array.from({ length: Math.min(pages, MAX_PAGES) }, (_, page) => (
              <Page key={page} pageNumber={page + 1} width={width} suspense={false} loading={<Loading rows={4} />} />
            ))}
      </Document>
      {pages > MAX_PAGES ? (
        <p className={styles.hint}>
          {t('Showing the first {MAX_PAGES} of {pages} pages. View Resume opens all of them.', { MAX_PAGES, pages })}
        </p>
      ) : null}
    </div>
  );
}
