import 'react-pdf/dist/Page/AnnotationLayer.css';
import 'react-pdf/dist/Page/TextLayer.css';
import { useState } from 'react';
import { Document, Page, pdfjs } from 'react-pdf';
import { Loading } from '@/components/states/loading.tsx';
import styles from '../application-review.module.css';

pdfjs.GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).href;

/** Longer documents are for a viewer of their own. */
const MOST_PAGES = 10;

/** Nothing of the file is run, and nothing is loaded from elsewhere. */
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
        loading={<Loading rows={4} />}
        error={<p className={styles.hint}>This file cannot be shown here. Please open it with View Resume.</p>}
        onLoadSuccess={({ numPages }) => setPages(numPages)}
      >
        {width === 0
          ? null
          : Array.from({ length: Math.min(pages, MOST_PAGES) }, (_, page) => (
              <Page key={page} pageNumber={page + 1} width={width} loading={<Loading rows={4} />} />
            ))}
      </Document>
      {pages > MOST_PAGES ? (
        <p className={styles.hint}>
          The first {MOST_PAGES} of {pages} pages. View Resume opens them all.
        </p>
      ) : null}
    </div>
  );
}
