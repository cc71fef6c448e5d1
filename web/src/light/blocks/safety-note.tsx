import styles from './safety-note.module.css';

/** What job seekers must never give away, and what the mark of an employer says. */
export function SafetyNote() {
  return (
    <details className={styles.note}>
      <summary>Never pay for a job</summary>
      <ul>
        <li>Don’t pay fees for an application, a visa, training or travel, and don’t transfer money for anyone.</li>
        <li>Keep your passport. An employer may copy it, but never hold it.</li>
        <li>
          <em>Verified employer</em> means that our team checked who the company is. It doesn’t guarantee the terms of a
          job.
        </li>
      </ul>
    </details>
  );
}
