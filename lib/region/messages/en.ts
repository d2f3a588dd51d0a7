/**
 * The interface messages in English. PRODUCT rules 15, 21, 22, 24 and 26 quote some of them: those
 * are exact. The others are ours: what screen readers announce, and the errors of the form.
 */
export const en = {
  navigation: {
    label: 'Main',
    home: 'Home',
    about: 'About us',
    contact: 'Contact us',
    skip: 'Skip to content',
  },
  banner: {
    label: 'Our loan offer',
    carousel: 'carousel',
    slide: 'slide',
    pause: 'Pause the banner',
    play: 'Play the banner',
    previous: 'Previous slide',
    next: 'Next slide',
    position: '{n} of {count}',
  },
  offer: {
    getApp: 'Get the app',
    loanAmount: 'Loan amount',
    to: 'to',
    termInDays: 'Term in days',
    interestRate: 'Interest rate',
    repaymentDate: 'Repayment date',
    askAbout: 'Ask us about',
    maxApr: 'Maximum APR',
    example: 'Representative example',
  },
  contact: {
    mail: 'Mail Us',
    call: 'Call Us',
    name: 'Your name',
    email: 'Your email',
    message: 'Request message',
    send: 'Send Message',
    missing: {
      Name: 'Please fill in your name.',
      Telephone: 'Please fill in your email.',
      Message: 'Please fill in your message.',
    },
    incomplete: 'Please provide complete information!',
    success: 'Submit successfully!',
    delayed: 'Your message is not sent yet. You can also contact us:',
    delivery: {
      sending: 'Your message is being sent…',
      failed: 'Something went wrong!',
      offline: 'You are offline!',
      unsure: 'Your message may not have reached us. You can also contact us:',
    },
  },
  footer: {
    address: 'Address',
    email: 'Email',
    phone: 'Phone',
    whatsApp: 'WhatsApp',
    hours: 'Hours',
    cin: 'CIN',
    nbfc: 'NBFC registration',
    licence: 'Licence',
    lender: 'Lender',
    complaints: 'Complaints',
    privacy: 'Privacy policy',
    terms: 'Terms',
  },
  company: {
    exampleAddress: '1 Example Street, Exampleville',
    copyright: '© {name}. All rights reserved.',
  },
  notFound: {
    title: 'This page went missing',
    text: 'The address does not lead anywhere.',
    home: 'Go to the home page',
  },
} as const;
