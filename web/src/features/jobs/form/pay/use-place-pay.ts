import { useQueryClient } from '@tanstack/react-query';
import type { FormInstance } from 'antd';
import { useRef } from 'react';
import { usualPayAt } from '@/lib/places/usual-pay.ts';
import { placeName, type JobFormValues } from '../job-form-schema.ts';

/** Whether pay was entered: its currency and period stay as they are. */
export function hasPay({ salary, minSalary, maxSalary }: JobFormValues): boolean {
  return salary.trim() !== '' || minSalary !== null || maxSalary !== null;
}

/** The place that somebody entered; undefined at a hotel, which has its own pay. */
function placeOf({ workplaceId, places, location }: JobFormValues): string | undefined {
  if (workplaceId) return undefined;
  return places[0] === undefined ? location : placeName(places[0]);
}

/**
 * Lets currency and period follow the place of the listing, until they are chosen or pay is entered. `onFilled` is called
 * when they have changed.
 */
export function usePlacePay(form: FormInstance<JobFormValues>, onFilled: () => void) {
  const queryClient = useQueryClient();
  /** What somebody has changed since the form was opened. */
  const changed = useRef(new Set<string>());
  const values = () => form.getFieldsValue(true) as JobFormValues;
  const isOpen = () => !hasPay(values()) && !['currency', 'payPeriod'].some((name) => changed.current.has(name));
  const follow = async () => {
    const place = placeOf(values());
    if (place === undefined || !isOpen()) return;
    const pay = await usualPayAt(queryClient, place);
    if (!pay || !isOpen() || placeOf(values()) !== place) return;
    form.setFieldsValue(pay);
    onFilled();
  };
  return {
    onChanges: (changes: Partial<JobFormValues>) => {
      for (const name of Object.keys(changes)) changed.current.add(name);
      if ('places' in changes) void follow();
    },
    onLeaveLocation: () => {
      if (changed.current.has('location')) void follow();
    },
  };
}
