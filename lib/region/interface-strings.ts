/**
 * The interface strings, English in both regions. Those that `app/PRODUCT.md` quotes (PRODUCT rules 15, 21, 22, 24 and 26) are exact; the others
 * are ours, written for people who cannot see the page or who made a slip in the form.
 */
export const interfaceStrings = {
  navigation: {
    label: 'Main',
    home: 'Home',
    about: 'About us',
    contact: 'Contact us',
    skip: 'Skip to content',
  },
  banner: {
    label: 'Our loan offer',
    pause: 'Pause the banner',
    play: 'Play the banner',
    previous: 'Previous slide',
    next: 'Next slide',
    position: '{n} of {count}',
  },
  offer: {
    loanAmount: 'Loan amount',
    to: 'to',
    termInDays: 'Term in days',
    interestRate: 'Interest rate',
    repaymentDate: 'Repayment date',
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
  },
  footer: {
    address: 'Address',
    email: 'Email',
    phone: 'Phone',
    cin: 'CIN',
    nbfc: 'NBFC registration',
  },
  notFound: {
    title: 'This page went missing',
    text: 'The address does not lead anywhere.',
    home: 'Go to the home page',
  },
} as const;
