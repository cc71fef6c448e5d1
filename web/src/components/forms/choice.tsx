import { Select, type SelectProps } from 'antd';

interface ChoiceProps extends Omit<SelectProps<string>, 'value' | 'onChange'> {
  value?: string;
  onChange?: (value: string) => void;
}

/** A `Select` for text, where the empty text stands for no choice. */
export function Choice({ value, onChange, ...rest }: ChoiceProps) {
  return (
    <Select<string>
      {...rest}
      // Screen readers hear options of a virtual list only in part.
      virtual={false}
      value={value || null}
      onChange={(chosen) => onChange?.(chosen ?? '')}
    />
  );
}
