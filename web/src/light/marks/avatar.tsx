import styles from './avatar.module.css';

interface AvatarProps {
  name: string;
  image: string | null;
  size?: 'medium' | 'large';
}

/** A person's picture, or the first letter of the name. Decorative, because the name is next to it. */
export function LightAvatar({ name, image, size = 'medium' }: AvatarProps) {
  return (
    <span className={`${styles.avatar} ${styles[size]}`} aria-hidden="true">
      {image ? <img src={image} alt="" /> : name.trim().charAt(0).toUpperCase()}
    </span>
  );
}
