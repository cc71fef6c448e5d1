import { Tag } from 'antd';

/** Whether a backup was verified. */
export function VerifiedTag({ verified }: { verified: boolean }) {
  return <Tag color={verified ? 'success' : 'error'}>{verified ? 'Verified' : 'Not verified'}</Tag>;
}
