import type { InterfaceStrings } from './interface-strings';

/** The interface strings in Bahasa Indonesia. */
export const id: InterfaceStrings = {
  navigation: {
    label: 'Utama',
    home: 'Beranda',
    about: 'Tentang',
    contact: 'Kontak',
    skip: 'Langsung ke konten',
  },
  banner: {
    label: 'Penawaran pinjaman kami',
    carousel: 'tayangan salindia',
    slide: 'salindia',
    pause: 'Jeda banner',
    play: 'Putar banner',
    previous: 'Salindia sebelumnya',
    next: 'Salindia berikutnya',
    position: '{n} dari {count}',
  },
  offer: {
    loanAmount: 'Jumlah pinjaman',
    to: 'hingga',
    termInDays: 'Tenor (hari)',
    interestRate: 'Suku bunga',
    repaymentDate: 'Tanggal jatuh tempo',
    maxApr: 'APR maksimum',
    example: 'Contoh perhitungan',
  },
  contact: {
    mail: 'Email Kami',
    call: 'Telepon Kami',
    name: 'Nama Anda',
    email: 'Email Anda',
    message: 'Permintaan Anda',
    send: 'Kirim Pesan',
    missing: {
      Name: 'Harap isi nama Anda.',
      Telephone: 'Harap isi email Anda.',
      Message: 'Harap isi permintaan Anda.',
    },
    incomplete: 'Harap lengkapi informasi Anda!',
    success: 'Berhasil dikirim!',
    delayed: 'Pesan Anda belum terkirim. Anda juga dapat menghubungi kami:',
    delivery: {
      sending: 'Pesan Anda sedang dikirim…',
      failed: 'Terjadi kesalahan!',
      offline: 'Anda sedang offline!',
      unsure: 'Pesan Anda mungkin belum kami terima. Anda juga dapat menghubungi kami:',
    },
  },
  footer: {
    address: 'Alamat',
    email: 'Email',
    phone: 'Telepon',
    cin: 'CIN',
    nbfc: 'Pendaftaran NBFC',
    licence: 'Izin',
    lender: 'Pemberi pinjaman',
    complaints: 'Pengaduan',
    privacy: 'Kebijakan privasi',
    terms: 'Syarat dan ketentuan',
  },
  company: {
    exampleAddress: 'Jalan Contoh No. 1, Kota Contoh',
    copyright: '© {name}. Hak cipta dilindungi undang-undang.',
  },
  notFound: {
    title: 'Halaman ini tidak ditemukan',
    text: 'Alamat ini tidak mengarah ke mana pun.',
    home: 'Buka beranda',
  },
};
