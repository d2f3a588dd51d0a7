'use client';

import { useEffect } from 'react';
import { startSwiper } from '@/components/home/banner/start-swiper';
import { startRotation } from '@/lib/banner/start-rotation';
import { lateScripts } from '@/lib/browser-scripts/late-scripts-interface';
import { markCurrentSection } from '@/lib/browser-scripts/loader/mark-current-section';
import { markScripting } from '@/lib/browser-scripts/loader/mark-scripting';

/** React runs each effect twice in development. */
let started = false;

/**
 * Does in `next dev` what the loader does in the export (lib/browser-scripts/loader), as far as a
 * visitor sees it. Next hydrates the islands. The export does not contain it.
 */
export function DevelopmentLoader() {
  useEffect(() => {
    if (started) return;
    started = true;
    lateScripts.startSwiper = startSwiper;
    markScripting();
    markCurrentSection();
    addEventListener('hashchange', markCurrentSection);
    startRotation();
  }, []);
  return null;
}
