import { Popconfirm, type PopconfirmProps } from 'antd';

const STYLES = { root: { maxWidth: 'min(24rem, calc(100vw - 2rem))' } } as const;

/** Asks beside a button before its action. Its own buttons are as large as all others. */
export function Confirm({ okButtonProps, cancelButtonProps, ...props }: PopconfirmProps) {
  return (
    <Popconfirm
      styles={STYLES}
      {...props}
      okButtonProps={{ size: 'middle', ...okButtonProps }}
      cancelButtonProps={{ size: 'middle', ...cancelButtonProps }}
    />
  );
}
