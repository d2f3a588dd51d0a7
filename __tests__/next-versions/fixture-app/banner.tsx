'use client';

import { useState } from 'react';

/** Loads the slider when it is needed, as the site's banner does. */
export function Banner() {
  const [slides, setSlides] = useState(0);
  const start = () => void import('./slider').then(({ countSlides }) => setSlides(countSlides()));
  return <button onClick={start}>{slides}</button>;
}
