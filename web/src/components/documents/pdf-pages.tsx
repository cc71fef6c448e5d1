import 'react-pdf/dist/Page/AnnotationLayer.css';
import 'react-pdf/dist/Page/TextLayer.css';
import { useState } from 'react';
import { Document, Page, pdfjs } from 'react-pdf';
import { Loading } from '@/components/states/loading.tsx';
import { iterateStreams } from '@/lib/browser/iterate-streams.ts';
import styles from './pdf-pages.module.css';

iterateStreams();

pdfjs.GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/legacy/build/pdf.worker.min.mjs', import.meta.url).href;

/** Further pages are left to the full viewer. */
const MAX_PAGES = 10;

/** Runs no code from the file and loads nothing external. */
const OPTIONS = { isEvalSupported: false, useWasm: false, enableXfa: false };

interface PdfPagesProps {
  /** Its address, or its content. */
  file: string | Blob;
  /** Shown instead of a file that cannot be read. */
  failure: string;
  /** Shown below the first pages of a file with more. */
  renderMore?: (pages: number, shown: number) => string;
}

/** Shows the pages of a PDF. Loaded on demand, because the viewer is large. */
export default function PdfPages({ file, failure, renderMore }: PdfPagesProps) {
  const [pages, setPages] = useState(0);
  const [width, setWidth] = useState(0);
  const measure = (element: HTMLDivElement | null) => {
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    observer.observe(element);
    return () => observer.disconnect();
  };
  return (
    <div ref={measure} className={styles.pages}>
      <Document
        file={file}
        options={OPTIONS}
        // Errors are shown here instead of thrown; a page whose text cannot be read is shown without it.
        suspense={false}
        loading={<Loading rows={4} />}
        error={<p className={styles.hint}>{failure}</p>}
        onLoadSuccess={({ numPages }) => setPages(numPages)}
      >
        {width === 0
          ? null
          : Array.from({ length: Math.min(pages, MAX_PAGES) }, (_, page) => (
              <Page key={page} pageNumber={page + 1} width={width} suspense={false} loading={<Loading rows={4} />} />
            ))}
      </Document>
      {renderMore && pages > MAX_PAGES ? <p className={styles.hint}>{renderMore(pages, MAX_PAGES)}</p> : null}
    </div>
  );
}
