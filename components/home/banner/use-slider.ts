import { useEffect, useState, type RefObject } from 'react';
import type { Slider } from './slider';

/**
 * Loads the slider's code once the page stands, and starts it on the slides that are already there. Undefined until
 * then, and for good if the code cannot be had: the first slide simply stays.
 */
export function useSlider(viewport: RefObject<HTMLElement | null>): Slider | undefined {
  const [slider, setSlider] = useState<Slider>();

  useEffect(() => {
    let unmounted = false;
    let created: Slider | undefined;
    import('./slider').then(
      ({ createSlider }) => {
        if (unmounted || !viewport.current) return;
        created = createSlider(viewport.current);
        setSlider(created);
      },
      () => undefined,
    );
    return () => {
      unmounted = true;
      created?.destroy();
    };
  }, [viewport]);

  return slider;
}
