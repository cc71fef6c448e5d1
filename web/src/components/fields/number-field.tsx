import { locale } from '@/lib/language/t.ts';
import { Input, type InputProps } from 'antd';
import { useState } from 'react';

interface NumberFieldProps extends Omit<InputProps, 'value' | 'onChange' | 'type'> {
  /** Null while empty, NaN while the text is no number. */
  value?: number | null;
  onChange?: (value: number | null) => void;
  /** Groups thousands. */
  isAmount?: boolean;
}

/** A field for a number. It keeps whatever is typed, so that a form can say what is wrong with it. */
export function NumberField({ value = null, onChange, isAmount = false, ...rest }: NumberFieldProps) {
  const [typed, setTyped] = useState('');
  const format = { maximumFractionDigits: 4, useGrouping: isAmount };
  const shown = Object.is(numberIn(typed), value) ? typed : (value?.toLocaleString(locale(), format) ?? '');
  return (
    <Input
      inputMode="decimal"
      autoComplete="off"
      {...rest}
      value={shown}
      onChange={(event) => {
        setTyped(event.target.value);
        onChange?.(numberIn(event.target.value));
      }}
      onBlur={() => {
        if (Number.isFinite(value)) setTyped('');
      }}
    />
  );
}

function numberIn(text: string): number | null {
  const digits = text.replaceAll(/[\s,]/g, '');
  return digits === '' ? null : Number(digits);
}
