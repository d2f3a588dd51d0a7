import { render, screen } from '@testing-library/react';
import { BackgroundPicture } from '@/components/picture/background-picture';
import { Picture } from '@/components/picture/picture';

const picture = {
  alt: 'A coin',
  files: {
    width: 960,
    height: 720,
    avif: { '480': '/coin-480.avif', '240': '/coin-240.avif', '1000': '/coin-1000.avif' },
    webp: '/coin-480.webp',
  },
};

test('offers AVIF before WebP and sets its dimensions', () => {
  const { container } = render(<Picture picture={picture} sizes="10rem" />);
  const image = screen.getByRole('img', { name: 'A coin' });

  expect(container.querySelector('source')).toHaveAttribute(
    'srcset',
    '/coin-240.avif 240w, /coin-480.avif 480w, /coin-1000.avif 1000w',
  );
  expect(image).toHaveAttribute('src', '/coin-480.webp');
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['960', '720']);
});

test('loads lazily unless it is eager', () => {
  const { rerender } = render(<Picture picture={picture} sizes="10rem" />);
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'lazy');

  rerender(<Picture picture={picture} sizes="10rem" eager />);
  expect(screen.getByRole('img')).not.toHaveAttribute('loading');
});

test.each([true, false])('leaves the network to the fonts, eager: %s', (eager) => {
  render(<Picture picture={picture} sizes="10rem" eager={eager} />);

  expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'low');
});

test('marks a photograph, which the style sheet shows as a disc', () => {
  const { rerender } = render(<Picture picture={picture} sizes="10rem" />);
  expect(screen.getByRole('img')).not.toHaveAttribute('data-opaque');

  const photograph = { ...picture, files: { ...picture.files, opaque: true } };
  rerender(<Picture picture={photograph} sizes="10rem" />);
  expect(screen.getByRole('img')).toHaveAttribute('data-opaque');
});

test('a background has the second largest file on phones, and is WebP where there is no AVIF', () => {
  render(<BackgroundPicture name="coin" files={picture.files} />);
  const [style] = document.head.querySelectorAll('style');

  expect(style?.textContent?.match(/\/coin-\d+\.\w+|min-width/g)).toEqual([
    '/coin-480.webp',
    '/coin-480.avif',
    'min-width',
    '/coin-1000.avif',
  ]);
});

test.each([true, false])('marks a photograph in a background, opaque: %s', (opaque) => {
  const { container } = render(
    <BackgroundPicture name="coin" files={{ ...picture.files, opaque }} />,
  );

  expect(container.querySelectorAll('.coin[data-opaque]')).toHaveLength(opaque ? 1 : 0);
});
