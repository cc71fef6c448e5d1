import { useQuery } from '@tanstack/react-query';
import { Button, Dropdown } from 'antd';
import type { ReceivedApplicationBody } from '@/api/generated/types.gen';
import { t } from '@/lib/language/t.ts';
import { colleaguesQuery } from '../received-application-queries.ts';
import { useAssign } from './use-assign.ts';

const NOBODY = 'nobody';

interface AssignMenuProps {
  selected: readonly ReceivedApplicationBody[];
  isDisabled: boolean;
  onAssigned: () => void;
}

/** Assigns the selected applications to a member of the team. */
export function AssignMenu({ selected, isDisabled, onAssigned }: AssignMenuProps) {
  const { data: colleagues = [] } = useQuery(colleaguesQuery());
  const assign = useAssign();
  if (colleagues.length < 2) return null;
  const items = [
    ...colleagues.map(({ id, fullName }) => ({ key: String(id), label: <bdi>{fullName}</bdi> })),
    { key: NOBODY, label: t('Nobody') },
  ];
  const onClick = ({ key }: { key: string }) => {
    const assigneeId = key === NOBODY ? null : Number(key);
    assign.mutate({ ids: selected.map(({ id }) => id), assigneeId }, { onSuccess: onAssigned });
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- a menu takes the focus when it opens
    <Dropdown trigger={['click']} menu={{ items, onClick }} autoFocus>
      <Button size="small" aria-haspopup="menu" disabled={isDisabled || assign.isPending}>
        {t('Assign to…')}
      </Button>
    </Dropdown>
  );
}
