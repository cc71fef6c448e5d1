import { useQuery } from '@tanstack/react-query';
import { Flex, Form, Modal, Select } from 'antd';
import { useState } from 'react';
import type { EmployerJobBody } from '@/api/generated/types.gen';
import { t } from '@/lib/language/t.ts';
import { workplacesQuery } from '@/lib/workplaces/workplaces-query.ts';
import { OutcomeAlert } from './outcome-alert.tsx';
import { allowanceQuery, usePostAtHotels, type Copy } from './use-post-at-hotels.ts';
import { withMore } from '@/lib/format/list-of.ts';

interface PostAtHotelsProps {
  /** At least one. */
  jobs: readonly EmployerJobBody[];
  /** Receives whether listings were posted. */
  onClose: (isDone: boolean) => void;
}

/** Posts listings again at other hotels, and then reports each. */
export default function PostAtHotels({ jobs, onClose }: PostAtHotelsProps) {
  const { data: hotels = [] } = useQuery(workplacesQuery);
  const [workplaceIds, setWorkplaceIds] = useState<readonly number[]>([]);
  const post = usePostAtHotels();
  const isDone = post.isSuccess;
  // Posting uses it up.
  const { data: { left } = { left: null } } = useQuery({ ...allowanceQuery, enabled: !isDone });
  const count = jobs.length * workplaceIds.length;
  const isTooMany = left !== null && count > left;
  return (
    <Modal
      open
      title={t('{count, plural, one {Post # listing at other hotels} other {Post # listings at other hotels}}', {
        count: jobs.length,
      })}
      okText={isDone ? t('Close') : post.isPending ? t('Posting…') : t('Post')}
      okButtonProps={{ disabled: !isDone && (count === 0 || isTooMany || post.isPending) }}
      cancelButtonProps={isDone ? { hidden: true } : {}}
      onOk={isDone ? () => onClose(true) : () => post.mutate({ jobs, workplaceIds })}
      onCancel={() => onClose(isDone)}
    >
      {post.data ? (
        <Report
          copies={post.data}
          labelOf={({ jobId, workplaceId }) => [
            jobs.find(({ id }) => id === jobId)?.title,
            hotels.find(({ id }) => id === workplaceId)?.name,
          ]}
        />
      ) : (
        <Form layout="vertical">
          <p>{t('Each hotel gets a listing of its own with the same text. Our team reviews each of them.')}</p>
          <Form.Item
            label={t('Hotels')}
            htmlFor="post-at-hotels"
            {...(isTooMany && {
              validateStatus: 'error' as const,
              help: t('These are {count} listings. Your company can post {left} more today.', { count, left }),
            })}
          >
            <Select<readonly number[]>
              id="post-at-hotels"
              mode="multiple"
              virtual={false}
              placeholder={t('No hotel')}
              showSearch={{ optionFilterProp: 'label' }}
              options={hotels.map(({ id, name }) => ({ value: id, label: name }))}
              value={workplaceIds}
              onChange={setWorkplaceIds}
            />
          </Form.Item>
        </Form>
      )}
    </Modal>
  );
}

interface ReportProps {
  copies: readonly Copy[];
  /** The titles of the listing and of the hotel. */
  labelOf: (copy: Copy) => readonly (string | undefined)[];
}

function Report({ copies, labelOf }: ReportProps) {
  const posted = copies.filter(({ fault }) => fault === undefined);
  const failed = copies.filter(({ fault }) => fault !== undefined);
  const rows = (some: readonly Copy[]) =>
    some.map((copy) => (
      <li key={`${copy.jobId} ${copy.workplaceId}`}>
        <span dir="auto">{withMore(labelOf(copy))}</span>
        {copy.fault === undefined ? null : `: ${copy.fault}`}
      </li>
    ));
  return (
    <Flex vertical gap="middle">
      {posted.length > 0 ? (
        <OutcomeAlert
          type="success"
          title={t('{count, plural, one {# listing was posted} other {# listings were posted}}', {
            count: posted.length,
          })}
        >
          {rows(posted)}
        </OutcomeAlert>
      ) : null}
      {failed.length > 0 ? (
        <OutcomeAlert
          type="warning"
          title={t('{count, plural, one {# listing was not posted} other {# listings were not posted}}', {
            count: failed.length,
          })}
        >
          {rows(failed)}
        </OutcomeAlert>
      ) : null}
    </Flex>
  );
}
