import type { CallBuilder } from '../../../support/authorization/row.js';

const PASSWORD = 'correct horse';

const withPasswordAndCode: CallBuilder = ({ apps }) => ({
  body: { password: PASSWORD, code: apps.otherEmployer.nextCode() },
});

/** Requests of the matrix rows about second factors. */
export const SECOND_FACTOR_CALLS: Readonly<Record<string, Readonly<Record<string, CallBuilder>>>> = {
  'POST /api/account/second-factor': {
    'with the current password': () => ({ body: { password: PASSWORD } }),
    'with a wrong password': () => ({ body: { password: 'wrong horse' } }),
  },
  'PUT /api/account/second-factor': {
    'with a code of the seeker': ({ apps }) => ({ body: { code: apps.seeker.code() } }),
  },
  'DELETE /api/account/second-factor': { 'with a code of the other employer': withPasswordAndCode },
  'POST /api/account/second-factor/recovery-codes': { 'with a code of the other employer': withPasswordAndCode },
  'POST /api/auth/second-factor': { 'without a pending sign-in': () => ({ body: { code: '123456' } }) },
};
