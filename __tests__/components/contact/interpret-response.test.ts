import { isRefusal, isSameAddress } from '@/components/contact/interpret-response';

test.each([
  '{"result":"error","error":{}}',
  '{"success":false}',
  '\n{"success":"false","message":"Activate the form first."}',
  '{"success":0}',
  '{"ok":false,"error_code":400}',
  '{"IsSuccess":false}',
  '{"status":"fail"}',
  '{"status":"validation_failed"}',
  '{"status":400}',
  '{"statusCode":"502","body":""}',
  '{"error":"quota exceeded"}',
  '{"data":null,"errors":[{"message":"no"}]}',
  '{"errorMessage":"timed out","errorType":"Error"}',
  '{"has_error":true}',
])('the response %s counts as a refusal', (body) => {
  expect(isRefusal(body)).toBe(true);
});

test.each([
  ...['', 'ok', 'error', '<h1>Thank you</h1>', '{"success":false', 'null', '[]', '"error"'],
  '{"result":"success","row":12,"error":null}',
  '{"success":true,"errors":[],"error_message":""}',
  '{"success":"true","message":"There was no error."}',
  '{"status":200,"code":0,"error":0,"errors":{}}',
  '{"status":"ok","error":"none","Message":"false"}',
])('the response %s does not count as a refusal', (body) => {
  expect(isRefusal(body)).toBe(false);
});

test.each([
  ['https://a.example/m/', true],
  ['http://a.example/m', true],
  ['https://www.a.example/m', true],
  // A form that answers with its own page, as after 303.
  ['https://a.example/m', false],
  ['https://a.example/m/thanks', false],
  ['https://a.example/m/?sent=1', false],
  ['https://b.example/m/', false],
])('a redirect from https://a.example/m to %s leads to the same address: %s', (url, same) => {
  expect(isSameAddress('https://a.example/m', url)).toBe(same);
});
