import { Input, type GetProps } from 'antd';
import { locale, t } from '@/lib/language/t.ts';
import styles from './counted-text.module.css';

interface CountedTextProps extends GetProps<typeof Input.TextArea> {
  max: number;
  min?: number;
}

const format = (count: number) => count.toLocaleString(locale());

/** A text area that counts characters, ignoring surrounding white space. */
export function CountedText({ max, min, ...rest }: CountedTextProps) {
  const limits = min === undefined ? format(max) : t('{max} (minimum {min})', { max: format(max), min: format(min) });
  return (
    <Input.TextArea
      {...rest}
      count={{
        max,
        strategy: (text) => text.trim().length,
        show: ({ count }) => `${format(count)} / ${limits}`,
      }}
      className={styles.counted}
    />
  );
}
