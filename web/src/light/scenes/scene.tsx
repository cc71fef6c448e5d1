import styles from './scene.module.css';

interface SceneProps {
  /** The files for both themes. */
  picture: { light: string; dark: string };
  className?: string;
  /** Eager for the first view. */
  loading?: 'lazy' | 'eager';
}

/** A decorative illustration in the colors of the theme. Its container must have a size. */
export function Scene({ picture, className = '', loading = 'lazy' }: SceneProps) {
  return (
    <>
      <img src={picture.light} className={`${className} ${styles.light}`} alt="" loading={loading} />
      <img src={picture.dark} className={`${className} ${styles.dark}`} alt="" loading={loading} />
    </>
  );
}
