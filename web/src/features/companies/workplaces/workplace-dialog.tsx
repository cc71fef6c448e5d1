import { useQueryClient } from '@tanstack/react-query';
import { Checkbox, Flex, Form, Input, Modal, Select } from 'antd';
import { useRef, type ComponentType } from 'react';
import type { WorkplaceBody } from '@/api/generated/types.gen';
import { FieldPair } from '@/components/fields/field-pair.tsx';
import { useSchemaForm, type SchemaForm } from '@/components/forms/use-schema-form.ts';
import { ErrorAlert } from '@/components/states/error-alert.tsx';
import { t } from '@/lib/language/t.ts';
import { usualPayAt } from '@/lib/places/usual-pay.ts';
import { CURRENCIES, PERIODS } from '@/lib/rules/pay-choices.ts';
import { workplaceRequest, workplaceSchema, workplaceValues, type WorkplaceValues } from './workplace-form.ts';
import { useSaveWorkplace } from './workplace-mutations.ts';

const HOUSING = [
  { value: 'free', label: t('Free housing') },
  { value: 'paid', label: t('Housing for rent') },
  { value: 'none', label: t('No housing') },
];

/** What chooses how the member hears of new applications to a hotel. */
export interface HotelNoticesProps {
  workplaceId: number;
  label: string;
}

interface WorkplaceDialogProps {
  /** The hotel to change; undefined for a new one. */
  workplace: WorkplaceBody | undefined;
  notices: ComponentType<HotelNoticesProps>;
  onClose: () => void;
}

/** Adds a hotel or other workplace, or changes one. */
export function WorkplaceDialog({ workplace, notices: Notices, onClose }: WorkplaceDialogProps) {
  const queryClient = useQueryClient();
  /** Whether currency or period were chosen. */
  const hasOwnPay = useRef(workplace !== undefined);
  const onPay = () => {
    hasOwnPay.current = true;
  };
  const save = useSaveWorkplace(workplace);
  const { form, props, item } = useSchemaForm(workplaceSchema, (typed, { showRejections }) =>
    save.mutate(workplaceRequest(typed, workplace), { onSuccess: onClose, onError: showRejections }),
  );
  const followPlace = async () => {
    if (hasOwnPay.current) return;
    const pay = await usualPayAt(queryClient, form.getFieldValue('location') as string);
    if (pay && !hasOwnPay.current) form.setFieldsValue(pay);
  };
  return (
    <Modal
      open
      title={workplace ? t('Change {name}', { name: workplace.name }) : t('Add a hotel or workplace')}
      okText={t('Save')}
      okButtonProps={{ disabled: save.isPending }}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Form {...props} name="workplace" initialValues={workplaceValues(workplace)}>
        <ErrorAlert error={save.error} />
        <Form.Item {...item('name')} label={t('Name')} required>
          <Input placeholder={t('Hotel Belvarra Lisbon')} />
        </Form.Item>
        <Form.Item {...item('location')} label={t('Place')} required>
          <Input placeholder={t('Lisbon, Portugal')} onBlur={() => void followPlace()} />
        </Form.Item>
        <Form.Item {...item('about')} label={t('About')} extra={t('A few words for its public page.')}>
          <Input.TextArea autoSize={{ minRows: 2, maxRows: 8 }} />
        </Form.Item>
        <Form.Item
          {...item('reference')}
          label={t('Reference')}
          extra={t('How imports and your own programs name it.')}
        >
          <Input placeholder="LIS" />
        </Form.Item>
        <Defaults item={item} onPay={onPay} />
      </Form>
      {workplace ? (
        <Flex wrap align="center" gap="small">
          {t('Your emails about new applications')}
          <Notices workplaceId={workplace.id} label={t('Your emails about new applications')} />
        </Flex>
      ) : null}
    </Modal>
  );
}

interface DefaultsProps extends Pick<SchemaForm<WorkplaceValues>, 'item'> {
  onPay: () => void;
}

/** What new listings of a hotel begin with. */
function Defaults({ item, onPay }: DefaultsProps) {
  return (
    <>
      <p>{t('New listings of it begin with:')}</p>
      <FieldPair>
        <Form.Item {...item('payPeriod')} label={t('Pay period')}>
          <Select options={PERIODS} virtual={false} onChange={onPay} />
        </Form.Item>
        <Form.Item {...item('currency')} label={t('Currency')}>
          <Select showSearch={{ optionFilterProp: 'label' }} options={CURRENCIES} onChange={onPay} />
        </Form.Item>
        <Form.Item {...item('housing')} label={t('Housing')}>
          <Select options={[{ value: '', label: t('Not stated') }, ...HOUSING]} virtual={false} />
        </Form.Item>
        <Form.Item {...item('meals')} valuePropName="checked" label={t('Meals')}>
          <Checkbox>{t('Included')}</Checkbox>
        </Form.Item>
      </FieldPair>
    </>
  );
}
