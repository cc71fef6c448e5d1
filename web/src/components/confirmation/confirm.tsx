import { Popconfirm, type PopconfirmProps } from 'antd';
import type { TooltipRef } from 'antd/es/tooltip';
import { useRef } from 'react';

const STYLES = { root: { maxWidth: 'min(24rem, calc(100vw - 2rem))' } } as const;

/**
 * Asks beside a button before its action. Its own buttons are as large as all others; once one of them is pressed, the
 * focus is back on the button that asked.
 */
export function Confirm({ okButtonProps, cancelButtonProps, onConfirm, onCancel, ...props }: PopconfirmProps) {
  const asked = useRef<TooltipRef>(null);
  const focusButton = () => asked.current?.nativeElement.focus();
  return (
    <Popconfirm
      ref={asked}
      styles={STYLES}
      {...props}
      okButtonProps={{ size: 'middle', ...okButtonProps }}
      cancelButtonProps={{ size: 'middle', ...cancelButtonProps }}
      onConfirm={(event) => {
        focusButton();
        // A promise keeps the question open until it settles.
        return onConfirm?.(event);
      }}
      onCancel={(event) => {
        focusButton();
        return onCancel?.(event);
      }}
    />
  );
}
