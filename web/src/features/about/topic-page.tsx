import { ButtonLink } from '@/public/button.tsx';
import { LodgeScene } from '@/scenes/lodge-scene.tsx';
import styles from './topic-page.module.css';
import type { Topic } from './topics.ts';

/** One page about Wayfare itself. */
export function TopicPage({ topic }: { topic: Topic }) {
  return (
    <article className={`page ${styles.page}`}>
      <div className={styles.words}>
        <h1>{topic.title}</h1>
        {topic.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <ButtonLink href={topic.next.to} to={topic.next.to}>
          {topic.next.label}
        </ButtonLink>
      </div>
      <LodgeScene className={styles.scene} />
    </article>
  );
}
