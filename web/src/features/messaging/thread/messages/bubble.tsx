import type { ReactNode } from 'react';
import { formatInstant, formatTimeAgo } from '@/lib/format/format-time.ts';
import { formatBytes } from '@/lib/format/format-bytes.ts';
import { Icon } from '@/light/marks/icon.tsx';
import { t } from '@/lib/language/t.ts';
import styles from './bubble.module.css';
import { BubblePicture } from './bubble-picture.tsx';

/** A file of a message; without an address while the message is not sent. */
interface BubbleFile {
  key: string;
  fileName: string;
  bytes: number;
  contentType?: string;
  url?: string;
}

interface BubbleProps {
  /** The author, for screen readers. */
  author: string;
  /** The person of a company who wrote it. */
  writer?: string | undefined;
  content: string;
  writtenAt: string;
  isOwn: boolean;
  now: Date;
  /** Attached files. */
  files?: readonly BubbleFile[];
  /** The receipt, or the state of an unsent message. */
  state?: ReactNode;
  hasFailed?: boolean;
  isDeleted?: boolean;
}

/** A message in a thread. */
export function Bubble({ author, writer, content, writtenAt, isOwn, now, state, files, ...is }: BubbleProps) {
  const { hasFailed = false, isDeleted = false } = is;
  return (
    <div className={styles.message} data-own={isOwn} data-failed={hasFailed} data-deleted={isDeleted}>
      <span className="visually-hidden">{author}: </span>
      <p className={styles.text} dir="auto">
        {isDeleted ? t('Message deleted') : content}
      </p>
      {files?.length ? (
        <ul className={styles.files} aria-label={t('Files')}>
          {files.map((file) => (
            <li key={file.key}>
              {file.url !== undefined && file.contentType?.startsWith('image/') ? (
                <BubblePicture fileName={file.fileName} url={file.url} />
              ) : (
                <FileName file={file} />
              )}
            </li>
          ))}
        </ul>
      ) : null}
      <p className={styles.facts}>
        {writer ? <bdi>{writer}</bdi> : null}
        <time dateTime={writtenAt} title={formatInstant(writtenAt)}>
          {formatTimeAgo(writtenAt, now)}
        </time>
        {state}
      </p>
    </div>
  );
}

function FileName({ file: { fileName, bytes, url } }: { file: BubbleFile }) {
  const name = (
    <>
      <Icon name="file" size="1rem" />
      <span className={styles.fileName}>{fileName}</span>
      <small>{formatBytes(bytes)}</small>
    </>
  );
  return url === undefined ? (
    <span className={styles.file}>{name}</span>
  ) : (
    <a className={styles.file} href={url} download>
      {name}
    </a>
  );
}
