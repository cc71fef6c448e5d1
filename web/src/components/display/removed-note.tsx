import { t } from '@/lib/language/t.ts';
/** What is left of a listing that our team removed, for those who applied or wrote about it. */
export function RemovedNote() {
  return (
    <small>
      {t(
        'This listing was removed. Do not send money, documents or bank details to anyone who contacted you about it.',
      )}
    </small>
  );
}
