import { readConfiguration, type Configuration } from '@/lib/config/read-configuration';
import { languages, type Language } from '@/lib/region/languages';

function siteWith(settings: Record<string, string>, language: Language = 'en') {
  const variables = Object.entries(settings).map(([name, value]) => [`NEXT_PUBLIC_${name}`, value]);
  return readConfiguration({
    NEXT_PUBLIC_REGION: language === 'id' ? '2' : '1',
    NEXT_PUBLIC_LANGUAGE: language,
    ...Object.fromEntries(variables),
  });
}

const plain = (text: string) => text.replaceAll('\u00a0', ' ').trim();
const headlineOf = ({ copy }: Configuration) => plain(copy.headline.join(''));
const cardsOf = ({ copy }: Configuration) =>
  copy.features.map(({ before, amount, after }) => plain(`${before} ${amount} ${after}`));
const slidesOf = ({ copy }: Configuration) => copy.slides.map(({ title }) => plain(title));

const OWN = {
  LOAN_FROM: '5000',
  LOAN_TO: '500000',
  PAYOUT_TIME: '30 minutes',
  USERS: '259000',
  SALARY: '1200000',
};

test.each([
  ['en', 'Loans from ₹5,000 to ₹5,00,000 within 30 minutes', '₹12,00,000', '259 thousand'],
  ['hi', '30 मिनट के भीतर ₹5,000 से ₹5,00,000 तक का लोन', '₹12,00,000', '2.5 लाख'],
  ['mr', '30 मिनिटांच्या आत ₹5,000 ते ₹5,00,000 पर्यंतचे कर्ज', '₹12,00,000', '2.5 लाखांहून'],
  ['bn', '30 মিনিটের মধ্যে ₹5,000 থেকে ₹5,00,000 পর্যন্ত ঋণ', '₹12,00,000', '2.5 লক্ষের'],
  ['te', '30 నిమిషాల లోపు ₹5,000 నుండి ₹5,00,000 వరకు రుణం', '₹12,00,000', '2.5 లక్షలకు'],
  ['ta', '30 நிமிட நேரத்தில் ₹5,000 முதல் ₹5,00,000 வரை கடன்', '₹12,00,000', '2.5 லட்சம்+'],
  ['gu', '30 મિનિટની અંદર ₹5,000 થી ₹5,00,000 સુધીની લોન', '₹12,00,000', '2.5 લાખથી'],
  ['kn', '30 ನಿಮಿಷಗಳ ಒಳಗೆ ₹5,000 ರಿಂದ ₹5,00,000 ವರೆಗೆ ಸಾಲ', '₹12,00,000', '2.5 ಲಕ್ಷಕ್ಕೂ'],
  [
    'id',
    'Pinjaman mulai dari Rp5 ribu hingga Rp500 ribu dalam 30 menit',
    'Rp1.200.000',
    '259 ribu',
  ],
] as const)(
  "a company's own figures stand in every text, as %s writes them",
  (language, headline, salary, users) => {
    const site = siteWith(OWN, language);
    const cards = cardsOf(site).join();

    expect(headlineOf(site)).toBe(headline);
    expect(cards).toContain(salary);
    // "Over" must stay true.
    expect(cards).toContain(users);
    expect(site.copy.description).toContain(users);
  },
);

test.each([
  ['1 day', 'within 1 day'],
  ['2 days', 'within 2 days'],
  ['1 hours', 'within 1 hour'],
])('the time %s is written with its unit', (PAYOUT_TIME, words) => {
  expect(siteWith({ PAYOUT_TIME }).copy.headline.at(-1)?.trim()).toBe(words);
});

test.each([
  ['mr', '1 hour', '900', '1 तासाच्या आत', '900हून'],
  ['mr', '2 days', '50000000', '2 दिवसांच्या आत', '5 कोटींहून'],
  ['mr', '1 day', '100000', '1 दिवसाच्या आत', '1 लाखाहून'],
  ['hi', '1 hour', '9999', '1 घंटे के भीतर', '9.9 हज़ार'],
  ['te', '1 hour', '100000', '1 గంట లోపు', '1 లక్షకు పైగా'],
  ['kn', '2 days', '900', '2 ದಿನಗಳ ಒಳಗೆ', '900ಕ್ಕೂ ಹೆಚ್ಚು'],
] as const)(
  'the forms that %s writes itself follow %s and %s users',
  (language, PAYOUT_TIME, USERS, ...words) => {
    const { headline, description } = siteWith({ PAYOUT_TIME, USERS }, language).copy;
    expect(headline[0]).toContain(words[0]);
    expect(description).toContain(words[1]);
  },
);

test('a picture that shows the time of the region goes with it, and its description, too', () => {
  const picturesOf = (site: Configuration) => JSON.stringify(site.copy.slides);
  expect(picturesOf(siteWith({ PAYOUT_TIME: '2 hours' }))).toMatch(/clock-.*two hours/);
  expect(picturesOf(siteWith({ PAYOUT_TIME: '30 minutes' }))).not.toMatch(/clock-|two hours/);
});

test.each(Object.keys(languages) as Language[])(
  'a text in %s that mentions a figure which is off is left out, and the others stay whole',
  (language) => {
    const off = { LOAN_FROM: 'off', PAYOUT_TIME: 'off', USERS: 'off', SALARY: 'off' };
    const site = siteWith({ ...off, LOAN_TO: '70000' }, language);
    const { description, headline, slides, features, range, pictures } = site.copy;

    expect(headline).toHaveLength(3);
    expect(slides).toHaveLength(1);
    expect(features).toHaveLength(language === 'id' ? 2 : 1);
    const shown = [
      slides.map(({ title, text, picture: { alt } }) => [title, text, alt]),
      features.map(({ before, amount, after }) => [before, amount, after]),
    ];
    const words = JSON.stringify([description, headline, range, shown]);
    expect(words.match(/\d[\d.,]*\d/g)?.every((number) => /^70([.,]000)?$/.test(number))).toBe(
      true,
    );
    expect(words).not.toMatch(/off|undefined|  | [.।]|two hours/);
    expect(Object.keys(pictures)).toEqual(['about', 'contact', 'not-found']);
  },
);

test('one figure that is off takes only the texts with it', () => {
  const site = siteWith({ USERS: 'off', LOAN_FROM: 'off' });

  expect(headlineOf(site)).toBe('Loans up to ₹80,000 within 2 hours');
  expect(site.copy.range).toBe('Up to ₹80,000');
  expect(site.copy.description).toBe('Instant personal loans up to ₹80,000 within 2 hours.');
  expect(slidesOf(site)).toEqual(['Instant personal loans', 'Within 2 hours']);
  expect(cardsOf(site)).toEqual([
    'Within 2 hours',
    'Applicants salaried with ₹12,000 and above',
    'Up to ₹80,000',
  ]);
});

test.each([
  [{ LOAN_TO: 'off' }, /LOAN_TO was "off"; allowed: a whole number/],
  [{ LOAN_TO: '5,00,000' }, /LOAN_TO was "5,00,000"; allowed: a whole number above 0/],
  [{ LOAN_FROM: '0' }, /LOAN_FROM was "0"; allowed: .* or off/],
  [{ USERS: '3 million' }, /USERS was "3 million"; allowed/],
  [{ PAYOUT_TIME: 'fast' }, /PAYOUT_TIME was "fast"; allowed: .* such as 30 minutes, or off/],
  [
    { LOAN_TO: '1000' },
    /LOAN_TO was 1000; .*from 2000 to 1000 \(NEXT_PUBLIC_LOAN_FROM, which is not/,
  ],
  [{ LOAN_FROM: '90000', LOAN_TO: '90000' }, /LOAN_FROM was 90000; .* above the lowest/],
])('%j is refused', (settings, message) => {
  expect(() => siteWith(settings)).toThrow(message);
});
