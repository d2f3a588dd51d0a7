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

test('offers AVIF before WebP, sets its dimensions, loads lazily, and has low fetch priority', () => {
  const { container } = render(<Picture picture={picture} sizes="10rem" />);
  const image = screen.getByRole('img', { name: 'A coin' });

  expect(container.querySelector('source')).toHaveAttribute(
    'srcset',
    '/coin-240.avif 240w, /coin-480.avif 480w, /coin-1000.avif 1000w',
  );
  const attributes = [...image.attributes].map(({ name, value }) => [name, value]);
  expect(Object.fromEntries(attributes)).toMatchObject({
    src: '/coin-480.webp',
    width: '960',
    height: '720',
    loading: 'lazy',
    fetchpriority: 'low',
  });
  expect(image).not.toHaveAttribute('data-opaque');
});

const photograph = { ...picture, files: { ...picture.files, opaque: true } };

test('is loaded at once if it is eager, and marked if it is a photograph, which the style sheet shows as a circle', () => {
  render(<Picture picture={photograph} sizes="10rem" eager />);

  const image = screen.getByRole('img');
  expect(image).not.toHaveAttribute('loading');
  expect(image).toHaveAttribute('fetchpriority', 'low');
  expect(image).toHaveAttribute('data-opaque');
});

test('a background has the second largest file on phones, is WebP where there is no AVIF, and is marked if it is a photograph', () => {
  const { container, rerender } = render(<BackgroundPicture name="coin" files={picture.files} />);
  const [style] = document.head.querySelectorAll('style');
  const marked = () => container.querySelectorAll('.coin[data-opaque]');

  expect(style?.textContent?.match(/\/coin-\d+\.\w+|min-width/g)).toEqual([
    '/coin-480.webp',
    '/coin-480.avif',
    'min-width',
    '/coin-1000.avif',
  ]);
  expect(marked()).toHaveLength(0);
  rerender(<BackgroundPicture name="coin" files={photograph.files} />);
  expect(marked()).toHaveLength(1);
});
