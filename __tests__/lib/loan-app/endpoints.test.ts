import { endpoints } from '@/lib/loan-app/endpoints';

/** The list of PRODUCT rule 37. */
const LISTED = `
/service/login: login-init, send-sms-code-new, send-voice-code, sms-code-login, logout
/v3/product: apply, detail, push, low-rate-point
/v3/certify: save-base-info, personal-info, job-info, ext-info-new, bank info, certify-list
/v3/loan-details: loan-details, delay-detail, generate-vcode, init-pay-type, google-score, submit-utr
/v3/installment
/v3/contract
/v3/personal-center: order-list, user-menu, user-delete
/user-problem: faq-index, problem-init, upload-problem-img, problem-save, problem-list, problem-detail, save-score, get-whatsapp
/credit-info: upload-image, location, device, contacts
/v3/buried-point/upload-new
/v3/upload-info/upload-fcm-token
/v4/index: home-page, get-city-list
`;

const listed = LISTED.trim()
  .split('\n')
  .map((line) => {
    const [base = '', names] = line.split(': ');
    return names === undefined ? [base] : names.split(', ').map((name) => `${base}/${name}`);
  });

function pathsOf(group: string | Readonly<Record<string, string>>): string[] {
  return typeof group === 'string' ? [group] : Object.values(group);
}

describe('the endpoints', () => {
  it('are the paths of PRODUCT rule 37, in the same groups and order', () => {
    expect(Object.values(endpoints).map(pathsOf)).toEqual(listed);
  });

  it('name each path after its last segment', () => {
    for (const group of Object.values(endpoints)) {
      if (typeof group === 'string') continue;
      for (const [name, path] of Object.entries<string>(group)) {
        const segment = path.slice(path.lastIndexOf('/') + 1);
        expect(name).toBe(segment.replace(/[- ](.)/g, (_, letter: string) => letter.toUpperCase()));
      }
    }
  });

  it('contain no path for saving events, which is unknown', () => {
    expect(JSON.stringify(endpoints)).not.toMatch(/event/i);
  });
});
