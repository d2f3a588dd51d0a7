import type { InterfaceStrings } from './interface-strings';

/** The interface strings in Hindi. */
export const hi: InterfaceStrings = {
  navigation: {
    label: 'मुख्य',
    home: 'होम',
    about: 'हमारे बारे में',
    contact: 'संपर्क करें',
    skip: 'मुख्य सामग्री पर जाएँ',
  },
  banner: {
    label: 'हमारा लोन ऑफ़र',
    carousel: 'कैरोसेल',
    slide: 'स्लाइड',
    pause: 'बैनर रोकें',
    play: 'बैनर चलाएँ',
    previous: 'पिछली स्लाइड',
    next: 'अगली स्लाइड',
    position: '{count} में से {n}',
  },
  offer: {
    loanAmount: 'लोन की राशि',
    to: 'से',
    termInDays: 'अवधि (दिनों में)',
    interestRate: 'ब्याज दर',
    repaymentDate: 'लोन चुकाने की तारीख',
    maxApr: 'अधिकतम APR',
    example: 'लोन की कुल लागत का उदाहरण',
  },
  contact: {
    mail: 'हमें ईमेल करें',
    call: 'हमें कॉल करें',
    name: 'आपका नाम',
    email: 'आपका ईमेल',
    message: 'आपका अनुरोध',
    send: 'संदेश भेजें',
    missing: {
      Name: 'कृपया अपना नाम लिखें।',
      Telephone: 'कृपया अपना ईमेल लिखें।',
      Message: 'कृपया अपना अनुरोध लिखें।',
    },
    incomplete: 'कृपया पूरी जानकारी दें!',
    success: 'सफलतापूर्वक सबमिट हो गया!',
    delayed: 'आपका संदेश हमें नहीं मिला है। कृपया संपर्क करें:',
    delivery: {
      sending: 'आपका संदेश भेजा जा रहा है…',
      failed: 'कुछ गड़बड़ हो गई!',
      offline: 'आप ऑफ़लाइन हैं!',
      unsure: 'हो सकता है कि आपका संदेश हमें न मिला हो। आप यहाँ भी संपर्क कर सकते हैं:',
    },
  },
  footer: {
    address: 'पता',
    email: 'ईमेल',
    phone: 'फ़ोन',
    cin: 'CIN',
    nbfc: 'NBFC पंजीकरण',
    licence: 'लाइसेंस',
    lender: 'लोन देने वाली संस्था',
    complaints: 'शिकायत निवारण',
    privacy: 'गोपनीयता नीति',
    terms: 'नियम और शर्तें',
  },
  company: {
    exampleAddress: '1, उदाहरण मार्ग, उदाहरण नगर',
    copyright: '© {name}. सर्वाधिकार सुरक्षित।',
  },
  notFound: {
    title: 'यह पेज नहीं मिला',
    text: 'इस पते पर कोई पेज नहीं है।',
    home: 'होम पेज पर जाएँ',
  },
};
