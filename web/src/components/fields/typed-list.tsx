import { Select, type SelectProps } from 'antd';

/** A list of typed texts; Enter adds one. A form item passes value and handler. */
export function TypedList(props: SelectProps<string[]>) {
  return <Select mode="tags" notFoundContent={null} suffixIcon={null} virtual={false} {...props} />;
}
