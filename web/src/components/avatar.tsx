import styles from './avatar.module.css';

/** A person's picture, or the first letter of the name. Decorative: the name stands beside it. */
export function Avatar({ name, image }: { name: string; image: string | null }) {
  return (
    <span className={styles.avatar} aria-hidden="true">
      {image ? <img src={image} alt="" /> : name.trim().charAt(0).toUpperCase()}
    </span>
  );
}
