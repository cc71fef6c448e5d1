import { Suspense, useState } from 'react';
import { t } from '@/lib/language/t.ts';
import { lazily } from '@/light/blocks/lazily.tsx';
import styles from './bubble.module.css';

const PictureDialog = lazily(() => import('./picture-dialog.tsx'), 'PictureDialog');

/** A picture of a message, which opens in its full size. */
export function BubblePicture({ fileName, url }: { fileName: string; url: string }) {
  const [isOpen, setIsOpen] = useState(false);
  // The dialog stays for the end of its animation.
  const [isWanted, setIsWanted] = useState(false);
  const open = () => {
    setIsWanted(true);
    setIsOpen(true);
  };
  return (
    <>
      <button
        type="button"
        className={styles.thumbnail}
        aria-label={t('Open picture {fileName}', { fileName })}
        onClick={open}
      >
        <img src={url} alt={fileName} loading="lazy" decoding="async" />
      </button>
      {isWanted ? (
        <Suspense>
          <PictureDialog fileName={fileName} url={url} isOpen={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
