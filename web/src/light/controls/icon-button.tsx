import type { ComponentProps } from 'react';
import { Icon, type IconName } from '@/light/marks/icon.tsx';
import styles from './icon-button.module.css';

interface IconButtonProps extends ComponentProps<'button'> {
  icon: IconName;
  label: string;
}

/** A round button with an icon only; the label is for assistive technology and the tooltip. */
export function IconButton({ icon, label, ...rest }: IconButtonProps) {
  return (
    <button type="button" className={styles.button} aria-label={label} data-tip={label} {...rest}>
      <Icon name={icon} />
    </button>
  );
}
