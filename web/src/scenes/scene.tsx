import styles from './scene.module.css';

interface SceneProps {
  /** The files for both themes. */
  picture: { light: string; dark: string };
  className?: string | undefined;
}

/** A decorative illustration in the colors of the theme. Its place needs a size of its own. */
export function Scene({ picture, className = '' }: SceneProps) {
  return (
    <>
      <img src={picture.light} className={`${className} ${styles.light}`} alt="" loading="lazy" />
      <img src={picture.dark} className={`${className} ${styles.dark}`} alt="" loading="lazy" />
    </>
  );
}
