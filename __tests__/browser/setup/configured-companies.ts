import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import type { EnvironmentVariables } from '@/lib/config/parse-settings';
import type { Language } from '@/lib/region/languages';
import { regions, type Region } from '@/lib/region/regions';
import { VARIANTS, type Variant } from '@/lib/region/variants';
import { CHANGING_BEHAVIOUR } from './extra-export-settings';

/**
 * The examples of `.env.example`, without those that change what the page does. So the forms of
 * both companies send nothing.
 */
const EXAMPLES = Object.fromEntries(
  Object.entries(
    parseEnv(readFileSync('.env.example', 'utf8').replace(/^# (?=NEXT_PUBLIC_\w+=)/gm, '')),
  ).filter(([variable]) => !CHANGING_BEHAVIOUR.some((one) => one === variable)),
);

/** What only the loan app reads. */
const FOR_LOAN_APP = {
  NEXT_PUBLIC_APP_API: 'https://api.mahalaxmi.example/v1/unshown',
  NEXT_PUBLIC_APP_H5: 'h5/"unshown"&1',
  NEXT_PUBLIC_APP_EN_NAME: 'Unshown "Mahalaxmi" & App',
  NEXT_PUBLIC_APP_CN_NAME: 'Unshown 应用 & $Now',
  NEXT_PUBLIC_APP_YD_NAME: 'Unshown ऐप / "क"',
} as const;

/**
 * What two companies set, each in the local language of its region. The values are valid, but
 * awkward: long, with quotes, ampersands, slashes, dollar signs, umlauts, Devanagari,
 * the name of the other country, and colours in other notations than `#rrggbb`. All companies,
 * people and numbers are invented.
 */
const AWKWARD_SETTINGS = {
  'india-configured': {
    NEXT_PUBLIC_REGION: '1',
    NEXT_PUBLIC_LANGUAGE: 'hi',
    NEXT_PUBLIC_COM_NAME: 'महालक्ष्मी & "श्री गणेश" ऋण / फ़ाइनेंस सर्विसेज़ प्राइवेट लिमिटेड',
    NEXT_PUBLIC_ADDRESS:
      'Flat #12/B, 3rd Cross & Main Road, \'Lakṣmī "Süd" Towers\', opposite $Now Plaza, कृष्णराजपुरम मुख्य मार्ग, उदाहरण नगर, Exampleville 560001, Karnataka, India',
    NEXT_PUBLIC_EMAIL: "o'brien+loans$now@mahalaxmi-finance-services.example",
    NEXT_PUBLIC_COPYRIGHT: '© 2026 महालक्ष्मी & "श्री गणेश" ऋण. $1 {name} \\n सर्वाधिकार सुरक्षित।',
    NEXT_PUBLIC_PHONE: '+91 (0)22 5550 0100',
    NEXT_PUBLIC_HOURS: 'सोमवार से शनिवार, सुबह 10 बजे से शाम 6 बजे तक & "छुट्टियों" में बंद/$0',
    NEXT_PUBLIC_CIN: 'U65929KA2015PTC000000/"A" & B',
    NEXT_PUBLIC_NBFC: "N-02.00000 ('Base Layer')",
    NEXT_PUBLIC_LICENCE: 'RBI पंजीकरण "N-02.00000" & 05/2015, श्रेणी $B',
    NEXT_PUBLIC_LENDER: 'Müller & "Söhne" ऋणदाता Private Limited',
    NEXT_PUBLIC_LENDER_URL: "https://lender.example/Indonesia/it's&(more)",
    NEXT_PUBLIC_COMPLAINTS_NAME:
      'श्रीमती A. "Üma" O\'Example, Grievance Redressal Officer / शिकायत अधिकारी',
    NEXT_PUBLIC_COMPLAINTS_PHONE: '(022) 5550-0101',
    NEXT_PUBLIC_COMPLAINTS_EMAIL: 'शिकायत.grievance-redressal-officer@mahalaxmi.example',
    NEXT_PUBLIC_PRIVACY_URL: "https://h5.mahalaxmi.example/?id=1&page=$now#/it's/privacy&data/@me",
    NEXT_PUBLIC_TERMS_URL: 'http://terms.mahalaxmi.example:8080/terms',
    NEXT_PUBLIC_TERM_IN_DAYS: '91 से 365 "दिन"',
    NEXT_PUBLIC_INTEREST_RATE: '12% – 24% प्रति वर्ष & GST/उपकर',
    NEXT_PUBLIC_REPAYMENT_DATE: 'हर महीने की 5 तारीख, या उससे पहले का आख़िरी कामकाजी दिन',
    NEXT_PUBLIC_MAX_APR: '36% (सभी शुल्क सहित)',
    NEXT_PUBLIC_LOAN_EXAMPLE:
      '₹10,000 का लोन, 120 दिन, 24% प्रति वर्ष & "प्रोसेसिंग" शुल्क ₹200: कुल लागत ₹989, कुल भुगतान ₹10,989। हर दिन की देरी पर $0 शुल्क/जुर्माना।',
    NEXT_PUBLIC_RISK_WARNING: 'सावधान: "लोन" & $0 जोखिम/शुल्क की शर्तें ध्यान से पढ़ें।',
    NEXT_PUBLIC_APP_URL:
      'https://play.google.com/store/apps/details?id=example.mahalaxmi.loans&hl=hi',
    NEXT_PUBLIC_HTTP_URL: 'https://www.mahalaxmi.example:8443',
    NEXT_PUBLIC_OTHER_REGION_URL:
      'en-IN=https://en.mahalaxmi.example, en-ID=https://mahalaxmi.example/Indonesia, id-ID=https://mahalaxmi.example/a&b/indonesia',
    NEXT_PUBLIC_OFFLINE_CACHE: 'on',
    NEXT_PUBLIC_BACKGROUND: 'oklch(0.45 0.17 300)',
    NEXT_PUBLIC_BG_FONT_COLOR: 'white',
    NEXT_PUBLIC_FONT_COLOR: 'hsl(280 60% 15%)',
  },
  'indonesia-configured': {
    NEXT_PUBLIC_REGION: '2',
    NEXT_PUBLIC_LANGUAGE: 'id',
    NEXT_PUBLIC_COM_NAME: 'PT Müller & "Söhne" $Now /Beta Pembiayaan \'Nusantara\' Tbk ऋण',
    NEXT_PUBLIC_ADDRESS:
      'Gedung "Größe & Partner" Lantai 12/B, Jalan Jenderal O\'Contoh Kav. #52–53, RT.5/RW.3, Kelurahan Contohbaru, Kecamatan Kebayoran Contoh, Kota Contoh Selatan, Daerah Khusus $Ibukota 12190, Indonesia',
    NEXT_PUBLIC_EMAIL: 'layanan-pelanggan_müller.söhne@nusantara.example',
    NEXT_PUBLIC_COPYRIGHT:
      '© 2026 PT Müller & "Söhne" $Now /Beta. Hak cipta dilindungi. $& \\u003c {name}',
    NEXT_PUBLIC_PHONE: '+62 (0)21 5550-0100',
    NEXT_PUBLIC_HOURS: 'Senin–Sabtu, 08.00–17.00 WIB & "hari libur" tutup/$0',
    NEXT_PUBLIC_ESCALATION:
      'Belum selesai? Hubungi "OJK" & LAPS SJK di 157/$0, atau layanan pengaduan konsumen sektor jasa keuangan.',
    NEXT_PUBLIC_TOTAL_FUNDED: 'Rp1.234.567.890.123.456 "sejak" 2018 & $0/hari',
    NEXT_PUBLIC_CIN: 'Unused/"CIN" & 1',
    NEXT_PUBLIC_NBFC: "Unused/'NBFC' $2",
    NEXT_PUBLIC_LICENCE:
      'Berizin dan diawasi oleh Otoritas Jasa Keuangan (OJK), "KEP-00/D.00/0000" & S-1/NB.1/2026',
    NEXT_PUBLIC_LENDER: 'PT Bank Contoh "Müller" & Söhne Tbk',
    NEXT_PUBLIC_LENDER_URL: "https://bank-contoh.example/India/it's&(more)",
    NEXT_PUBLIC_COMPLAINTS_NAME: 'Ibu Ü. O\'Contoh / "Layanan Pengaduan" & Perlindungan Konsumen',
    NEXT_PUBLIC_COMPLAINTS_PHONE: '+62 (0) 800 5550 0101',
    NEXT_PUBLIC_COMPLAINTS_EMAIL: "pengaduan+o'contoh$now@nusantara.example",
    NEXT_PUBLIC_PRIVACY_URL: 'https://medium.example/@nusantara/privasi&data/$now?a=b&c',
    NEXT_PUBLIC_TERMS_URL: 'http://syarat.nusantara.example:8080/syarat',
    NEXT_PUBLIC_TERM_IN_DAYS: '91 hingga 365 "hari"',
    NEXT_PUBLIC_INTEREST_RATE: '12%–24% per tahun & biaya/provisi',
    NEXT_PUBLIC_REPAYMENT_DATE: 'Tanggal 5 setiap bulan, atau hari kerja terakhir sebelumnya',
    NEXT_PUBLIC_MAX_APR: '36% (semua biaya)',
    NEXT_PUBLIC_LOAN_EXAMPLE:
      'Pinjaman Rp1.000.000 selama 120 hari dengan bunga 24% per tahun & biaya "administrasi" Rp20.000: total biaya Rp98.900, total pembayaran Rp1.098.900. Denda $0/hari.',
    NEXT_PUBLIC_RISK_WARNING:
      'HATI-HATI, TRANSAKSI INI BERISIKO TINGGI & "MAHAL". JANGAN BERUTANG JIKA TIDAK MEMILIKI KEMAMPUAN MEMBAYAR $1/HARI.',
    NEXT_PUBLIC_APP_URL: "https://apps.apple.com/id/app/pinjaman-müller/id1234567890?a='b'&c=$now",
    NEXT_PUBLIC_HTTP_URL: 'https://www.pinjaman-müller.example',
    NEXT_PUBLIC_OTHER_REGION_URL:
      'en-ID=https://en.nusantara.example/, hi-IN=https://nusantara.example/a&b/India en-IN=https://nusantara.example/India',
    NEXT_PUBLIC_OFFLINE_CACHE: 'off',
    NEXT_PUBLIC_BACKGROUND: 'rgb(255 214 10)',
    NEXT_PUBLIC_BG_FONT_COLOR: '#123',
    NEXT_PUBLIC_FONT_COLOR: 'darkslategray',
  },
} as const;

export type ConfiguredCompany = keyof typeof AWKWARD_SETTINGS;

export type OtherLanguage = `${Region}-${Language}`;

/** Two companies that set everything: a setting without an awkward value has that of the example. */
export const CONFIGURED_COMPANIES = {
  'india-configured': { ...EXAMPLES, ...FOR_LOAN_APP, ...AWKWARD_SETTINGS['india-configured'] },
  'indonesia-configured': {
    ...EXAMPLES,
    ...FOR_LOAN_APP,
    ...AWKWARD_SETTINGS['indonesia-configured'],
  },
} as const;

function hasOwnSite({ region, language }: Variant): boolean {
  const { flag } = regions[region];
  const companies = Object.values(CONFIGURED_COMPANIES);
  return (
    language === 'en' ||
    companies.some(
      (one) => one.NEXT_PUBLIC_REGION === flag && one.NEXT_PUBLIC_LANGUAGE === language,
    )
  );
}

/**
 * The example company in each language that no site above has, by names such as `india-ta`: the
 * tests of all sites open a new language without a change of them.
 */
export const EXAMPLES_IN_OTHER_LANGUAGES: Readonly<
  Partial<Record<OtherLanguage, EnvironmentVariables>>
> = Object.fromEntries(
  VARIANTS.filter((variant) => !hasOwnSite(variant)).map(({ region, language }) => [
    `${region}-${language}`,
    { NEXT_PUBLIC_REGION: regions[region].flag, NEXT_PUBLIC_LANGUAGE: language },
  ]),
);
