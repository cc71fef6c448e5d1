import { Button, Form } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { Loading } from '@/components/states/loading.tsx';
import type { JobFormPart } from '@/features/jobs/form/fields/job-basics-fields.tsx';
import type { JobFormValues } from '@/features/jobs/form/job-form-schema.ts';

const QuestionRows = lazy(async () => ({ default: (await import('./question-rows.tsx')).QuestionRows }));

/** The step of the job form for questions: a sentence and a button until somebody wants to ask. */
export function QuestionsStep({ item }: JobFormPart) {
  const form = Form.useFormInstance<JobFormValues>();
  const [isWanted, setWanted] = useState(false);
  const asked = Form.useWatch((values: JobFormValues) => values.questions?.length > 0, { form, preserve: true });
  if (!isWanted && !asked) {
    return (
      <>
        <p>Ask up to ten questions that applicants answer when they apply, and say which answers you must have.</p>
        <Button onClick={() => setWanted(true)}>Add questions</Button>
      </>
    );
  }
  return (
    <>
      <p>
        Applicants read your must-haves before they answer. Whoever misses one can still apply and is marked for you;
        nobody is rejected automatically.
      </p>
      <Form.Item {...item('questions')}>
        <LazyRows />
      </Form.Item>
    </>
  );
}

/** The rows take `value` and `onChange` from the form as soon as they are loaded. */
function LazyRows(props: object) {
  return (
    <Suspense fallback={<Loading rows={2} />}>
      <QuestionRows {...props} />
    </Suspense>
  );
}
