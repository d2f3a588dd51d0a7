import pictures from '@/lib/region/pictures.json';
import type { RegionCopy } from '../copy-types';
import { withNoBreakSpaces } from '../number-formats';
import { offerFigures } from './offer-figures';

const { from, to, salary, hours, users } = offerFigures('hi');
const { india: art } = pictures;

export const hi: RegionCopy = {
  description: `${hours} के भीतर ${from} से ${to} तक का इंस्टेंट पर्सनल लोन। ${users} से अधिक यूज़र।`,
  offer: {
    before: `${hours} के भीतर`,
    from,
    to,
    range: [from, to],
    after: 'तक का लोन',
    action: 'लोन के बारे में पूछें',
  },
  slides: [
    {
      title: 'इंस्टेंट पर्सनल लोन',
      text: 'अपने फ़ोन के ऐप से।',
      picture: { files: art.phone, alt: 'एक फ़ोन, जिसकी स्क्रीन से रुपये के सिक्के निकल रहे हैं' },
    },
    {
      title: `${withNoBreakSpaces(hours)} के भीतर`,
      text: 'वेतन पाने वाले आवेदकों के लिए।',
      picture: { files: art.clock, alt: 'एक घड़ी, जिसके डायल पर दो घंटे का समय दिखाया गया है' },
    },
    {
      title: `${withNoBreakSpaces(users)} से अधिक यूज़र`,
      text: `${salary} या उससे अधिक वेतन।`,
      picture: { files: art.crowd, alt: 'रुपये के एक सिक्के के चारों ओर लोगों का समूह' },
    },
  ],
  features: [
    { before: '', amount: users, after: 'से अधिक यूज़र', picture: art.users },
    { before: '', amount: hours, after: 'के भीतर', picture: art.arrival },
    { before: '', amount: salary, after: 'या उससे अधिक वेतन पाने वाले आवेदक', picture: art.salary },
    { before: '', amount: to, after: 'तक', picture: art.range },
  ],
  escalation: 'अगर 30 दिनों में आपकी शिकायत का समाधान न हो, तो आप भारतीय रिज़र्व बैंक से शिकायत कर सकते हैं।',
  art,
};
