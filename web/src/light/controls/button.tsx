import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import styles from './button.module.css';

interface ButtonLook {
  look?: 'accent' | 'primary' | 'outline' | 'quiet';
  size?: 'small' | 'medium' | 'large';
}

/** The class names of a button, for elements that are neither buttons nor router links. */
export function buttonClass({ look = 'primary', size = 'medium' }: ButtonLook, extra?: string): string {
  return [styles.button, styles[look], size === 'medium' ? undefined : styles[size], extra].filter(Boolean).join(' ');
}

export function LightButton({
  look,
  size,
  className,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & ButtonLook) {
  return <button type={type} className={buttonClass({ look, size }, className)} {...rest} />;
}

/** A router link that looks like a button. */
export const LightButtonLink = createLink(function ButtonAnchor({
  look,
  size,
  className,
  ...rest
}: ComponentProps<'a'> & ButtonLook) {
  return <a className={buttonClass({ look, size }, className)} {...rest} />;
});
