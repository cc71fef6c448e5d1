import { ButtonLink } from '@/public/button.tsx';
import { CompletionBar } from '@/public/completion-bar.tsx';
import styles from './completion-card.module.css';

interface CompletionCardProps {
  /** Why one would complete it. */
  text: string;
  /** Undefined while it is loading. */
  percent: number | undefined;
  /** Where the profile is edited. */
  to: string;
}

/** How complete a profile is, and the way to complete it. */
export function CompletionCard({ text, percent, to }: CompletionCardProps) {
  return (
    <section className={styles.card} aria-label="Profile completion">
      <div className={styles.words}>
        <CompletionBar label="Profile completion" percent={percent} />
        <p>{text}</p>
      </div>
      <ButtonLink look="accent" to={to}>
        Complete Profile
      </ButtonLink>
    </section>
  );
}
