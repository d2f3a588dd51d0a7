/**
 * Every path of the loan app, in the order of PRODUCT rule 37.
 *
 * Methods, payloads and the path for saving events are unknown, so they are absent. `bank info` is
 * listed with a space; a client sends it as `%20`.
 */
export const ENDPOINTS = [
  '/service/login/login-init',
  '/service/login/send-sms-code-new',
  '/service/login/send-voice-code',
  '/service/login/sms-code-login',
  '/service/login/logout',
  '/v3/product/apply',
  '/v3/product/detail',
  '/v3/product/push',
  '/v3/product/low-rate-point',
  '/v3/certify/save-base-info',
  '/v3/certify/personal-info',
  '/v3/certify/job-info',
  '/v3/certify/ext-info-new',
  '/v3/certify/bank info',
  '/v3/certify/certify-list',
  '/v3/loan-details/loan-details',
  '/v3/loan-details/delay-detail',
  '/v3/loan-details/generate-vcode',
  '/v3/loan-details/init-pay-type',
  '/v3/loan-details/google-score',
  '/v3/loan-details/submit-utr',
  '/v3/installment',
  '/v3/contract',
  '/v3/personal-center/order-list',
  '/v3/personal-center/user-menu',
  '/v3/personal-center/user-delete',
  '/user-problem/faq-index',
  '/user-problem/problem-init',
  '/user-problem/upload-problem-img',
  '/user-problem/problem-save',
  '/user-problem/problem-list',
  '/user-problem/problem-detail',
  '/user-problem/save-score',
  '/user-problem/get-whatsapp',
  '/credit-info/upload-image',
  '/credit-info/location',
  '/credit-info/device',
  '/credit-info/contacts',
  '/v3/buried-point/upload-new',
  '/v3/upload-info/upload-fcm-token',
  '/v4/index/home-page',
  '/v4/index/get-city-list',
] as const;

/** One of the listed paths. A misspelt path does not compile. */
export type EndpointPath = (typeof ENDPOINTS)[number];
