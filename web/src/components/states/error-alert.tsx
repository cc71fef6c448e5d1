import { Alert } from 'antd';
import { messageOf } from '@/api/api-error.ts';

/** The server's message about the last attempt, if it failed. */
export function ErrorAlert({ error }: { error: unknown }) {
  return error instanceof Error ? (
    <Alert type="error" role="alert" showIcon title={<WithLink text={messageOf(error)} />} />
  ) : null;
}

/** A message in which an address of this site is a link. */
function WithLink({ text }: { text: string }) {
  const address = text.split(/\s/).find((word) => word.startsWith(`${window.location.origin}/`));
  if (!address) return text;
  const at = text.indexOf(address);
  return (
    <>
      {text.slice(0, at)}
      <a href={address}>{address.slice(window.location.origin.length + 1).replace(/#.*/, '')}</a>
      {text.slice(at + address.length)}
    </>
  );
}
