import { createLink } from '@tanstack/react-router';
import { Button, type ButtonProps } from 'antd';

/** A link of the router that looks like an Ant Design button. The router drops `type`: use `color` and `variant`. */
export const ButtonLink = createLink(function LinkedButton(props: Omit<ButtonProps, 'type'>) {
  return <Button {...props} />;
});
