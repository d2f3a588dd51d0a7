/**
 * Every path of the loan app, in the order and groups of PRODUCT rule 37.
 *
 * Methods, payloads and the path for saving events are unknown, so they are absent. `bank info` is
 * listed with a space; a client sends it as `%20`.
 */
export const endpoints = {
  login: {
    loginInit: '/service/login/login-init',
    sendSmsCodeNew: '/service/login/send-sms-code-new',
    sendVoiceCode: '/service/login/send-voice-code',
    smsCodeLogin: '/service/login/sms-code-login',
    logout: '/service/login/logout',
  },
  product: {
    apply: '/v3/product/apply',
    detail: '/v3/product/detail',
    push: '/v3/product/push',
    lowRatePoint: '/v3/product/low-rate-point',
  },
  certify: {
    saveBaseInfo: '/v3/certify/save-base-info',
    personalInfo: '/v3/certify/personal-info',
    jobInfo: '/v3/certify/job-info',
    extInfoNew: '/v3/certify/ext-info-new',
    bankInfo: '/v3/certify/bank info',
    certifyList: '/v3/certify/certify-list',
  },
  loanDetails: {
    loanDetails: '/v3/loan-details/loan-details',
    delayDetail: '/v3/loan-details/delay-detail',
    generateVcode: '/v3/loan-details/generate-vcode',
    initPayType: '/v3/loan-details/init-pay-type',
    googleScore: '/v3/loan-details/google-score',
    submitUtr: '/v3/loan-details/submit-utr',
  },
  installment: '/v3/installment',
  contract: '/v3/contract',
  personalCenter: {
    orderList: '/v3/personal-center/order-list',
    userMenu: '/v3/personal-center/user-menu',
    userDelete: '/v3/personal-center/user-delete',
  },
  userProblem: {
    faqIndex: '/user-problem/faq-index',
    problemInit: '/user-problem/problem-init',
    uploadProblemImg: '/user-problem/upload-problem-img',
    problemSave: '/user-problem/problem-save',
    problemList: '/user-problem/problem-list',
    problemDetail: '/user-problem/problem-detail',
    saveScore: '/user-problem/save-score',
    getWhatsapp: '/user-problem/get-whatsapp',
  },
  creditInfo: {
    uploadImage: '/credit-info/upload-image',
    location: '/credit-info/location',
    device: '/credit-info/device',
    contacts: '/credit-info/contacts',
  },
  buriedPoint: {
    uploadNew: '/v3/buried-point/upload-new',
  },
  uploadInfo: {
    uploadFcmToken: '/v3/upload-info/upload-fcm-token',
  },
  index: {
    homePage: '/v4/index/home-page',
    getCityList: '/v4/index/get-city-list',
  },
} as const;

type Leaf<Tree> = Tree extends string ? Tree : { [Key in keyof Tree]: Leaf<Tree[Key]> }[keyof Tree];

/** One of the listed paths. A misspelt path does not compile. */
export type EndpointPath = Leaf<typeof endpoints>;
