import type { ReactNode } from 'react';
import { PageHead } from '@/components/layout/page-head.tsx';
import styles from './job-form-page.module.css';
import { PostingGuide } from './posting-guide.tsx';

interface JobFormPageProps {
  title: string;
  text: string;
  children: ReactNode;
}

/** The layout around a job form: heading, form, and guide. */
export function JobFormPage({ title, text, children }: JobFormPageProps) {
  return (
    <div className={`page ${styles.page}`}>
      <div className={styles.main}>
        <PageHead title={title} text={text} />
        {children}
      </div>
      <PostingGuide />
    </div>
  );
}
