import { compile } from './compile';

const ENDPOINT = `import type { EndpointPath } from '@/lib/loan-app/endpoints'; export const path: EndpointPath =`;
const FIELD = `import type { FieldName } from '@/lib/loan-app/field-names';`;
const GROUP = `import type { KeyGroup } from '@/lib/loan-app/key-groups';`;
const CLIENT = `
  import { createJsonClient } from '@/lib/loan-app/client/json-client';
  import { endpoints } from '@/lib/loan-app/endpoints';
  const client = createJsonClient({ appApi: '', pageUrl: '' });`;
const FORM = `import type { FormFields } from '@/lib/loan-app/client/form-client'; export const data: FormFields =`;
const TABLE = `
  import type { FieldName } from '@/lib/loan-app/field-names';
  import { QUERY_PARAMETER_HEADERS } from '@/lib/loan-app/client/query-parameter-headers';`;

/** The names of PRODUCT rules 38 and 39. */
const FIELDS =
  'phone, smsCode, sessionId, idNumber, bankCode, cardNo, orderNo, orderId, orderStatus, productId, productName, amountRange, loanRate, tenure, repay_plans, periodNo, dueTime, delayShouldPayAmount, delayExpiryTime, utr, problemType, problemDetail, fcm_token, idfa, idfv, latitude, longitude';
const GROUPS = 'public, personal, job, ext, bank, enum, txt, citySelect, day';

function exactly(type: string, names: string): string {
  const union = names
    .split(', ')
    .map((name) => `'${name}'`)
    .join(' | ');
  return `type Listed = ${union};
    export const none: [Exclude<${type}, Listed>, Exclude<Listed, ${type}>] extends [never, never] ? 'same' : 'other' = 'same';`;
}

const COMPILES: [string, string][] = [
  ['a listed path', `${ENDPOINT} '/service/login/login-init';`],
  ['exactly the revealed field names', `${FIELD} ${exactly('FieldName', FIELDS)}`],
  ['exactly the named key groups', `${GROUP} ${exactly('KeyGroup', GROUPS)}`],
  [
    'a call',
    `${CLIENT} void client({ method: 'post', url: endpoints.product.apply, data: { a: 1 } });`,
  ],
  ['form values', `${FORM} { a: 1, b: [null, { c: new Date() }], d: 1n, e: undefined };`],
  ['a form with files', `${FORM} new FormData();`],
  [
    'headers from revealed fields',
    `${TABLE} export const name: FieldName = QUERY_PARAMETER_HEADERS.json['Session-Id'];`,
  ],
];

const REFUSED: [string, string, string][] = [
  ['a misspelt path', `${ENDPOINT} '/service/login/login-int';`, '"/service/login/login-int"'],
  ['a path for event saving', `${ENDPOINT} '/event/save';`, '"/event/save"'],
  ['a group that is no path', `${ENDPOINT} '/v3/product';`, '"/v3/product"'],
  [
    'a misspelt name',
    `${CLIENT} void client({ method: 'post', url: endpoints.product.aply });`,
    "'aply'",
  ],
  [
    'a call to a misspelt path',
    `${CLIENT} void client({ method: 'post', url: '/v3/product/aply' });`,
    '/v3/product/aply',
  ],
  [
    'a call without a method',
    `${CLIENT} void client({ url: endpoints.product.apply });`,
    "'method'",
  ],
  [
    'a call by no method',
    `${CLIENT} void client({ method: 'psot', url: endpoints.product.apply });`,
    '"psot"',
  ],
  [
    'a call elsewhere',
    `${CLIENT} void client({ method: 'get', url: endpoints.contract, baseURL: '//a' });`,
    "'baseURL'",
  ],
  [
    'JSON that is bare text',
    `${CLIENT} void client({ method: 'post', url: endpoints.contract, data: 'a' });`,
    "'string'",
  ],
  [
    'a body taken on trust',
    `${CLIENT} export const body: string = await client({ method: 'get', url: endpoints.contract });`,
    "'unknown'",
  ],
  ['a file among form values', `${FORM} { image: new File([], 'x') };`, "'File'"],
  ['a misspelt field name', `${FIELD} export const name: FieldName = 'smscode';`, '"smscode"'],
  ['a misspelt key group', `${GROUP} export const group: KeyGroup = 'persnal';`, '"persnal"'],
];

describe('the types of the loan app', () => {
  let found: string[][];

  beforeAll(() => {
    found = compile([
      ...COMPILES.map(([, source]) => source),
      ...REFUSED.map(([, source]) => source),
    ]);
  }, 60_000);

  it.each(COMPILES.map(([name], index) => [name, index] as const))('accept %s', (_, index) => {
    expect(found[index]).toEqual([]);
  });

  it.each(
    REFUSED.map(([name, , culprit], index) => [name, culprit, COMPILES.length + index] as const),
  )('refuse %s', (_, culprit, index) => {
    expect(found[index]).toHaveLength(1);
    expect(found[index]?.[0]).toContain(culprit);
  });
});
