import pictures from '@/lib/pictures/pictures.json';
import type { RegionCopy } from '../copy-types';
import { createNumberFormatters, unbroken } from '../number-formats';
import { figures } from './offer-figures';

const numbers = createNumberFormatters('hi', figures.currency);
const from = numbers.amount(figures.smallestLoan);
const to = numbers.amount(figures.largestLoan);
const salary = numbers.amount(figures.smallestSalary);
const hours = numbers.hours(figures.hours);
const users = numbers.count(figures.users);

/** India in Hindi. */
export const hi: RegionCopy = {
  description: `${hours} के भीतर ${from} से ${to} तक का इंस्टेंट पर्सनल लोन। ${users} से अधिक यूज़र।`,
  offer: {
    before: `${hours} के भीतर`,
    from,
    to,
    after: 'तक का लोन',
    highlights: [`${users} से अधिक यूज़र`, `${salary} या उससे अधिक वेतन पाने वाले आवेदक`],
    action: 'लोन के बारे में पूछें',
  },
  slides: [
    {
      title: 'इंस्टेंट पर्सनल लोन',
      text: 'अपने फ़ोन के ऐप से।',
      picture: {
        files: pictures.india.phone,
        alt: 'एक फ़ोन, जिसकी स्क्रीन से रुपये के सिक्के निकल रहे हैं',
      },
    },
    {
      title: `${unbroken(hours)} के भीतर`,
      text: `${from} से ${to} तक।`,
      picture: {
        files: pictures.india.clock,
        alt: 'एक घड़ी, जिसके डायल पर दो घंटे का समय दिखाया गया है',
      },
    },
    {
      title: `${unbroken(users)} से अधिक यूज़र`,
      text: `${salary} या उससे अधिक वेतन।`,
      picture: {
        files: pictures.india.crowd,
        alt: 'रुपये के एक सिक्के के चारों ओर लोगों का समूह',
      },
    },
  ],
  features: [
    { before: '', amount: to, after: 'तक', picture: pictures.india.range },
    { before: '', amount: hours, after: 'के भीतर', picture: pictures.india.arrival },
    { before: '', amount: users, after: 'से अधिक यूज़र', picture: pictures.india.users },
    { before: 'वेतन', amount: salary, after: 'या उससे अधिक', picture: pictures.india.salary },
  ],
  about: [],
  aboutPicture: pictures.india.about,
  contactPicture: pictures.india.contact,
  notFoundPicture: pictures.india['not-found'],
};
