import { leavesArrivalUnsure, isSameAddress } from '@/components/contact/interpret-response';

test.each([
  'false',
  ...['{"result":"error","error":{}}', '{"success":false}', '{"success":0}', '{"has_error":true}'],
  '\n{"success":"false","message":"Activate the form first."}',
  ...['{"ok":false,"error_code":400}', '{"IsSuccess":false}', '{"is_valid":false}', '{"err":"x"}'],
  ...['{"status":"fail"}', '{"status":"validation_failed"}', '{"status":"acceptance_missing"}'],
  ...['{"status":"not_sent"}', '{"result":"KO"}', '{"type":"danger","message":"x"}'],
  ...['{"status":400}', '{"statusCode":"502","body":""}', '{"errcode":40001,"errmsg":"x"}'],
  ...['{"error":"quota exceeded"}', '{"data":null,"errors":[{"message":"no name"}]}'],
  ...['{"errorMessage":"timed out","errorType":"Error"}', '{"accepted":[],"rejected":["a"]}'],
  ...['[{"status":"error"}]', '{"data":{"success":false}}', '{"d":[{"isError":true}]}'],
  ...[
    '{"success":true,"status":"error"}',
    '{"ok":true,"sent":false}',
    '{"valid":true,"error":"x"}',
  ],
  ...['{"status":200,"error":"quota exceeded"}', '{"data":{"status":"not processed"}}'],
])('after the response %s it is unsure whether the message has arrived', (body) => {
  expect(leavesArrivalUnsure(body)).toBe(true);
});

test.each([
  ...['', 'ok', 'error', '<h1>Thank you</h1>', '{"success":false', 'null', '[]', '"error"'],
  '{"result":"success","row":12,"error":null}',
  '{"success":true,"errors":[],"error_message":""}',
  '{"success":"true","message":"There was no error."}',
  '{"status":200,"code":0,"error":0,"errors":{}}',
  '{"status":"ok","error":"none","Message":"false"}',
  '{"result":{"id":5,"error":null},"status":{"error":false,"code":200}}',
  '{"errors":{"Name":[],"Email":[]},"error":{"code":0,"message":"ok"},"errcode":0,"errmsg":"ok"}',
  ...['{"status":"transferred"}', '{"state":"notified"}', '{"result":"No errors"}'],
  // What says yes is clearer than a text about errors, or a part of the answer.
  ...['{"success":true,"error":"No error"}', '{"status":"ok","error_message":"No errors"}'],
  ...['{"success":true,"errorCode":200}', '{"success":true,"data":{"status":"not processed"}}'],
  ...['{"ok":1,"error":"-"}', '{"status":"sent","result":{"failed":true}}', '{"errorCode":200}'],
  ...['{"status":"0 errors"}', '{"error":"Without errors."}', '{"isSuccess":"YES","failed":"x"}'],
  '{"type":"success","errors":[{"field":"Company","code":"ignored"}]}',
])('the response %s leaves no doubt', (body) => {
  expect(leavesArrivalUnsure(body)).toBe(false);
});

test.each([
  ['https://a.example/m/', true],
  ['http://a.example/m', true],
  ['https://www.a.example/m', true],
  ['https://a.example/M', true],
  // A form that answers with its own page, as after 303.
  ['https://a.example/m', false],
  ['https://a.example/m/thanks', false],
  ['https://a.example/m/?sent=1', false],
  ['https://b.example/m/', false],
])('a redirect from https://a.example/m to %s leads to the same address: %s', (url, same) => {
  expect(isSameAddress('https://a.example/m', url)).toBe(same);
});
