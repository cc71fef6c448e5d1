import { Select, type SelectProps } from 'antd';

interface ChoiceProps extends Omit<SelectProps<string>, 'value' | 'onChange'> {
  value?: string;
  onChange?: (value: string) => void;
}

/** A `Select` for strings; the empty string means no choice. */
export function Choice({ value, onChange, ...rest }: ChoiceProps) {
  return (
    <Select<string>
      {...rest}
      // Screen readers announce only some options of a virtual list.
      virtual={false}
      value={value || null}
      onChange={(chosen) => onChange?.(chosen ?? '')}
    />
  );
}
